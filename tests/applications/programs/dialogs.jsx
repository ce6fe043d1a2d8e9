/** Modal dialogs of other libraries, with a gallery inside or outside of their React trees: `?<library>&<place>`. */
import { createRoot } from 'react-dom/client';
import { useEffect, useRef, useState } from 'react';
import { ModalGallery } from 'ks-gallery-react';
import { Dialog as RadixDialog } from 'radix-ui';
import * as ReactAria from 'react-aria-components';
import { Dialog as MuiDialog } from '@mui/material';
import * as Headless from '@headlessui/react';
import { Dialog as BaseDialog } from '@base-ui/react/dialog';
import { Modal as BootstrapModal } from 'bootstrap';
import { images, OpenGallery } from './gallery';

const title = 'Other dialog';

const dialogs = {
  radix: ({ open, onOpenChange, children }) => (
    <RadixDialog.Root {...{ open, onOpenChange }}>
      <RadixDialog.Portal>
        <RadixDialog.Overlay className="overlay" />
        <RadixDialog.Content className="panel" aria-describedby={undefined}>
          <RadixDialog.Title>{title}</RadixDialog.Title>
          {children}
        </RadixDialog.Content>
      </RadixDialog.Portal>
    </RadixDialog.Root>
  ),
  'react-aria': ({ open, onOpenChange, children }) => (
    <ReactAria.ModalOverlay
      className="overlay"
      isOpen={open}
      isDismissable
      onOpenChange={onOpenChange}
    >
      <ReactAria.Modal className="panel">
        <ReactAria.Dialog>
          <ReactAria.Heading slot="title">{title}</ReactAria.Heading>
          {children}
        </ReactAria.Dialog>
      </ReactAria.Modal>
    </ReactAria.ModalOverlay>
  ),
  mui: ({ open, onOpenChange, children }) => (
    <MuiDialog
      aria-labelledby="title"
      transitionDuration={0}
      {...{ open }}
      onClose={() => onOpenChange(false)}
    >
      <h2 id="title">{title}</h2>
      {children}
    </MuiDialog>
  ),
  headless: ({ open, onOpenChange, children }) => (
    <Headless.Dialog {...{ open }} onClose={onOpenChange}>
      <div className="overlay" />
      <Headless.DialogPanel className="panel">
        <Headless.DialogTitle>{title}</Headless.DialogTitle>
        {children}
      </Headless.DialogPanel>
    </Headless.Dialog>
  ),
  'base-ui': ({ open, onOpenChange, children }) => (
    <BaseDialog.Root {...{ open, onOpenChange }}>
      <BaseDialog.Portal>
        <BaseDialog.Backdrop className="overlay" />
        <BaseDialog.Popup className="panel">
          <BaseDialog.Title>{title}</BaseDialog.Title>
          {children}
        </BaseDialog.Popup>
      </BaseDialog.Portal>
    </BaseDialog.Root>
  ),
  bootstrap: function Bootstrap({ open, onOpenChange, children }) {
    const element = useRef(null);
    const modal = useRef(null);
    useEffect(() => {
      const { current } = element;
      modal.current = new BootstrapModal(current);
      const close = () => onOpenChange(false);
      current.addEventListener('hidden.bs.modal', close);
      return () => current.removeEventListener('hidden.bs.modal', close);
    }, [onOpenChange]);
    useEffect(() => {
      if (open) modal.current.show();
      else modal.current.hide();
    }, [open]);
    return (
      <div ref={element} className="modal" tabIndex={-1} role="dialog" aria-labelledby="title">
        <div className="modal-dialog">
          <div className="modal-content">
            <h2 id="title">{title}</h2>
            {children}
          </div>
        </div>
      </div>
    );
  },
  native: function Native({ open, onOpenChange, children }) {
    const element = useRef(null);
    useEffect(() => {
      if (open) element.current.showModal();
    }, [open]);
    return (
      <dialog ref={element} aria-labelledby="title" onClose={() => onOpenChange(false)}>
        <h2 id="title">{title}</h2>
        {children}
      </dialog>
    );
  },
};

const [library, place] = location.search.slice(1).split('&');
const Neighbour = dialogs[library];

function Application() {
  const [open, setOpen] = useState(false);
  const [isGalleryOpen, setGalleryOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Open the dialog
      </button>
      <Neighbour open={open} onOpenChange={setOpen}>
        {place === 'inside' ? (
          <OpenGallery />
        ) : (
          <button type="button" onClick={() => setGalleryOpen(true)}>
            Open the gallery
          </button>
        )}
      </Neighbour>
      {place === 'outside' && (
        <ModalGallery images={images} open={isGalleryOpen} onOpenChange={setGalleryOpen} />
      )}
    </>
  );
}

createRoot(document.getElementById('root')).render(<Application />);

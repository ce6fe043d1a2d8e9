/** Menus of other libraries whose items open a gallery: `?<library>`. */
import { createRoot } from 'react-dom/client';
import { useState } from 'react';
import { ModalGallery } from 'ks-gallery-react';
import { DropdownMenu } from 'radix-ui';
import * as ReactAria from 'react-aria-components';
import { Menu as MuiMenu, MenuItem as MuiItem } from '@mui/material';
import * as Headless from '@headlessui/react';
import { Menu as BaseMenu } from '@base-ui/react/menu';
import { images } from './gallery';

const trigger = 'Actions';
const item = 'Open the gallery';

const menus = {
  radix: ({ onSelect }) => (
    <DropdownMenu.Root>
      <DropdownMenu.Trigger>{trigger}</DropdownMenu.Trigger>
      <DropdownMenu.Portal>
        <DropdownMenu.Content>
          <DropdownMenu.Item onSelect={onSelect}>{item}</DropdownMenu.Item>
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  ),
  'react-aria': ({ onSelect }) => (
    <ReactAria.MenuTrigger>
      <ReactAria.Button>{trigger}</ReactAria.Button>
      <ReactAria.Popover>
        <ReactAria.Menu>
          <ReactAria.MenuItem onAction={onSelect}>{item}</ReactAria.MenuItem>
        </ReactAria.Menu>
      </ReactAria.Popover>
    </ReactAria.MenuTrigger>
  ),
  mui: function Mui({ onSelect }) {
    const [anchor, setAnchor] = useState(null);
    const choose = () => {
      setAnchor(null);
      onSelect();
    };
    return (
      <>
        <button type="button" onClick={({ currentTarget }) => setAnchor(currentTarget)}>
          {trigger}
        </button>
        <MuiMenu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
          <MuiItem onClick={choose}>{item}</MuiItem>
        </MuiMenu>
      </>
    );
  },
  headless: ({ onSelect }) => (
    <Headless.Menu>
      <Headless.MenuButton>{trigger}</Headless.MenuButton>
      <Headless.MenuItems anchor="bottom">
        <Headless.MenuItem>
          <button type="button" onClick={onSelect}>
            {item}
          </button>
        </Headless.MenuItem>
      </Headless.MenuItems>
    </Headless.Menu>
  ),
  'base-ui': ({ onSelect }) => (
    <BaseMenu.Root>
      <BaseMenu.Trigger>{trigger}</BaseMenu.Trigger>
      <BaseMenu.Portal>
        <BaseMenu.Positioner>
          <BaseMenu.Popup>
            <BaseMenu.Item onClick={onSelect}>{item}</BaseMenu.Item>
          </BaseMenu.Popup>
        </BaseMenu.Positioner>
      </BaseMenu.Portal>
    </BaseMenu.Root>
  ),
};

const Menu = menus[location.search.slice(1)];

function Application() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Menu onSelect={() => setOpen(true)} />
      <ModalGallery {...{ images, open }} onOpenChange={setOpen} />
    </>
  );
}

createRoot(document.getElementById('root')).render(<Application />);

import type { IconDefinition } from '@fortawesome/free-solid-svg-icons';
import { faDownload } from '@fortawesome/free-solid-svg-icons/faDownload';
import { faExternalLinkAlt } from '@fortawesome/free-solid-svg-icons/faExternalLinkAlt';
import { faPlus } from '@fortawesome/free-solid-svg-icons/faPlus';
import { faTimes } from '@fortawesome/free-solid-svg-icons/faTimes';
import { ButtonsStrategy, ButtonType, type ModalLibConfig } from 'ks-gallery-react';

/** Renders an icon as inline SVG, without the stylesheet and the fonts of Font Awesome. */
function renderIcon({ icon: [width, height, , , path] }: IconDefinition) {
  return (
    <svg viewBox={`0 0 ${width} ${height}`}>
      <path d={String(path)} />
    </svg>
  );
}

// `icon` replaces the icon of `className`. Without it, the Font Awesome of your page renders the icon.
export const libConfig: ModalLibConfig = {
  currentImageConfig: { downloadable: true },
  buttonsConfig: {
    visible: true,
    strategy: ButtonsStrategy.CUSTOM,
    buttons: [
      {
        type: ButtonType.CUSTOM,
        className: 'fas fa-plus',
        icon: renderIcon(faPlus),
        fontSize: '20px',
        ariaLabel: 'custom plus aria label',
        title: 'custom plus title',
      },
      {
        type: ButtonType.CLOSE,
        className: 'fas fa-times',
        icon: renderIcon(faTimes),
        fontSize: '20px',
        ariaLabel: 'custom close aria label',
        title: 'custom close title',
      },
      {
        type: ButtonType.DOWNLOAD,
        className: 'fas fa-download',
        icon: renderIcon(faDownload),
        fontSize: '20px',
        ariaLabel: 'custom download aria label',
        title: 'custom download title',
      },
      {
        type: ButtonType.EXTURL,
        className: 'fas fa-external-link-alt',
        icon: renderIcon(faExternalLinkAlt),
        fontSize: '20px',
        ariaLabel: 'custom exturl aria label',
        title: 'custom exturl title',
      },
    ],
  },
};

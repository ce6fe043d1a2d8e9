import type { ComponentType } from 'react';
import type { GalleryImage } from 'ks-gallery-react';
import type { ComponentName } from '../field';
import type { OnEvent } from './listeners';

export interface GalleryProps {
  /** The configuration of the component. */
  config: object;
  images: readonly GalleryImage[];
  onEvent: OnEvent;
  /** Opens the modal gallery without a press on its button. Default: false. */
  opensAtStart?: boolean;
}

type Gallery = ComponentType<GalleryProps>;

const modules: Readonly<Record<ComponentName, () => Promise<{ default: Gallery }>>> = {
  modal: () => import('./modal-preview'),
  plain: () => import('./plain-preview'),
  carousel: () => import('./carousel-preview'),
};

/** Loads what shows a component as the code of the playground uses it, with all its callbacks. */
export async function loadGallery(component: ComponentName): Promise<Gallery> {
  return (await modules[component]()).default;
}

import type { ReactNode } from 'react';
import type { ResponsiveImage } from '../../parts/image/responsive-image';
import type { ModalModel } from '../modal-model';

interface OwnNeighboursProps {
  model: ModalModel;
  /** Passed, because a module that the view needs too would be put into one more file, for every gallery. */
  component: typeof ResponsiveImage;
}

/** Neighbours of the active image, rendered without a box: only the slot knows the URLs that have to be preloaded. */
export function OwnNeighbours({ model, component: Component }: OwnNeighboursProps): ReactNode {
  const { state, slots, neighbours, imageLabels } = model;
  const { images } = state;
  return [neighbours.next, neighbours.previous].map((index) => {
    const image = images[index];
    const context = image && { image, index, count: images.length, active: false };
    return (
      context && (
        // `all: revert` in an application would undo the attribute `hidden`.
        <div key={image.id} style={{ display: 'none' }}>
          <Component data={image.modal} {...{ context, slots, imageLabels }} />
        </div>
      )
    );
  });
}

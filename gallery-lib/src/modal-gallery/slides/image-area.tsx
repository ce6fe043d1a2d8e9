'use client';
import type { ReactNode } from 'react';
import { getNames } from '../../core/text/labels';
import type { Autoplay } from '../../input/use-autoplay';
import { ArrowButton } from '../../parts/arrow-button';
import { getAction } from '../../parts/get-action';
import { joinClasses } from '../../parts/join-classes';
import { Spinner } from '../../parts/image/spinner';
import { getPreview } from './slide-content';
import { SidePreview } from './side-preview';
import { Slides } from './slides';
import type { ModalModel } from '../model/use-modal-view';

interface ImageAreaProps {
  model: ModalModel;
  captionId: string;
  handlers: Autoplay['handlers'];
}

/** Track with the active image, between its arrows and side previews. */
export function ImageArea({ model, captionId, handlers }: ImageAreaProps): ReactNode {
  const { config, slots, context, imageStatus, neighbours } = model;
  const { accessibilityConfig: labels, currentImageConfig } = config;
  return (
    <div
      className="ks-main"
      role="group"
      data-slot={slots.slide || slots.image ? '' : undefined}
      {...getNames(labels, 'mainContainer')}
      {...handlers}
    >
      <div className="ks-touch-area" />
      <Arrow model={model} isNext={false} />
      <SidePreview model={model} isNext={false} />
      <Slides {...{ model, captionId }} />
      {imageStatus.status === 'loading' && !neighbours.isWaiting && (
        <Spinner
          key={imageStatus.key}
          config={currentImageConfig.loadingConfig}
          labels={labels}
          slot={slots.loading}
          context={context}
          hasPreview={Boolean(context.image.placeholder ?? getPreview(context.image))}
        />
      )}
      <SidePreview model={model} isNext />
      <Arrow model={model} isNext />
    </div>
  );
}

function Arrow({ model, isNext }: { model: ModalModel; isNext: boolean }): ReactNode {
  const { gallery, config, classNames, neighbours } = model;
  const { accessibilityConfig: labels } = config;
  return (
    <div className="ks-arrow-place">
      <ArrowButton
        className={joinClasses('ks-main-arrow', classNames.arrow)}
        isNext={isNext}
        names={getNames(labels, isNext ? 'mainNextImage' : 'mainPrevImage')}
        hidden={!neighbours[isNext ? 'canGoNext' : 'canGoPrevious']}
        onClick={(event) => gallery.move(isNext ? 'next' : 'previous', getAction(event))}
      />
    </div>
  );
}

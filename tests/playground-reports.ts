/** Reports from users of the Angular package that options decide, rebuilt as states of the playground. */
import { PlainGalleryStrategy } from 'ks-gallery-react';
import type { ComponentName, PlaygroundState, Values } from '@/components/playground/fields/field';

export interface PlaygroundReport {
  /** Repository and number of the report. */
  readonly report: string;
  readonly title: string;
  readonly state: PlaygroundState;
}

const report = (
  number: number,
  title: string,
  component: ComponentName,
  values: Values,
): PlaygroundReport => ({
  report: `Ks89/angular-modal-gallery#${number}`,
  title,
  state: { component, values },
});

export const playgroundReports: readonly PlaygroundReport[] = [
  report(135, 'A click on the image should not show the next one', 'modal', {
    'currentImageConfig.navigateOnClick': false,
  }),
  report(154, 'Swipes navigate in the opposite direction', 'modal', {
    'currentImageConfig.invertSwipe': true,
  }),
  report(156, 'Infinite sliding shows arrows for a single image', 'modal', {
    'slideConfig.infinite': true,
    'slideConfig.sidePreviews.show': false,
    'preview.images': 1,
  }),
  report(157, 'Infinite sliding shows no arrows after a second image was added', 'modal', {
    'slideConfig.infinite': true,
    'slideConfig.sidePreviews.show': false,
    'preview.images': 2,
  }),
  report(166, 'The length of a grid limits the images of a row, not of the gallery', 'plain', {
    'plainGalleryConfig.strategy': PlainGalleryStrategy.GRID,
    'plainGalleryConfig.layout': 'GridLayout',
    'plainGalleryConfig.layout.size.width': '160px',
    'plainGalleryConfig.layout.size.height': '160px',
    'plainGalleryConfig.layout.breakConfig.length': 1,
    'plainGalleryConfig.layout.breakConfig.wrap': true,
  }),
  report(191, 'A carousel plays although autoplay is off', 'carousel', {
    'carouselPlayConfig.autoPlay': false,
  }),
  report(204, 'A plain gallery with a grid shows nothing', 'plain', {
    'plainGalleryConfig.strategy': PlainGalleryStrategy.GRID,
    'plainGalleryConfig.layout': 'GridLayout',
    'plainGalleryConfig.layout.size.width': '80px',
    'plainGalleryConfig.layout.size.height': '80px',
    'plainGalleryConfig.layout.breakConfig.length': 3,
    'plainGalleryConfig.layout.breakConfig.wrap': true,
  }),
  report(213, 'The thumbnails are missing on small screens', 'modal', {
    'previewConfig.mobileVisible': true,
    'preview.width': '390',
  }),
  report(247, 'A carousel with its modal gallery enabled opens none', 'carousel', {
    'carouselConfig.showArrows': false,
    'carouselConfig.modalGalleryEnable': true,
    'carouselDotsConfig.visible': false,
    'dotsConfig.visible': false,
    'previewConfig.visible': true,
    'previewConfig.arrows': false,
    'previewConfig.clickable': true,
    'previewConfig.mobileVisible': true,
  }),
  report(271, 'Clicks on a carousel are emitted only if its modal gallery is enabled', 'carousel', {
    'carouselConfig.modalGalleryEnable': true,
  }),
];

/** Reports from users of the Angular package that options decide, rebuilt as states of the playground. */
import { PlainGalleryStrategy } from 'ks-gallery-react';
import type { PlaygroundState } from '@/components/playground/fields/field';

export interface PlaygroundReport {
  /** Repository and number of the report. */
  readonly report: string;
  readonly title: string;
  readonly state: PlaygroundState;
}

export const playgroundReports: readonly PlaygroundReport[] = [
  {
    report: 'Ks89/angular-modal-gallery#135',
    title: 'A click on the image should not show the next one',
    state: { component: 'modal', values: { 'currentImageConfig.navigateOnClick': false } },
  },
  {
    report: 'Ks89/angular-modal-gallery#154',
    title: 'Swipes navigate in the opposite direction',
    state: { component: 'modal', values: { 'currentImageConfig.invertSwipe': true } },
  },
  {
    report: 'Ks89/angular-modal-gallery#156',
    title: 'Infinite sliding shows arrows for a single image',
    state: {
      component: 'modal',
      values: {
        'slideConfig.infinite': true,
        'slideConfig.sidePreviews.show': false,
        'preview.images': 1,
      },
    },
  },
  {
    report: 'Ks89/angular-modal-gallery#157',
    title: 'Infinite sliding shows no arrows after a second image was added',
    state: {
      component: 'modal',
      values: {
        'slideConfig.infinite': true,
        'slideConfig.sidePreviews.show': false,
        'preview.images': 2,
      },
    },
  },
  {
    report: 'Ks89/angular-modal-gallery#166',
    title: 'The length of a grid limits the images of a row, not of the gallery',
    state: {
      component: 'plain',
      values: {
        'plainGalleryConfig.strategy': PlainGalleryStrategy.GRID,
        'plainGalleryConfig.layout': 'GridLayout',
        'plainGalleryConfig.layout.size.width': '160px',
        'plainGalleryConfig.layout.size.height': '160px',
        'plainGalleryConfig.layout.breakConfig.length': 1,
        'plainGalleryConfig.layout.breakConfig.wrap': true,
      },
    },
  },
  {
    report: 'Ks89/angular-modal-gallery#191',
    title: 'A carousel plays although autoplay is off',
    state: { component: 'carousel', values: { 'carouselPlayConfig.autoPlay': false } },
  },
  {
    report: 'Ks89/angular-modal-gallery#204',
    title: 'A plain gallery with a grid shows nothing',
    state: {
      component: 'plain',
      values: {
        'plainGalleryConfig.strategy': PlainGalleryStrategy.GRID,
        'plainGalleryConfig.layout': 'GridLayout',
        'plainGalleryConfig.layout.size.width': '80px',
        'plainGalleryConfig.layout.size.height': '80px',
        'plainGalleryConfig.layout.breakConfig.length': 3,
        'plainGalleryConfig.layout.breakConfig.wrap': true,
      },
    },
  },
  {
    report: 'Ks89/angular-modal-gallery#213',
    title: 'The thumbnails are missing on small screens',
    state: {
      component: 'modal',
      values: { 'previewConfig.mobileVisible': true, 'preview.width': '390' },
    },
  },
  {
    report: 'Ks89/angular-modal-gallery#247',
    title: 'A carousel with its modal gallery enabled opens none',
    state: {
      component: 'carousel',
      values: {
        'carouselConfig.showArrows': false,
        'carouselConfig.modalGalleryEnable': true,
        'carouselDotsConfig.visible': false,
        'dotsConfig.visible': false,
        'previewConfig.visible': true,
        'previewConfig.arrows': false,
        'previewConfig.clickable': true,
        'previewConfig.mobileVisible': true,
      },
    },
  },
  {
    report: 'Ks89/angular-modal-gallery#271',
    title: 'Clicks on a carousel are emitted only if its modal gallery is enabled',
    state: { component: 'carousel', values: { 'carouselConfig.modalGalleryEnable': true } },
  },
];

/** The few options of the page, as a state of the playground, which prints the code and has all the others. */
import type { ComponentName, PlaygroundState, Values } from '@/components/playground/fields/field';

export const layouts = ['rows', 'masonry', 'columns', 'grid', 'lines'] as const;
export type LayoutName = (typeof layouts)[number];

export interface Choices {
  readonly component: ComponentName;
  readonly layout: LayoutName;
  /** Height of rows and lines, side of the thumbnails of a grid, in px. */
  readonly rowHeight: number;
  readonly hasThumbnails: boolean;
  readonly slides: number;
  readonly autoPlay: boolean;
}

export const defaultChoices: Choices = {
  component: 'plain',
  layout: 'rows',
  rowHeight: 180,
  hasThumbnails: true,
  slides: 1,
  autoPlay: true,
};

const layout = 'plainGalleryConfig.layout';

/** The choices at first; in the window of a phone two photographs are beside each other. */
export const getFirstChoices = (isNarrow: boolean): Choices =>
  isNarrow ? { ...defaultChoices, rowHeight: 90 } : defaultChoices;

function getLayoutValues({ layout: name, rowHeight }: Choices): Values {
  const size = `${rowHeight}px`;
  switch (name) {
    case 'rows':
      return { [layout]: 'justified', [`${layout}.rowHeight`]: rowHeight };
    case 'masonry':
    case 'columns':
      return { [layout]: name };
    case 'grid':
      return {
        'plainGalleryConfig.strategy': 'grid',
        [layout]: 'GridLayout',
        [`${layout}.size.width`]: size,
        [`${layout}.size.height`]: size,
        [`${layout}.breakConfig.length`]: 4,
        [`${layout}.breakConfig.wrap`]: true,
      };
    case 'lines':
      return { [`${layout}.size.height`]: size, [`${layout}.breakConfig.wrap`]: true };
  }
}

/** Whether a layout uses the height of rows. */
export const hasRowHeight = (name: LayoutName) => name !== 'masonry' && name !== 'columns';

/** The state of the playground with these options. */
export function toState(choices: Choices): PlaygroundState {
  const { component, hasThumbnails, slides, autoPlay } = choices;
  switch (component) {
    case 'plain':
      return { component, values: getLayoutValues(choices) };
    case 'modal':
      return { component, values: hasThumbnails ? {} : { 'previewConfig.visible': false } };
    case 'carousel':
      return {
        component,
        values: {
          ...(slides > 1 && { 'carouselConfig.slidesPerView': slides }),
          ...(!autoPlay && { 'carouselPlayConfig.autoPlay': false }),
        },
      };
  }
}

/** The choices that the Angular package has: lines in place of its missing layouts. */
export const forAngular = (choices: Choices): Choices => ({
  ...choices,
  layout: choices.layout === 'grid' ? 'grid' : 'lines',
  slides: 1,
});

/** What the Angular package lacks of the choices, as a sentence; undefined if it has them all. */
export function getAngularNote({ component, layout: name, slides }: Choices): string | undefined {
  if (component === 'plain' && forAngular({ ...defaultChoices, layout: name }).layout !== name)
    return 'The Angular package has no such layout. This code shows the photographs in lines of the same height.';
  if (component === 'carousel' && slides > 1)
    return 'The carousel of the Angular package shows one slide. This code does, too.';
  return undefined;
}

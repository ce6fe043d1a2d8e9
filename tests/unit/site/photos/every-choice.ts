import { defaultChoices, layouts, type Choices } from '@/components/photos/code/choices';

/** The choices of the page, each value at least once. */
export const everyChoice: readonly Choices[] = [
  ...layouts.map((layout) => ({ ...defaultChoices, layout })),
  { ...defaultChoices, component: 'modal' },
  { ...defaultChoices, component: 'modal', hasThumbnails: false },
  { ...defaultChoices, component: 'carousel' },
  { ...defaultChoices, component: 'carousel', slides: 2, autoPlay: false },
];

/** The fields of the playground that the page sets, and those that code with them needs. Server only. */
import type { Field, FieldsByComponent } from '@/components/playground/fields/field';
import { readAllFields } from '@/components/playground/fields/read-fields';

const prefixes = {
  plain: ['plainGalleryConfig.'],
  carousel: ['carouselConfig.', 'carouselPlayConfig.'],
  modal: ['previewConfig.', 'slideConfig.playConfig.'],
} as const;

const withoutTexts = ({ path, control, defaultValue, angular, onlyWith }: Field): Field => ({
  path,
  control,
  defaultValue,
  angular,
  onlyWith,
  meaning: '',
});

export function readPageFields(): FieldsByComponent {
  const all = readAllFields();
  const pick = (component: keyof typeof prefixes) =>
    all[component]
      .filter(
        ({ path, angular }) =>
          angular?.hasOtherDefault || prefixes[component].some((prefix) => path.startsWith(prefix)),
      )
      .map(withoutTexts);
  return { plain: pick('plain'), carousel: pick('carousel'), modal: pick('modal') };
}

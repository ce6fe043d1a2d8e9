/** The demos that the rows of the reference link to. */
import { everyDemoRoute } from '@/components/site/route-map';

const links = everyDemoRoute().flatMap(({ demo }) =>
  (demo?.options ?? []).map((url) => [url.split('#')[1] ?? '', demo?.slug ?? ''] as const),
);

/** Slugs of the demos that show a field, by type and field: those whose pages link to its row. */
export const demosOfField: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
  links
    .filter(([id]) => id.includes('.'))
    .map(([id]) => [id, links.filter(([other]) => other === id).map(([, slug]) => slug)]),
);

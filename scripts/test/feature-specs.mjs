/**
 * Browser tests with the tag `@feature`, which say what a feature does beside its main use: the paths of a feature, and
 * the names of its specs below tests/browser, without `.spec.ts`.
 */
export const featureSpecs = [
  [/^gallery-lib\/src\/(video|carousel\/video|modal-gallery\/video)/, ['video']],
  [
    /^gallery-lib\/src\/(gestures|hammer|modal-gallery\/(stage|zoom))\//,
    ['demos/touch', 'dismiss', 'presses', 'viewer-faults', 'zoom', 'zoom-files'],
  ],
  [/^gallery-lib\/src\/modal-gallery\/(history|links)\//, ['deep-links']],
  [/^gallery-lib\/src\/modal-gallery\/(caption|info)\//, ['captions', 'slides']],
  [
    /^gallery-lib\/src\/modal-gallery\/(dialog|focus|toolbar|download|view)\//,
    ['demos/basics', 'demos/buttons', 'demos/events', 'demos/previews', 'failures', 'presses'],
  ],
  [/^gallery-lib\/src\/(layouts|plain-gallery)\//, ['demos/plain', 'photo-layouts']],
  [/^gallery-lib\/src\/carousel\//, ['demos/carousel', 'slide-row', 'slides']],
  [/^gallery-lib\/src\/styles\/|^styles\/|^components\/layout\//, ['modes']],
  [/^components\/performance\//, ['playground-sizes']],
  [/^components\/playground\//, ['playground', 'playground-frame', 'playground-sizes']],
  [/^components\/demos\/sheet\/|^components\/client\/(sheet|deferred\/sheet)/, ['sheet']],
  [
    /^components\/client\/(boot|prepare|demo-|deferred\/demo)|^scripts\/postbuild\/defer-/,
    ['demo-start', 'failures'],
  ],
  [/^components\/client\/(transitions|deferred\/prefetch)/, ['between-pages']],
  [/^components\/client\/search\/|^components\/site\/search-words/, ['search']],
  [
    /^app\/demo\/|^components\/demos\//,
    ['basics', 'buttons', 'carousel', 'events', 'plain', 'previews', 'touch'].map(
      (name) => `demos/${name}`,
    ),
  ],
  [/^app\/react\/|^components\/demos\//, ['react-demos', 'recipes']],
  [/^components\/demos\/image-sets/, ['placeholders']],
];

/** What all features use. */
const shared = /^gallery-lib\/src\/(core|input|model|parts)\//;
const own = /^tests\/browser\/(.+)\.spec\.ts/;

/** Returns the names of the specs that a change of some paths runs with these tests, each once. */
export function featureSpecsFor(paths) {
  const names = paths.flatMap((path) => [
    ...(own.exec(path)?.slice(1) ?? []),
    ...featureSpecs.flatMap(([covers, specs]) =>
      covers.test(path) || shared.test(path) ? specs : [],
    ),
  ]);
  return [...new Set(names)].sort();
}

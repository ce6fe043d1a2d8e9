const fromStatic = (name) => () => import('./steps/static-steps.mjs').then((steps) => steps[name]);
const fromExport = (name) => () => import('./steps/export-step.mjs').then((steps) => steps[name]);

/**
 * The steps of a test run in the order in which they begin. A step with `covers` is rare: it belongs to "npm run
 * test:all", and to "npm test -- --changed" after a change of one of the paths that it covers. One with `inputs` is left
 * out if none of these paths has changed since the last run that passed. A step waits for the steps in `after` and in
 * `needs`; those in `needs` leave the file `result`, which it uses. One with `alone` runs beside no other; one that
 * `drivesBrowser` needs Chromium.
 */
export const everyStep = [
  { name: 'Types', load: fromStatic('types') },
  { name: 'Lint', load: fromStatic('lint') },
  // Both write below .next.
  {
    name: 'Export under a sub-path',
    load: fromExport('subPathStep'),
    covers:
      /^(next\.config\.mjs|components\/site\/(urls|site-facts|build-environment)\.ts|scripts\/(build|postbuild|lib\/base-path))/,
    result: '.export-base/index.html',
    after: ['Types'],
  },
  {
    name: 'Export',
    load: fromExport('exportStep'),
    result: 'out/index.html',
    after: ['Types', 'Export under a sub-path'],
  },
  { name: 'Unit tests 1 of 2', load: () => fromStatic('unit')().then((unit) => unit('1/2')) },
  { name: 'Unit tests 2 of 2', load: () => fromStatic('unit')().then((unit) => unit('2/2')) },
  {
    name: 'Angular samples',
    load: () => import('./steps/angular-step.mjs').then(({ compileStep }) => compileStep),
    inputs:
      /^(angular-check|app\/demo|components\/(demos|docs|photos|playground|reference)|gallery-lib\/(cli|src)|scripts\/angular)\/|^scripts\/check-angular/,
  },
  { name: 'Script tests', load: fromStatic('scripts') },
  {
    name: 'Package',
    load: () => import('./steps/package-step.mjs').then(({ packageStep }) => packageStep),
    needs: ['Export'],
  },
  {
    name: 'Examples',
    load: fromStatic('examples'),
    needs: ['Export'],
    covers:
      /^(components\/demos\/archive\/|scripts\/(examples\/|check-example|build\/downloads)|gallery-lib\/package\.json)/,
    after: ['Package'],
  },
  {
    name: 'Application tests',
    load: () =>
      import('./steps/application-step.mjs').then(({ applicationStep }) => applicationStep),
    needs: ['Export'],
    covers:
      /^(components\/docs\/examples|tests\/package\/testing)\/|^scripts\/test\/steps\/application|^gallery-lib\/package\.json/,
    after: ['Examples'],
  },
  {
    name: 'Frameworks',
    load: () => import('./steps/frameworks-step.mjs').then(({ frameworksStep }) => frameworksStep),
    needs: ['Export'],
    covers:
      /^components\/docs\/(install\/|examples\/album\/plain-gallery)|^scripts\/test\/steps\/frameworks/,
    after: ['Application tests'],
  },
  {
    name: 'Pasted code',
    load: () => import('./steps/pasted-step.mjs').then(({ pastedStep }) => pastedStep),
    needs: ['Export'],
    covers:
      /^app\/(getting-started|react\/(first-example|layouts|api|next-image|class-names|photos)|demo\/carousel)\/[^/]+$|^components\/(demos\/image-sets\/|files\/|photos\/|docs\/(install\/setup-snippets|editions\/two-editions|examples\/(album\/plain-gallery|carousel)|photos\/))|^gallery-lib\/cli\/|^scripts\/test\/steps\/pasted/,
    after: ['Frameworks'],
  },
  {
    name: 'Export again',
    load: fromExport('sameExportStep'),
    covers: /^(next\.config\.mjs|scripts\/(build|postbuild))/,
    needs: ['Export'],
    // It replaces the packed library, which these install.
    after: ['Examples', 'Application tests', 'Frameworks', 'Pasted code'],
  },
  {
    name: 'Browser tests',
    load: () => import('./steps/browser-step.mjs').then(({ browserStep }) => browserStep),
    needs: ['Export'],
    drivesBrowser: true,
    alone: true,
  },
  {
    name: 'Angular samples in a browser',
    load: () => import('./steps/angular-step.mjs').then(({ browserStep }) => browserStep),
    covers:
      /^(angular-check|tests\/angular)\/|^playwright\.angular|\/angular\/|^scripts\/angular\/|newer-versions/,
    alone: true,
  },
  {
    name: 'Beside other libraries',
    load: () => import('./steps/neighbours-step.mjs').then(({ neighboursStep }) => neighboursStep),
    covers: /^gallery-lib\/(src|package\.json)|^tests\/applications\/|^playwright\.applications/,
    alone: true,
  },
  {
    name: 'Hosts',
    load: () => import('./steps/hosts-step.mjs').then(({ hostsStep }) => hostsStep),
    covers:
      /^(hosting|tests\/hosts)\/|^playwright\.hosts|^scripts\/lib\/server\/(nginx|caching)\.mjs/,
    needs: ['Export under a sub-path', 'Export'],
    alone: true,
  },
  {
    name: 'Deliberate faults',
    load: () => import('./steps/faults-step.mjs').then(({ faultsStep }) => faultsStep),
    needs: ['Export'],
    covers: /^tests\/faults\/|^scripts\/test\//,
    alone: true,
  },
];

/** The steps whose results some steps use. */
export const neededBy = (steps) =>
  everyStep.filter(({ name }) => steps.some(({ needs = [] }) => needs.includes(name)));

/** The steps, and those whose results they use, in the order of the list. */
export function withNeeded(steps) {
  const needed = neededBy(steps);
  return everyStep.filter((step) => steps.includes(step) || needed.includes(step));
}

/**
 * The steps of a run, by the paths that have changed since the last run that passed, and since the last one with the rare
 * steps; undefined means that any path may have changed. With none in the second, no rare step is run.
 */
export function stepsFor(changed, changedSinceRare) {
  const isChanged = (paths, pattern) => paths?.some((path) => pattern.test(path)) ?? true;
  return withNeeded(
    everyStep.filter(({ covers, inputs }) => {
      if (covers) return isChanged(changedSinceRare, covers);
      return !inputs || isChanged(changed, inputs);
    }),
  );
}

// Licences that allow distribution with the site and the library.
const licences = new Set([
  '(CC-BY-4.0 AND MIT)',
  '0BSD',
  'Apache-2.0',
  'Apache-2.0 WITH LLVM-exception',
  'BSD-3-Clause',
  'CC-BY-4.0',
  'ISC',
  'MIT',
  'OFL-1.1',
]);

const packagesOf = (lock) =>
  Object.entries(lock.packages).filter(
    ([path, { link }]) => path.startsWith('node_modules/') && !link,
  );

/** Direct dependencies that name a version range. */
export function unpinned(manifest) {
  const { dependencies, devDependencies } = manifest;
  return Object.entries({ ...dependencies, ...devDependencies })
    .filter(([, version]) => !/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(version))
    .map(([name, version]) => `${name} ${version}`);
}

/** Locked packages without a checksum. */
export function unverified(lock) {
  return packagesOf(lock)
    .filter(([, { integrity }]) => !/^sha512-/.test(integrity ?? ''))
    .map(([path]) => path);
}

/** The path under which Node finds a package from another one, or undefined. */
function findLocked(packages, from, name) {
  for (
    let folder = from;
    ;
    folder = folder.slice(0, Math.max(0, folder.lastIndexOf('node_modules/') - 1))
  ) {
    const path = `${folder && `${folder}/`}node_modules/${name}`;
    if (packages[path]) return path;
    if (folder === '') return undefined;
  }
}

/** Optional dependencies, such as programs for other systems, without an entry: `npm ci` refuses such a lock file. */
export function missingOptional({ packages }) {
  return Object.entries(packages).flatMap(([path, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies)
      .filter((name) => findLocked(packages, path, name) === undefined)
      .map((name) => `${path || 'the project'} needs ${name}`),
  );
}

/** Packages with an install script that is not denied in package.json. */
export function allowedScripts(lock, { allowScripts = {} }) {
  return packagesOf(lock)
    .filter(([, { hasInstallScript }]) => hasInstallScript)
    .map(([path]) => path.replace(/^.*node_modules\//, ''))
    .filter((name) => allowScripts[name] !== false);
}

/** Packages whose code may be shipped and whose licence is not in the list. */
export function unknownLicences(lock) {
  return packagesOf(lock)
    .filter(([, { dev, optional }]) => !dev && !optional)
    .filter(([, { license }]) => !licences.has(license))
    .map(([path, { license }]) => `${path}: ${license}`);
}

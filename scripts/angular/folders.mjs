import { join } from 'node:path';
import { root } from '../lib/root.mjs';

export const demos = join(root, 'app/demo');
/** The Angular project that compiles and runs the samples. */
export const project = join(root, 'angular-check');
export const packages = join(project, 'node_modules');
export const generated = join(project, 'generated');
/** Components that the playground shows. */
export const playground = join(generated, 'playground');
/** Components of the page for photographs. */
export const photos = join(generated, 'photos');
/** JavaScript from the Angular compiler, before it is linked and bundled. */
export const compiled = join(generated, 'js');
/** The application with all samples, ready to be served. */
export const application = join(generated, 'application');

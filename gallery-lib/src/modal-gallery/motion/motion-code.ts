export { prepareLeaving } from './leaving';
export { startOpening } from './opening';

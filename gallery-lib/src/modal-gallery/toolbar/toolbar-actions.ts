export { toggleFullScreen } from './full-screen';
export { openExternalUrl } from './open-external-url';

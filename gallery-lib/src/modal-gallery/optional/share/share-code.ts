export { canShare, shareImage } from './share';
export { ShareResult } from './share-result';

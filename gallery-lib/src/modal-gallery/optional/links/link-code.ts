export { createFragments } from './fragments';
export { LinkedDetail } from './linked-detail';

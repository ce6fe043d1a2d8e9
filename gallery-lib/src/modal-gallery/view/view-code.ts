export { ModalView } from './modal-view';

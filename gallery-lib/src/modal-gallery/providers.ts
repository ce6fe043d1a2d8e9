import { createStore } from '../core/store';

/** Mounted providers; the first one renders the galleries of the service. */
export const providers = createStore<readonly symbol[]>([]);

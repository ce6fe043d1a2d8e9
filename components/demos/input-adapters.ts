import { registerHammer } from 'ks-gallery-react/hammer';
import { registerMousetrap } from 'ks-gallery-react/mousetrap';

/** Lets the galleries of the site use Hammer and Mousetrap, as applications with the documented library do. */
export function registerInputAdapters(): void {
  registerHammer();
  registerMousetrap();
}

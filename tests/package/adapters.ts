// Type-checked without the types of Hammer and Mousetrap, with both module resolutions.
import { registerHammer } from 'ks-gallery-react/hammer';
import { registerLayouts } from 'ks-gallery-react/layouts';
import { registerLinks } from 'ks-gallery-react/links';
import { arabic } from 'ks-gallery-react/locales/ar';
import { german } from 'ks-gallery-react/locales/de';
import { registerMousetrap } from 'ks-gallery-react/mousetrap';
import { registerSlides } from 'ks-gallery-react/slides';

const registrations: (() => void)[] = [
  registerHammer,
  registerLayouts,
  registerLinks,
  registerMousetrap,
  registerSlides,
];
for (const register of registrations) register();

// A type missing in the package would be `any`, to which a string is assignable.
export const isTyped: string extends typeof registerHammer ? false : true = true;
export const labels = [german.closeAriaLabel, arabic.closeAriaLabel];

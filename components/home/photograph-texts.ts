import { photographCredits } from '@/components/site/photographs/credits';
import type { PhotographTexts } from './images';

/** Read on the server only, so that the scripts of the page do not carry the credits. */
export const photographTexts: PhotographTexts = Object.fromEntries(
  photographCredits.map(({ name, alt, title, author }) => [
    name,
    { alt, description: `${title} by ${author}` },
  ]),
);

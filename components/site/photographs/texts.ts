import { photographCredits } from './credits';
import type { PhotographTexts } from './create-images';

/** The photographs that the upright ones are parts of. */
const originals: Readonly<Record<string, string>> = {
  heron: 'img3',
  osprey: 'perched-osprey',
  courtyard: 'img2',
};

const texts = new Map(
  photographCredits.map(({ name, alt, title, author }) => [
    name,
    { alt, caption: `${title} by ${author}` },
  ]),
);

function getTexts(name: string) {
  const found = texts.get(originals[name] ?? name);
  if (!found) throw new Error(`The photograph "${name}" has no credit.`);
  return found;
}

/** Read on the server only, so that the scripts of the page do not carry the credits. */
export const photographTexts: PhotographTexts = Object.fromEntries(
  [...texts.keys(), ...Object.keys(originals)].map((name) => [name, getTexts(name)]),
);

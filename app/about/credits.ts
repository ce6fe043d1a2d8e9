import type { LoadingTypeName } from 'ks-gallery-react';

/** GitHub accounts, in the order of the original page. */
export const contributors =
  'alhazmy13 vixriihi Enngage matiishyn odahcam vugar005 patrickmichalina Alados Iamguy84 yarozar ckelkar tobi-or-not-tobi mlc-mlapis pieterdegraeuwe istrdev mrVers smardine hn6pot momopaper pavilionweb srtab MiaAlSaif rezo-evodion anacatarinasousaaa SebastianFreund circy iss936 alvinmactal mohaxspb vlafranca aslubsky cihancelen locinus'.split(
    ' ',
  );

interface Credit {
  readonly name: string;
  readonly url: string;
}

const flaticon = 'https://www.flaticon.com';

export const iconAuthors: readonly Credit[] = [
  { name: 'Smartline', url: `${flaticon}/authors/smartline` },
  { name: 'Dave Gandy', url: `${flaticon}/authors/dave-gandy` },
  { name: 'Freepik', url: 'https://www.freepik.com' },
  { name: 'Those Icons', url: `${flaticon}/authors/those-icons` },
  { name: 'Gregor Cresnar', url: `${flaticon}/authors/gregor-cresnar` },
  { name: 'Smashicons', url: `${flaticon}/authors/smashicons` },
  { name: 'Dario Ferrando', url: `${flaticon}/authors/dario-ferrando` },
  { name: 'Pixel perfect', url: `${flaticon}/authors/pixel-perfect` },
];

/** The icons of the toolbar, by the names of their classes. */
export const iconNames = [
  'close',
  'download',
  'ext-url',
  'delete',
  'fullscreen',
  'refresh',
  'rotate',
] as const;

export const iconSource: Credit = { name: 'Flaticon', url: `${flaticon}/` };

interface SpinnerCredit extends Credit {
  readonly work: Credit;
  /** The types of `LoadingConfig` that the author's work is the model of. */
  readonly types: readonly LoadingTypeName[];
}

const codepen = 'https://codepen.io';

/**
 * In the order of the original page. The package's stylesheet has the names of css-loaders in three types; its changelog
 * lists the last three pens, and its enum the last three types, in one order.
 */
export const spinnerAuthors: readonly SpinnerCredit[] = [
  {
    name: 'Luke Haas',
    url: 'https://github.com/lukehaas',
    work: { name: 'css-loaders', url: 'https://github.com/lukehaas/css-loaders' },
    types: ['circular', 'bars', 'dots'],
  },
  {
    name: 'Martin van Driel',
    url: 'https://github.com/martinvd',
    work: { name: 'pen xbQJom', url: `${codepen}/martinvd/pen/xbQJom` },
    types: ['standard'],
  },
  {
    name: 'Devilish Alchemist',
    url: 'https://devalchemist.com/',
    work: { name: 'pen emOVYQ', url: `${codepen}/devilishalchemist/pen/emOVYQ` },
    types: ['explosingSquares'],
  },
  {
    name: 'Nikhil Krishnan',
    url: 'https://github.com/nikhil8krishnan',
    work: { name: 'pen dMEzGx', url: `${codepen}/nikhil8krishnan/pen/dMEzGx` },
    types: ['circles'],
  },
  {
    name: 'Anastasiya Kuligina',
    url: `${codepen}/WebSonata/`,
    work: { name: 'pen bRaONB', url: `${codepen}/WebSonata/pen/bRaONB` },
    types: ['cubeFlipping'],
  },
];

/** Source of the photographs, each published there as CC0 or public domain. */
export const photographSource: Credit = {
  name: 'budgie-backgrounds',
  url: 'https://github.com/BuddiesOfBudgie/budgie-backgrounds',
};

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

export const iconSource: Credit = { name: 'Flaticon', url: `${flaticon}/` };

interface SpinnerCredit extends Credit {
  readonly work: Credit;
}

const codepen = 'https://codepen.io';

export const spinnerAuthors: readonly SpinnerCredit[] = [
  {
    name: 'Luke Haas',
    url: 'https://github.com/lukehaas',
    work: { name: 'css-loaders', url: 'https://github.com/lukehaas/css-loaders' },
  },
  {
    name: 'Martin van Driel',
    url: 'https://github.com/martinvd',
    work: { name: 'pen xbQJom', url: `${codepen}/martinvd/pen/xbQJom` },
  },
  {
    name: 'Devilish Alchemist',
    url: 'https://devalchemist.com/',
    work: { name: 'pen emOVYQ', url: `${codepen}/devilishalchemist/pen/emOVYQ` },
  },
  {
    name: 'Nikhil Krishnan',
    url: 'https://github.com/nikhil8krishnan',
    work: { name: 'pen dMEzGx', url: `${codepen}/nikhil8krishnan/pen/dMEzGx` },
  },
  {
    name: 'Anastasiya Kuligina',
    url: `${codepen}/WebSonata/`,
    work: { name: 'pen bRaONB', url: `${codepen}/WebSonata/pen/bRaONB` },
  },
];

/** Source of the photographs, each published there as CC0 or public domain. */
export const photographSource: Credit = {
  name: 'budgie-backgrounds',
  url: 'https://github.com/BuddiesOfBudgie/budgie-backgrounds',
};

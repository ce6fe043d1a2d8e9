import reactPackage from 'ks-gallery-react/package.json' with { type: 'json' };
import { getSiteRepository } from './build-environment';
import { releases } from './releases/releases';

/** Facts about the project, each in one place. Environment variables of the build may override what a fork changes. */

function fromEnvironment(name: string, fallback: string): string {
  return process.env[name]?.trim() || fallback;
}

const repository = fromEnvironment('REPOSITORY', 'Ks89/angular-modal-gallery');
const repositoryUrl = `https://github.com/${repository}`;
const authorAccount = fromEnvironment('AUTHOR_ACCOUNT', 'Ks89');
const [newest] = releases;
const version = fromEnvironment('LIBRARY_VERSION', newest.version);
const angularMajor = fromEnvironment('LIBRARY_ANGULAR', '15');
const badgeUrl = `https://img.shields.io/github`;

export interface RepositoryBadge {
  /** Text of the link; the image hides it when it has been loaded. */
  readonly label: string;
  readonly image: string;
  readonly link: string;
}

function badge(label: string, kind: string, caption: string, page: string): RepositoryBadge {
  return {
    label,
    image: `${badgeUrl}/${kind}/${repository}.svg?style=social&label=${caption}`,
    link: `${repositoryUrl}/${page}`,
  };
}

export const siteFacts = {
  /** Name of the site, the second half of each document title. */
  name: 'angular-modal-gallery',
  title: '@ks89/angular-modal-gallery',
  tagline: 'Image gallery for Angular',
  description:
    'Documentation and live examples of a modal gallery, a plain gallery and a carousel for Angular, with a React edition that runs on these pages.',
  language: 'en',
  locale: 'en_US',
  direction: 'ltr',
  themeColour: '#252525',
  logo: '/assets/icons/favicon.svg',
  socialImage: { path: '/assets/images/social.jpg', width: 1200, height: 630 },
  library: {
    packageName: '@ks89/angular-modal-gallery',
    version,
    tag: fromEnvironment('LIBRARY_TAG', `v.${version}`),
    major: version.split('.')[0] ?? version,
    angularMajor,
    released: fromEnvironment('LIBRARY_RELEASED', newest.date),
  },
  /** The React edition, which is installed from the file that the site serves. */
  reactEdition: {
    packageName: reactPackage.name,
    version: reactPackage.version,
    archive: `/package/${reactPackage.name}-${reactPackage.version}.tgz`,
  },
  author: {
    account: authorAccount,
    name: fromEnvironment('AUTHOR_NAME', 'Stefano Cappa'),
    url: `https://github.com/${authorAccount}`,
    sponsors: `https://github.com/sponsors/${authorAccount}`,
    social: fromEnvironment('AUTHOR_SOCIAL', '@ksks89'),
  },
  /** The documented library's repository. */
  repository: {
    name: repository,
    url: repositoryUrl,
    issues: `${repositoryUrl}/issues`,
    contributing: `${repositoryUrl}/blob/master/CONTRIBUTING.md`,
    releases: `${repositoryUrl}/releases`,
  },
  /** This website's own repository, which also holds the React edition; undefined where it is unknown. */
  source: getSiteRepository(process.env),
  badges: [
    badge('See forks', 'forks', 'Fork', 'network/members'),
    badge('See stars', 'stars', 'Stars', 'stargazers'),
    badge('See watchers', 'watchers', 'Watch', 'watchers'),
  ],
  donation: {
    action: fromEnvironment('DONATION_ACTION', 'https://www.paypal.com/cgi-bin/webscr'),
    command: fromEnvironment('DONATION_COMMAND', '_s-xclick'),
    buttonId: fromEnvironment('DONATION_BUTTON_ID', '5YATRVKDHQCGU'),
    // Our own image: no page requests anything from the payment provider before the button is pressed.
    image: '/assets/icons/donate.svg',
    label: 'Donate with PayPal',
  },
  licences: {
    code: { name: 'MIT', url: `${repositoryUrl}/blob/master/LICENSE` },
    documentation: { name: 'CC BY 3.0', url: 'https://creativecommons.org/licenses/by/3.0/' },
  },
  inspiration: [
    { name: 'Bootstrap', url: 'https://getbootstrap.com/docs/4.0/getting-started/introduction/' },
    { name: 'ng-bootstrap', url: 'https://ng-bootstrap.github.io' },
  ],
  semanticVersioning: 'https://semver.org/',
} as const;

/** Hosts of the only images that do not come from the site itself, for the content security policy. */
export const externalImageHosts = [
  ...new Set(siteFacts.badges.map(({ image }) => new URL(image).origin)),
];

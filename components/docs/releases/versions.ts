import { siteFacts } from '@/components/site/site-facts';

const { version, angularMajor } = siteFacts.library;

/** The documentation that the author of the package published for version 10. */
export const documentationUrl = 'https://ks89.github.io/angular-modal-gallery-2022-v10.github.io/';

/** The package without a scope, under which versions 3 and 5 were published. */
export const legacyPackageUrl = 'https://www.npmjs.com/package/angular-modal-gallery';

/** Requirements of one version of the package. */
export interface VersionLine {
  readonly version: string;
  readonly angular: string;
  readonly cdk: string;
  readonly mousetrap: string;
  readonly hammerjs: string;
  readonly fontAwesome: string;
  readonly oldBrowsers: 'Yes' | 'No';
  readonly isRecommended?: true;
  readonly note?: string;
}

const older = {
  mousetrap: '>=1.6.1',
  hammerjs: '>=2.0.0',
  fontAwesome: 'optional',
  oldBrowsers: 'Yes',
} as const;

const sixToEleven = '6.0.0, 7.0.0, 8.0.0, 9.0.0*, 10.0.0*, 11.0.0*';

export const versions: readonly VersionLine[] = [
  { version: '3.3.5', angular: '2.0.0', cdk: 'not required', ...older, fontAwesome: '>=4.0.0' },
  { version: '5.7.1', angular: '4.0.0', cdk: 'not required', ...older },
  { version: '6.3.0', angular: '5.0.0', cdk: 'not required', ...older },
  {
    version: '7.2.5',
    angular: sixToEleven,
    cdk: sixToEleven,
    ...older,
    note: 'the readme of the package recommends 7.2.7.',
  },
  { version: '8.0.1', angular: '12.0.0', cdk: '12.0.0', ...older },
  {
    version: '9.1.0',
    angular: '13.0.0',
    cdk: '13.0.0',
    ...older,
    oldBrowsers: 'No',
    note: 'also works with Angular 14.',
  },
  {
    version,
    angular: `${angularMajor}.0.0`,
    cdk: `${angularMajor}.0.0`,
    ...older,
    oldBrowsers: 'No',
    isRecommended: true,
    note: `recommended for Angular ${angularMajor}; peer dependencies: hammerjs >=2.0.8, mousetrap >=1.6.5, rxjs >=7.5.0, Node >=18.12.1, npm >=8.19.2.`,
  },
];

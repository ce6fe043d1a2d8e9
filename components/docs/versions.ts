import { siteFacts } from '@/components/site/site-facts';

/** Which version of the package goes with which Angular, and what else it needs. */

export interface VersionLine {
  readonly version: string;
  readonly angular: string;
  readonly cdk: string;
  readonly mousetrap: string;
  readonly hammerjs: string;
  readonly fontAwesome: string;
  readonly oldBrowsers: 'Yes' | 'No';
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
    note: 'The package’s own readme names 7.2.7 for these versions of Angular.',
  },
  { version: '8.0.1', angular: '12.0.0', cdk: '12.0.0', ...older },
  {
    version: '9.1.0',
    angular: '13.0.0',
    cdk: '13.0.0',
    ...older,
    oldBrowsers: 'No',
    note: 'Works with Angular 14 as well.',
  },
  {
    version: siteFacts.library.version,
    angular: '15.0.0',
    cdk: '15.0.0',
    ...older,
    oldBrowsers: 'No',
    note: 'Recommended. Its package asks for more: hammerjs >=2.0.8, mousetrap >=1.6.5, rxjs >=7.5.0, Node >=18.12.1 and npm >=8.19.2.',
  },
];

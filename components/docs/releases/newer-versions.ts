/** The majors of the package after the documented one, by its changelog and its manifests. */
export interface NewerVersion {
  readonly version: string;
  readonly date: string;
  readonly angular: string;
  readonly change: string;
}

export const newerVersions: readonly [NewerVersion, ...NewerVersion[]] = [
  {
    version: '16.0.0',
    date: 'April 2026',
    angular: '22',
    change:
      'Security fixes, see below. Paths of images with ../ are refused. A new tab opens without referrer.',
  },
  {
    version: '15.0.0',
    date: 'December 2025',
    angular: '21',
    change: 'Inputs and outputs are signals.',
  },
  {
    version: '14.0.0',
    date: 'August 2025',
    angular: '20',
    change: 'The library uses the control flow of templates.',
  },
  { version: '13.0.0', date: 'December 2024', angular: '19', change: 'No other change.' },
  { version: '12.0.0', date: 'May 2024', angular: '18', change: 'No other change.' },
  {
    version: '11.1.0',
    date: 'August 2023',
    angular: '16',
    change: 'Images have sources, loading and fetchpriority.',
  },
  {
    version: '11.0.0',
    date: 'July 2023',
    angular: '16',
    change:
      'Hammer.js and Mousetrap are no longer needed; the shortcuts for downloads are fixed, so keyboardServiceConfig is gone.',
  },
];

/** The documented releases of the package, newest first: for the version table and for the feed. */

export interface Release {
  readonly version: string;
  /** Year, month and day. */
  readonly date: string;
  /** What it changed for those who use it, in one sentence. */
  readonly summary: string;
}

export const releases: readonly [Release, ...Release[]] = [
  {
    version: '10.0.1',
    date: '2022-11-18',
    summary: 'Repairs examples, readme and the automatic checks; the library itself is unchanged.',
  },
  {
    version: '10.0.0',
    date: '2022-11-17',
    summary: 'Needs Angular 15; nothing in the interface of the library has changed.',
  },
  {
    version: '10.0.0-rc.1',
    date: '2022-08-03',
    summary: 'Candidate for version 10, still for Angular 14.',
  },
  {
    version: '9.1.0',
    date: '2022-05-10',
    summary:
      'Previews can be drawn by a template, and the strip of previews keeps its number of thumbnails and both of its arrows.',
  },
  { version: '9.0.1', date: '2021-11-15', summary: 'Updates links.' },
  {
    version: '9.0.0',
    date: '2021-11-06',
    summary:
      'Needs Angular 13, drops Internet Explorer 11, names keys by KeyboardEvent.code and gives the carousel one configuration object.',
  },
  {
    version: '8.0.1',
    date: '2021-09-27',
    summary: 'A maintenance release of version 8 for Angular 12.',
  },
  {
    version: '8.0.0',
    date: '2021-07-10',
    summary:
      'Needs Angular 12 and the CDK, opens the modal gallery through a service and makes the plain gallery a component of its own.',
  },
];

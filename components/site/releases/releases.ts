/** The documented releases of the package, newest first: for the version table and for the feed. */

export interface Release {
  readonly version: string;
  /** ISO 8601 date. */
  readonly date: string;
  /** What it changed for its users, in one sentence. */
  readonly summary: string;
}

export const releases: readonly [Release, ...Release[]] = [
  {
    version: '10.0.1',
    date: '2022-11-18',
    summary: 'Fixes examples, README and continuous integration; the library itself is unchanged.',
  },
  {
    version: '10.0.0',
    date: '2022-11-17',
    summary: 'Requires Angular 15; the API of the library is unchanged.',
  },
  {
    version: '10.0.0-rc.1',
    date: '2022-08-03',
    summary: 'Release candidate of version 10, still for Angular 14.',
  },
  {
    version: '9.1.0',
    date: '2022-05-10',
    summary: 'Adds a template for thumbnails; the thumbnails keep their number and both arrows.',
  },
  { version: '9.0.1', date: '2021-11-15', summary: 'Updates links.' },
  {
    version: '9.0.0',
    date: '2021-11-06',
    summary:
      'Requires Angular 13, drops Internet Explorer 11, identifies keys by KeyboardEvent.code and gives the carousel one configuration object.',
  },
  {
    version: '8.0.1',
    date: '2021-09-27',
    summary: 'Maintenance release of version 8 for Angular 12.',
  },
  {
    version: '8.0.0',
    date: '2021-07-10',
    summary:
      'Requires Angular 12 and the CDK, opens the modal gallery through a service and makes the plain gallery a separate component.',
  },
];

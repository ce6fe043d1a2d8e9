/** Name of the event that the live demo fires when it has mounted. */
export const demoReady = 'demo-ready';

/** Selects the part of a page that needs the framework. */
export const demoSelector = '.live-demo';

/** Id of the list of the framework's scripts, which the export of a gallery page contains. */
export const scriptListId = 'demo-scripts';

import { column, createModalConfig, grid, row, rowSpaceAround } from './config';

export const galleries = [
  { id: 200, heading: 'Row', config: row },
  { id: 201, heading: 'Row with space around', config: rowSpaceAround },
  { id: 202, heading: 'Column', config: column },
  { id: 203, heading: 'Grid', config: grid },
].map((gallery) => ({ ...gallery, libConfig: createModalConfig(gallery.config) }));

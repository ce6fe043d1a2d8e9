import { columnsConfig, justifiedConfig, masonryConfig } from './config';

export const layouts = [
  { title: 'Justified rows', config: justifiedConfig },
  { title: 'Masonry', config: masonryConfig },
  { title: 'Columns', config: columnsConfig },
];

/** The page behind an open modal gallery, in a browser whose scroll bars take up space. */
import config from '../../../../playwright.config';
import { test } from '../../lib/fixtures';
import { testPages } from '../../lib/scroll-pages';

test.use({
  startsDemos: false,
  contextOptions: { reducedMotion: 'reduce' },
  launchOptions: { ...config.use?.launchOptions, ignoreDefaultArgs: ['--hide-scrollbars'] },
});

testPages();

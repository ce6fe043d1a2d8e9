import { resolveModalConfig } from '@/gallery-lib/src/core/config/resolve-modal';
import { getKeyList } from '@/gallery-lib/src/input/key-list';
import { getKeyActions } from '@/gallery-lib/src/input/keys';

const config = resolveModalConfig({ currentImageConfig: { downloadable: true } });

/** The list that `?` opens in a gallery with default options, whose images can be downloaded. */
export const galleryKeys = getKeyList({
  config,
  actions: getKeyActions(config.keyboardConfig),
  count: 2,
  rtl: false,
  isApple: false,
});

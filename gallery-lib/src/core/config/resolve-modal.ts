import { MODAL_VIEW_DEFAULTS } from '../../model/defaults/modal-view';
import { ButtonsStrategy, type ButtonType } from '../../model/enums';
import type { ModalLibConfig } from '../../model/options/lib-config';
import { BUILT_IN, type ToolbarButton } from './built-in-buttons';
import { merge } from './merge';
import { replace } from './normalize-images';
import { BUTTON_TYPES, BUTTONS_STRATEGIES, readMember } from './read-member';
import { readImageConfig, withPreviewNumber } from './resolve-shared';

type Defaults = typeof MODAL_VIEW_DEFAULTS;

/** Complete configuration of a modal gallery. */
export type ResolvedModalConfig = Omit<Defaults, 'buttonsConfig'> & {
  buttonsConfig: Omit<Defaults['buttonsConfig'], 'buttons'> & {
    buttons: readonly ToolbarButton[] | undefined;
  };
};

/** Replaces the names of members of enums; a button whose type is a text has the missing fields of the built-in one. */
function readButtons(name: string, config: Defaults['buttonsConfig']) {
  const strategy = readMember(name, 'buttonsConfig.strategy', BUTTONS_STRATEGIES, config.strategy);
  // Other strategies ignore the buttons.
  const given = strategy === ButtonsStrategy.CUSTOM ? config.buttons : undefined;
  const buttons = given?.map((button, index) => {
    const type = readMember(
      name,
      `buttons[${index}].type`,
      BUTTON_TYPES,
      button.type,
    ) as ButtonType;
    if (type === button.type) return button as ToolbarButton;
    const builtIn = BUILT_IN.find((other) => other.type === type);
    return replace(button, { ...builtIn, ...button, type });
  });
  return { ...config, strategy, buttons };
}

/**
 * Merges the options of a modal gallery over the defaults; `name` is that of the gallery.
 * @throws GalleryError `INVALID_OPTION`
 */
export function resolveModalConfig(
  options: ModalLibConfig | undefined,
  name = '',
): ResolvedModalConfig {
  const config = merge(MODAL_VIEW_DEFAULTS, options);
  const { currentImageConfig } = config;
  const field = 'captionPlacement';
  readMember(name, field, 'over, below', `${currentImageConfig[field]}`);
  return {
    ...config,
    currentImageConfig: readImageConfig(name, currentImageConfig),
    previewConfig: withPreviewNumber(config.previewConfig),
    buttonsConfig: readButtons(name, config.buttonsConfig),
  };
}

import { MODAL_VIEW_DEFAULTS } from '../../model/defaults/modal-view';
import { ButtonsStrategy } from '../../model/enums';
import type { ButtonConfig } from '../../model/options/buttons';
import type { ModalLibConfig } from '../../model/options/lib-config';
import { BUILT_IN, type ToolbarButton } from './built-in-buttons';
import { merge } from './merge';
import { replace } from '../images/normalize-images';
import { BUTTON_TYPES, BUTTONS_STRATEGIES, isMember, readMember } from './read-member';
import { atLeast, readImageConfig, withPreviewNumber } from './resolve-shared';

type Defaults = typeof MODAL_VIEW_DEFAULTS;

/** Complete configuration of a modal gallery. */
export type ResolvedModalConfig = Omit<Defaults, 'buttonsConfig'> & {
  buttonsConfig: Omit<Defaults['buttonsConfig'], 'buttons'> & {
    buttons: readonly ToolbarButton[] | undefined;
  };
};

/** Replaces an unknown strategy, and leaves out buttons of unknown types. A button without classes has those of the built-in one. */
function readButtons(config: Defaults['buttonsConfig']) {
  const { buttonsConfig } = MODAL_VIEW_DEFAULTS;
  const strategy = readMember(BUTTONS_STRATEGIES, config.strategy, buttonsConfig.strategy);
  // Other strategies ignore the buttons.
  const given = strategy === ButtonsStrategy.CUSTOM ? config.buttons : undefined;
  const buttons = given?.flatMap((button: ButtonConfig | undefined) => {
    if (!button || !isMember(BUTTON_TYPES, button.type)) return [];
    const hasIcon = button.className ?? button.icon;
    const builtIn = hasIcon ? undefined : BUILT_IN.find(({ type }) => type === button.type);
    return (builtIn ? replace(button, { ...builtIn, ...button }) : button) as ToolbarButton;
  });
  return { ...config, strategy, buttons };
}

/** Merges the options of a modal gallery over the defaults. */
export function resolveModalConfig(options: ModalLibConfig | undefined): ResolvedModalConfig {
  const config = merge(MODAL_VIEW_DEFAULTS, options);
  const { currentImageConfig, zoomConfig, openingConfig, transitionConfig } = config;
  const { hideAfter } = config.controlsConfig;
  return {
    ...config,
    currentImageConfig: readImageConfig(currentImageConfig, MODAL_VIEW_DEFAULTS.currentImageConfig),
    previewConfig: withPreviewNumber(config.previewConfig),
    buttonsConfig: readButtons(config.buttonsConfig),
    zoomConfig: { ...zoomConfig, max: atLeast(1, zoomConfig.max) },
    controlsConfig: { hideAfter: hideAfter === false ? false : atLeast(0, hideAfter) },
    openingConfig: { ...openingConfig, duration: atLeast(0, openingConfig.duration) },
    transitionConfig: { ...transitionConfig, duration: atLeast(0, transitionConfig.duration) },
  };
}

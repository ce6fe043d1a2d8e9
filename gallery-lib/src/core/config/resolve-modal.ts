import { MODAL_VIEW_DEFAULTS } from '../../model/defaults/modal-view';
import { ButtonsStrategy } from '../../model/enums';
import type { ButtonConfig } from '../../model/options/buttons';
import type { ModalLibConfig } from '../../model/options/lib-config';
import { BUILT_IN, type ToolbarButton } from './built-in-buttons';
import { merge } from './merge';
import { replace } from '../images/normalize-images';
import { atLeast, withPreviewNumber } from './resolve-shared';

type Defaults = typeof MODAL_VIEW_DEFAULTS;

/** Complete configuration of a modal gallery. */
export type ResolvedModalConfig = Omit<Defaults, 'buttonsConfig'> & {
  buttonsConfig: Omit<Defaults['buttonsConfig'], 'buttons'> & {
    buttons: readonly ToolbarButton[] | undefined;
  };
};

/** A button without classes has those of the built-in one. */
function readButtons(config: Defaults['buttonsConfig']) {
  // Other strategies ignore the buttons.
  const given = config.strategy === ButtonsStrategy.CUSTOM ? config.buttons : undefined;
  const buttons = given?.filter(Boolean).map((button: ButtonConfig) => {
    const hasIcon = button.className ?? button.icon;
    const builtIn = hasIcon ? undefined : BUILT_IN.find(({ type }) => type === button.type);
    return (builtIn ? replace(button, { ...builtIn, ...button }) : button) as ToolbarButton;
  });
  return { ...config, buttons };
}

/** Merges the options of a modal gallery over the defaults. */
export function resolveModalConfig(options: ModalLibConfig | undefined): ResolvedModalConfig {
  const config = merge(MODAL_VIEW_DEFAULTS, options);
  const { zoomConfig, openingConfig, transitionConfig } = config;
  const { hideAfter } = config.controlsConfig;
  return {
    ...config,
    previewConfig: withPreviewNumber(config.previewConfig),
    buttonsConfig: readButtons(config.buttonsConfig),
    zoomConfig: { ...zoomConfig, max: atLeast(1, zoomConfig.max) },
    controlsConfig: { hideAfter: hideAfter === false ? false : atLeast(0, hideAfter) },
    openingConfig: { ...openingConfig, duration: atLeast(0, openingConfig.duration) },
    transitionConfig: { ...transitionConfig, duration: atLeast(0, transitionConfig.duration) },
  };
}

import type { MouseEvent, ReactNode, Ref } from 'react';
import { sanitizeExternalUrl } from '../core/url';
import type { ResolvedModalConfig } from '../core/resolve-modal';
import type { ButtonConfig } from '../model/buttons';
import {
  KS_DEFAULT_BTN_CLOSE,
  KS_DEFAULT_BTN_DELETE,
  KS_DEFAULT_BTN_DOWNLOAD,
  KS_DEFAULT_BTN_EXTURL,
  KS_DEFAULT_BTN_FULL_SCREEN,
} from '../model/defaults/buttons';
import { Action, ButtonsStrategy, ButtonType } from '../model/enums';
import type { GalleryImage } from '../model/image';
import { getAction } from '../parts/get-action';

const SIMPLE = [KS_DEFAULT_BTN_DOWNLOAD, KS_DEFAULT_BTN_CLOSE];
const ADVANCED = [KS_DEFAULT_BTN_EXTURL, ...SIMPLE];
const PRESETS: Partial<Record<ButtonsStrategy, readonly ButtonConfig[]>> = {
  [ButtonsStrategy.SIMPLE]: SIMPLE,
  [ButtonsStrategy.ADVANCED]: ADVANCED,
  [ButtonsStrategy.FULL]: [KS_DEFAULT_BTN_FULL_SCREEN, KS_DEFAULT_BTN_DELETE, ...ADVANCED],
};

const DEFAULT_NAMES: Record<ButtonType, string> = {
  [ButtonType.CLOSE]: KS_DEFAULT_BTN_CLOSE.ariaLabel,
  [ButtonType.DOWNLOAD]: KS_DEFAULT_BTN_DOWNLOAD.ariaLabel,
  [ButtonType.EXTURL]: KS_DEFAULT_BTN_EXTURL.ariaLabel,
  [ButtonType.DELETE]: KS_DEFAULT_BTN_DELETE.ariaLabel,
  [ButtonType.FULLSCREEN]: KS_DEFAULT_BTN_FULL_SCREEN.ariaLabel,
  [ButtonType.CUSTOM]: 'Custom button',
};

/** Returns the buttons of a configuration, from left to right. */
export function getButtons(config: ResolvedModalConfig['buttonsConfig']): readonly ButtonConfig[] {
  if (!config.visible) return [];
  if (config.strategy === ButtonsStrategy.CUSTOM) return config.buttons ?? [];
  return PRESETS[config.strategy] ?? [KS_DEFAULT_BTN_CLOSE];
}

interface UpperButtonsProps {
  buttons: readonly ButtonConfig[];
  image: GalleryImage | undefined;
  closeButton: Ref<HTMLButtonElement>;
  onPress: (button: ButtonConfig, action: Action) => void;
}

/** Upper buttons. Without a close button, a visually hidden one appears on keyboard focus, also for screen readers. */
export function UpperButtons({
  buttons,
  image,
  closeButton,
  onPress,
}: UpperButtonsProps): ReactNode {
  const close = buttons.find(({ type }) => type === ButtonType.CLOSE);
  return (
    <div className="ks-upper-buttons">
      {buttons.map((button, index) => {
        const usable =
          button.type !== ButtonType.EXTURL ||
          sanitizeExternalUrl(image?.modal.extUrl, document.baseURI);
        return (
          <button
            key={index}
            ref={button === close ? closeButton : undefined}
            type="button"
            className="ks-upper-button"
            aria-label={button.ariaLabel || button.title || DEFAULT_NAMES[button.type]}
            disabled={!usable}
            onClick={(event: MouseEvent) => onPress(button, getAction(event))}
          >
            <span
              className={button.icon ? 'ks-icon' : `ks-icon ${button.className ?? ''}`}
              style={{ ...button.size, fontSize: button.fontSize }}
              title={button.title || undefined}
              aria-hidden="true"
            >
              {button.icon}
            </span>
          </button>
        );
      })}
      {!close && (
        <button
          type="button"
          className="ks-upper-button ks-visually-hidden"
          aria-label={KS_DEFAULT_BTN_CLOSE.ariaLabel}
          onClick={(event: MouseEvent) => onPress(KS_DEFAULT_BTN_CLOSE, getAction(event))}
        >
          <span className="ks-icon close-image" aria-hidden="true" />
        </button>
      )}
    </div>
  );
}

import type { MouseEvent, ReactNode } from 'react';
import { sanitizeExternalUrl } from '../core/url';
import type { ResolvedModalConfig } from '../core/resolve-modal';
import type { ButtonConfig } from '../model/buttons';
import {
  KS_DEFAULT_BTN_CLOSE,
  KS_DEFAULT_BTN_DELETE,
  KS_DEFAULT_BTN_DOWNLOAD,
  KS_DEFAULT_BTN_EXTURL,
  KS_DEFAULT_BTN_FULL_SCREEN,
  KS_DEFAULT_BTN_SHARE,
} from '../model/defaults/buttons';
import { ButtonsStrategy, ButtonType } from '../model/enums';
import { getAction } from '../parts/get-action';
import { joinClasses } from '../parts/join-classes';
import { SafeSlot } from '../parts/slot';
import { runToolbarAction } from './run-toolbar-action';
import { canShare } from './share';
import { ShareResult, type ShareState } from './share-result';
import type { ModalModel } from './use-modal-view';

const SIMPLE = [KS_DEFAULT_BTN_DOWNLOAD, KS_DEFAULT_BTN_CLOSE];
const ADVANCED = [KS_DEFAULT_BTN_EXTURL, ...SIMPLE];
const FULL = [KS_DEFAULT_BTN_FULL_SCREEN, KS_DEFAULT_BTN_DELETE, ...ADVANCED];
const PRESETS: Partial<Record<ButtonsStrategy, readonly ButtonConfig[]>> = {
  [ButtonsStrategy.SIMPLE]: SIMPLE,
  [ButtonsStrategy.ADVANCED]: ADVANCED,
  [ButtonsStrategy.FULL]: FULL,
};

function getDefaultName(type: ButtonType): string {
  return (
    [...FULL, KS_DEFAULT_BTN_SHARE].find((button) => button.type === type)?.ariaLabel ??
    'Custom button'
  );
}

const isShare = ({ type }: ButtonConfig) => type === ButtonType.SHARE;

/** Returns the buttons of a configuration that the browser supports, from left to right. */
function getButtons(config: ResolvedModalConfig['buttonsConfig']): readonly ButtonConfig[] {
  if (!config.visible) return [];
  if (config.strategy === ButtonsStrategy.CUSTOM) {
    return (config.buttons ?? []).filter((button) => !isShare(button) || canShare());
  }
  return PRESETS[config.strategy] ?? [KS_DEFAULT_BTN_CLOSE];
}

interface ToolbarProps {
  model: ModalModel;
  /** State of sharing. */
  share: ShareState | undefined;
  onShare: (state?: ShareState) => void;
}

/** Upper buttons. Without a close button, a visually hidden one appears on keyboard focus, also for screen readers. */
export function Toolbar({ model, share, onShare }: ToolbarProps): ReactNode {
  const { config, classNames, slots, context } = model;
  const buttons = getButtons(config.buttonsConfig);
  const close = buttons.find(({ type }) => type === ButtonType.CLOSE);
  const defaultRender = () =>
    buttons.map((button, index) => (
      <UpperButton key={index} {...{ model, button, onShare }} isInitial={button === close} />
    ));
  return (
    <div className={joinClasses('ks-upper-buttons', classNames.toolbar)}>
      <SafeSlot {...context} slot={slots.toolbar} defaultRender={defaultRender} />
      {(slots.toolbar || !close) && (
        <UpperButton model={model} button={KS_DEFAULT_BTN_CLOSE} className="ks-visually-hidden" />
      )}
      {buttons.some(isShare) && (
        <ShareResult state={share} labels={config.accessibilityConfig} onClose={onShare} />
      )}
    </div>
  );
}

interface UpperButtonProps {
  model: ModalModel;
  button: ButtonConfig;
  className?: string;
  /** Receives focus when the gallery opens. */
  isInitial?: boolean;
  onShare?: ToolbarProps['onShare'];
}

function UpperButton({
  model,
  button,
  className,
  isInitial,
  onShare,
}: UpperButtonProps): ReactNode {
  const { session, classNames, context } = model;
  const { type, icon, size, fontSize, title } = button;
  const usable =
    type !== ButtonType.EXTURL ||
    sanitizeExternalUrl(context.image.modal.extUrl, document.baseURI) !== undefined;
  return (
    <button
      type="button"
      className={joinClasses('ks-upper-button', className ?? classNames.button)}
      data-initial-focus={isInitial ? '' : undefined}
      aria-label={button.ariaLabel || title || getDefaultName(type)}
      disabled={!usable}
      onClick={(event: MouseEvent<HTMLElement>) => {
        const opener = event.currentTarget;
        runToolbarAction(session, button, getAction(event), (link) => {
          onShare?.(link && { ...link, opener });
          // Safari does not focus a clicked button.
          opener.focus({ preventScroll: true });
        });
      }}
    >
      <span
        className={icon ? 'ks-icon' : joinClasses('ks-icon', button.className)}
        style={{ ...size, fontSize }}
        title={(!className && title) || undefined}
        aria-hidden="true"
      >
        {icon}
      </span>
    </button>
  );
}

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
  KS_DEFAULT_BTN_ZOOM_IN,
  KS_DEFAULT_BTN_ZOOM_OUT,
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

const ALL = [...FULL, KS_DEFAULT_BTN_SHARE, KS_DEFAULT_BTN_ZOOM_IN, KS_DEFAULT_BTN_ZOOM_OUT];

function getDefaultName(type: ButtonType): string {
  return ALL.find((button) => button.type === type)?.ariaLabel ?? 'Custom button';
}

const isShare = ({ type }: ButtonConfig) => type === ButtonType.SHARE;

const isZoom = ({ type }: ButtonConfig) =>
  type === ButtonType.ZOOM_IN || type === ButtonType.ZOOM_OUT;

/** Returns the zoom buttons that are added to those of a strategy. */
function getZoomButtons({ zoomConfig, accessibilityConfig }: ResolvedModalConfig): ButtonConfig[] {
  if (!zoomConfig.enable || !zoomConfig.buttons) return [];
  const { zoomInAriaLabel, zoomInTitle, zoomOutAriaLabel, zoomOutTitle } = accessibilityConfig;
  return [
    { ...KS_DEFAULT_BTN_ZOOM_IN, ariaLabel: zoomInAriaLabel, title: zoomInTitle },
    { ...KS_DEFAULT_BTN_ZOOM_OUT, ariaLabel: zoomOutAriaLabel, title: zoomOutTitle },
  ];
}

/** Returns the buttons of a configuration that the browser supports, from left to right. */
function getButtons(config: ResolvedModalConfig): readonly ButtonConfig[] {
  const { visible, strategy, buttons = [] } = config.buttonsConfig;
  if (!visible) return [];
  const chosen =
    strategy === ButtonsStrategy.CUSTOM
      ? buttons.filter((button) => !isShare(button) || canShare())
      : (PRESETS[strategy] ?? [KS_DEFAULT_BTN_CLOSE]);
  return chosen.some(isZoom) ? chosen : [...getZoomButtons(config), ...chosen];
}

interface ToolbarProps {
  model: ModalModel;
  /** State of sharing. */
  share: ShareState | undefined;
  onShare: (state?: ShareState) => void;
}

/** The toolbar. Without a close button, a visually hidden one appears on keyboard focus, also for screen readers. */
export function Toolbar({ model, share, onShare }: ToolbarProps): ReactNode {
  const { config, classNames, slots, context } = model;
  const buttons = getButtons(config);
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

/** Returns whether a button has something to act on. */
function isUsable(type: ButtonType, { context, config, zoom }: ModalModel): boolean {
  switch (type) {
    case ButtonType.EXTURL:
      return sanitizeExternalUrl(context.image.modal.extUrl, document.baseURI) !== undefined;
    case ButtonType.ZOOM_IN:
      return config.zoomConfig.enable && !zoom.isMaximum;
    case ButtonType.ZOOM_OUT:
      return config.zoomConfig.enable && zoom.level > 1;
    default:
      return true;
  }
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
  const { session, classNames, config, zoom } = model;
  const { type, icon, size, fontSize } = button;
  const sharesDetail = isShare(button) && session.linkName && zoom.level > 1;
  const { detailLinkAriaLabel } = config.accessibilityConfig;
  const { title, ariaLabel } = sharesDetail
    ? { title: detailLinkAriaLabel, ariaLabel: detailLinkAriaLabel }
    : button;
  return (
    <button
      type="button"
      className={joinClasses(
        'ks-upper-button',
        isZoom(button) ? 'ks-zoom-button' : undefined,
        className ?? classNames.button,
      )}
      data-initial-focus={isInitial ? '' : undefined}
      aria-label={ariaLabel || title || getDefaultName(type)}
      disabled={!isUsable(type, model)}
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

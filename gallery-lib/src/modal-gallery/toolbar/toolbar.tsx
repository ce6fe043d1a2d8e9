import type { MouseEvent, ReactNode } from 'react';
import {
  ADVANCED,
  FULL,
  SIMPLE,
  ZOOM,
  type ToolbarButton,
} from '../../core/config/built-in-buttons';
import { sanitizeExternalUrl } from '../../core/url/url';
import { KS_DEFAULT_BTN_CLOSE } from '../../model/defaults/buttons';
import { MODAL_LABELS } from '../../model/defaults/labels/modal-labels';
import { ButtonsStrategy, ButtonType } from '../../model/enums';
import { getAction } from '../../parts/get-action';
import { joinClasses } from '../../parts/join-classes';
import { SafeSlot } from '../../parts/slot';
import { runToolbarAction, type ShareState } from './run-toolbar-action';
import type { ModalModel } from '../model/use-modal-view';

const PRESETS: Partial<Record<ButtonsStrategy, readonly ToolbarButton[]>> = {
  [ButtonsStrategy.SIMPLE]: SIMPLE,
  [ButtonsStrategy.ADVANCED]: ADVANCED,
  [ButtonsStrategy.FULL]: FULL,
};

type Labels = Readonly<Partial<Record<string, string>>>;

/** Returns the name and the tooltip of a button. Its built-in texts, which copies of the constants have, are not its own. */
function getButtonNames({ type, title, ariaLabel }: ToolbarButton, labels: Labels) {
  const name = labels[`${type}AriaLabel`];
  const builtIn = (MODAL_LABELS as Labels)[`${type}AriaLabel`];
  const translate = (text: string | undefined, label: string | undefined) =>
    text === builtIn ? label : text;
  return {
    name: translate(ariaLabel || title, name) || name,
    tooltip: translate(title, labels[`${type}Title`]),
  };
}

const isShare = ({ type }: ToolbarButton) => type === ButtonType.SHARE;

const isZoom = ({ type }: ToolbarButton) =>
  type === ButtonType.ZOOM_IN || type === ButtonType.ZOOM_OUT;

/** Returns the buttons of a configuration that the browser supports, from left to right. */
function getButtons({ config, code, gallery }: ModalModel): readonly ToolbarButton[] {
  const { visible, strategy, buttons = [] } = config.buttonsConfig;
  if (!visible) return [];
  const all = strategy === ButtonsStrategy.CUSTOM ? buttons : PRESETS[strategy];
  const page = gallery.dialog?.ownerDocument ?? document;
  const chosen = (all ?? [KS_DEFAULT_BTN_CLOSE]).filter(({ type }) => {
    if (type === ButtonType.SHARE) return code.share?.canShare();
    // Not in a frame without permission, nor on iPhones.
    return type !== ButtonType.FULLSCREEN || page.fullscreenEnabled;
  });
  // While a video is shown, only `config` is without zoom: the buttons stay.
  const { enable, buttons: addsZoom } = gallery.getConfig().zoomConfig;
  return enable && addsZoom && !chosen.some(isZoom) ? [...ZOOM, ...chosen] : chosen;
}

interface ToolbarProps {
  model: ModalModel;
  /** State of sharing. */
  share: ShareState | undefined;
  onShare: (state?: ShareState) => void;
}

/** The toolbar. Without a close button, a visually hidden one appears on keyboard focus, also for screen readers. */
export function Toolbar({ model, share, onShare }: ToolbarProps): ReactNode {
  const { code, config, classNames, slots, context } = model;
  const buttons = getButtons(model);
  const close = buttons.find(({ type }) => type === ButtonType.CLOSE);
  const defaultRender = () =>
    buttons.map((button, index) => (
      <UpperButton key={index} {...{ model, button, onShare }} isInitial={button === close} />
    ));
  return (
    <div className={joinClasses('ks-upper-buttons', classNames.toolbar)}>
      <SafeSlot
        {...context}
        slot={slots.info && code.info?.createInfoSlot(slots.info, config.accessibilityConfig)}
        defaultRender={() => null}
      />
      <SafeSlot {...context} slot={slots.toolbar} defaultRender={defaultRender} />
      {(slots.toolbar || !close) && (
        <UpperButton model={model} button={KS_DEFAULT_BTN_CLOSE} className="ks-visually-hidden" />
      )}
      {code.share && buttons.some(isShare) && (
        <code.share.ShareResult
          state={share}
          labels={config.accessibilityConfig}
          onClose={onShare}
        />
      )}
    </div>
  );
}

/** Returns whether a button has something to act on. */
function isUsable(type: ButtonType, { context, config, zoom }: ModalModel): boolean {
  switch (type) {
    case ButtonType.EXTURL:
      return sanitizeExternalUrl(context.image.extUrl, document.baseURI) !== undefined;
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
  button: ToolbarButton;
  className?: string;
  /** Receives focus when the gallery opens. */
  isInitial?: boolean;
  onShare?: ToolbarProps['onShare'];
}

function UpperButton(props: UpperButtonProps): ReactNode {
  const { model, button, className, isInitial, onShare } = props;
  const { gallery, classNames, config, zoom } = model;
  const { type, icon, size, fontSize } = button;
  const sharesDetail = isShare(button) && gallery.link && zoom.level > 1;
  const labels = config.accessibilityConfig;
  const { name, tooltip } = getButtonNames(
    sharesDetail ? { type, title: labels.detailLinkAriaLabel } : button,
    labels,
  );
  return (
    <button
      type="button"
      className={joinClasses(
        'ks-upper-button',
        isZoom(button) && 'ks-zoom-button',
        className ?? classNames.button,
      )}
      data-initial-focus={isInitial ? '' : undefined}
      aria-label={name}
      disabled={!isUsable(type, model)}
      onClick={(event: MouseEvent<HTMLElement>) => {
        const opener = event.currentTarget;
        runToolbarAction(gallery, button, getAction(event), model.code, (link) => {
          onShare?.(link && { ...link, opener });
          // Safari does not focus a clicked button.
          opener.focus({ preventScroll: true });
        });
      }}
    >
      <span
        className={icon ? 'ks-icon' : joinClasses('ks-icon', button.className)}
        style={{ ...size, fontSize }}
        title={(!className && tooltip) || undefined}
        aria-hidden="true"
      >
        {icon}
      </span>
    </button>
  );
}

import {
  KS_DEFAULT_BTN_CLOSE,
  KS_DEFAULT_BTN_DELETE,
  KS_DEFAULT_BTN_DOWNLOAD,
  KS_DEFAULT_BTN_EXTURL,
  KS_DEFAULT_BTN_FULL_SCREEN,
} from 'ks-gallery-react';
import './style.scss';

const advanced = [KS_DEFAULT_BTN_EXTURL, KS_DEFAULT_BTN_DOWNLOAD, KS_DEFAULT_BTN_CLOSE];

const strategies = {
  DEFAULT: [KS_DEFAULT_BTN_CLOSE],
  SIMPLE: [KS_DEFAULT_BTN_DOWNLOAD, KS_DEFAULT_BTN_CLOSE],
  ADVANCED: advanced,
  FULL: [KS_DEFAULT_BTN_FULL_SCREEN, KS_DEFAULT_BTN_DELETE, ...advanced],
};

/** The icons of the buttons of each strategy. The table says the same in words. */
export function StrategyButtons() {
  return (
    <div className="strategy-buttons" aria-hidden="true" data-not-content>
      {Object.entries(strategies).map(([name, buttons]) => (
        <div key={name}>
          <code>{name}</code>
          {buttons.map(({ className }) => (
            <span key={className} className="strategy-button">
              <span className={`ks-icon ${className}`} />
            </span>
          ))}
        </div>
      ))}
    </div>
  );
}

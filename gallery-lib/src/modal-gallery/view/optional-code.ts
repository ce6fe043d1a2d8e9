/** Code that only some options use, as far as it has arrived. */
export interface OptionalCode {
  readonly motion?: typeof import('../motion/motion-code');
  readonly control?: typeof import('../control/application-control');
  readonly shortcuts?: typeof import('../download/download-shortcuts');
  readonly actions?: typeof import('../toolbar/toolbar-actions');
  readonly share?: typeof import('../share/share-code');
  readonly video?: typeof import('../video/video-code');
  readonly zoom?: typeof import('../zoom/zoom');
  readonly keep?: typeof import('../zoom/keep-zoom');
  readonly links?: typeof import('../links/link-history');
  readonly info?: typeof import('../info/info-code');
  readonly caption?: typeof import('../caption/caption-code');
  readonly markup?: typeof import('../../parts/markup');
}

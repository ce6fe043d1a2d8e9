import type { Locator, Page } from '@playwright/test';
import { build } from 'esbuild';
import type { Gesture } from '@/gallery-lib/src/gestures/gesture';

/** Sources that a page can attach, by their names in the repository. */
export type SourceName = 'pointerSource' | 'recognizeWithHammer';

declare global {
  interface Window {
    /** Gestures since the source was attached, with the position of their pointer. */
    gestures: Gesture[];
    /** The last gesture of each frame. */
    gesturesByFrame: Gesture[];
  }
}

/** What a worker has built. */
const scripts = new Map<SourceName, string>();

async function buildScript(source: SourceName): Promise<string> {
  const { outputFiles } = await build({
    stdin: {
      contents: `import { pointerSource } from './gallery-lib/src/gestures/recognizer';
        import { recognizeWithHammer } from './gallery-lib/src/hammer/recognize-with-hammer';
        let frame = 0;
        window.gestures = [];
        window.gesturesByFrame = [];
        const report = ({ pointer, ...gesture }) => {
          if (gesture.type === 'pending') return;
          const { pointerType, clientX, clientY } = pointer;
          window.gestures.push({ ...gesture, pointer: { pointerType, clientX, clientY } });
          frame ||= requestAnimationFrame(() => {
            frame = 0;
            window.gesturesByFrame.push(window.gestures.at(-1));
          });
        };
        ${source}(document.querySelector('main'), report);`,
      resolveDir: '.',
    },
    bundle: true,
    write: false,
  });
  return outputFiles.map(({ text }) => text.replaceAll('</script', '<\\/script')).join('');
}

/**
 * Goes to a page with an element on which a source recognizes gestures, and a frame below it. Returns the element.
 * `touchAction` is its style, `content` the HTML inside.
 */
export async function gotoGesturePage(
  page: Page,
  source: SourceName,
  { touchAction = 'none', content = '<button>Button</button>' } = {},
): Promise<Locator> {
  const script = scripts.get(source) ?? (await buildScript(source));
  scripts.set(source, script);
  const body = `<!doctype html><html lang="en"><title>Gestures</title>
    <style>
      body { margin: 0; height: 200vh; }
      main { width: 360px; height: 500px; touch-action: ${touchAction}; }
      button { width: 100%; height: 100%; }
    </style>
    <main>${content}</main><iframe title="Frame"></iframe><script>${script}</script>`;
  await page.route('**/gesture-page/', (route) =>
    route.fulfill({ contentType: 'text/html', body }),
  );
  await page.goto('gesture-page/');
  return page.getByRole('main');
}

const id = 'demo-scripts';

/** The block of a gallery page with the URLs of the framework's scripts, which its live demo needs. */
export function demoScriptsBlock(urls) {
  const list = JSON.stringify(urls).replaceAll('<', '\\u003c');
  return `<script type="application/json" id="${id}">${list}</script>`;
}

/** The URLs in that block: the payload first, then the framework and the demo; none on a reading page. */
export function demoScriptsOf(elements) {
  const block = elements.find(({ attributes }) => attributes.id === id);
  return JSON.parse(block?.text ?? '[]');
}

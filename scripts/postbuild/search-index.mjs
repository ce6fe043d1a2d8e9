import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { close, createIndex } from 'pagefind';
import { filesBelow } from '../lib/files.mjs';
import { loadTypescript } from '../lib/load-typescript.mjs';
import { separateFields } from './field-records.mjs';

// What the search requests of the library: its code, its worker, the index, its filter and the excerpts of pages.
const needed =
  /^(pagefind(-worker)?\.js|pagefind-entry\.json|wasm\.en\.pagefind|pagefind\..+\.pf_meta|index|filter|fragment)$/;

// Column titles and titles of code panels would be in every excerpt. Full views repeat the texts of
// thumbnails.
const excludeSelectors = [
  '.ks-view',
  'thead',
  '.code-panel-header',
  '.title-band p',
  '.scripted',
  '.page-actions',
];

function refuse({ errors }) {
  if (errors.length > 0) throw new Error(`The search index: ${errors.join(', ')}`);
}

/** Only the name and the description of a record are shown; the rest and the words of users are searched. */
function createRecord({ url, title, names, description, rest, page, aliases = [] }) {
  const parts = [`${names}.`, description, rest, page, ...aliases];
  return {
    url,
    content: parts.filter(Boolean).join(' '),
    language: 'en',
    meta: {
      title,
      page,
      names: String(names.split(' ').length),
      words: String(description.split(' ').length),
      ...(aliases.length > 0 && { aliases: aliases.join('|') }),
    },
    filters: { kind: ['field'] },
  };
}

/**
 * One record for each field. The name without its type is there once more, because the index has no word that starts
 * within "PlayConfig.pauseOnHover".
 */
function toFieldRecord({ id, description, rest }, url, page, aliases) {
  const names = `${id} ${id.split('.').pop()}`;
  return createRecord({ url: `${url}#${id}`, title: id, names, description, rest, page, aliases });
}

/** One record for each topic whose page is in the export. */
async function createTopicRecords(urls, aliases) {
  const { searchTopics } = await loadTypescript('components/site/search-words.ts');
  const { areaOf, routeOf } = await loadTypescript('components/site/route-map.ts');
  return searchTopics.flatMap(({ path, options = [], words = [], ...topic }) => {
    const [pagePath, anchor] = path.split('#');
    if (!urls.includes(`${pagePath}/`)) return [];
    const route = routeOf(pagePath);
    const title = topic.title ?? route.heading;
    const description = topic.description ?? route.description;
    const page = anchor ? route.heading : (areaOf(pagePath) ?? 'Guides');
    const url = `${pagePath}/${anchor ? `#${anchor}` : ''}`;
    const phrases = [...new Set([...words, ...options.flatMap((name) => aliases[name])])];
    const record = createRecord({ url, title, names: title, description, page, aliases: phrases });
    return { ...record, meta: { ...record.meta, topic: 'true' } };
  });
}

/** The indexed pages of the export, and the fields and topics on them; some tables are on several pages. */
async function readPages(folder) {
  const { readAliases } = await loadTypescript('components/reference/aliases.ts');
  const aliases = readAliases();
  const pages = [];
  const records = new Map();
  for (const file of (await filesBelow(folder)).filter((name) => name.endsWith('.html'))) {
    const source = await readFile(join(folder, file), 'utf8');
    if (!source.includes('data-pagefind-body')) continue;
    const { html, title, fields } = separateFields(source);
    pages.push({ sourcePath: file, content: html });
    const url = `/${file.replace(/index\.html$/, '')}`;
    for (const field of fields.filter(({ id }) => !records.has(id))) {
      records.set(field.id, toFieldRecord(field, url, title, aliases[field.id]));
    }
  }
  const urls = pages.map(({ sourcePath }) => `/${sourcePath.replace(/index\.html$/, '')}`);
  return { pages, records: [...records.values(), ...(await createTopicRecords(urls, aliases))] };
}

async function fill(index, { pages, records }) {
  const answers = await Promise.all([
    ...pages.map((page) => index.addHTMLFile(page)),
    ...records.map((record) => index.addCustomRecord(record)),
  ]);
  answers.forEach(refuse);
}

/** What users call pages and options, which the search looks for in a question. */
function createPhraseFile(records) {
  const phrases = new Set(records.flatMap(({ meta }) => meta.aliases?.split('|') ?? []));
  return { path: 'phrases.json', content: JSON.stringify([...phrases].sort()) };
}

/** Returns the files of the search index that the search needs, as pairs of a path and a content. */
async function createFiles(folder) {
  try {
    const created = await createIndex({ excludeSelectors });
    refuse(created);
    const read = await readPages(folder);
    await fill(created.index, read);
    // Not `writeFiles`: on a busy machine it answers before the last file is whole, and closing ends it.
    const answer = await created.index.getFiles();
    refuse(answer);
    const files = answer.files.filter(({ path }) => needed.test(path.split('/')[0]));
    return [...files, createPhraseFile(read.records)];
  } finally {
    await close();
  }
}

/** Writes the search index. */
export async function writeSearchIndex(folder) {
  for (const { path, content } of await createFiles(folder)) {
    const file = join(folder, 'pagefind', path);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, content);
  }
}

import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { loadTypescript } from '../lib/load-typescript.mjs';
import { readSections } from './page-sections.mjs';

function kindOf({ demo, path }) {
  if (demo) return 'demo';
  return path.startsWith('/react/releases') ? 'release' : 'guide';
}

/** The words of users for a page, or for a section of it. */
function createTopics(routes, aliases) {
  const topics = new Map(
    routes.flatMap(({ path, search }) =>
      search.map((topic) => [topic.anchor ? `${path}#${topic.anchor}` : path, topic]),
    ),
  );
  return (url) => {
    const { title, description, options = [], words = [] } = topics.get(url) ?? {};
    const phrases = [...words, ...options.flatMap((name) => aliases[name])];
    return { title, description, words: [...new Set(phrases)] };
  };
}

function joinTexts(...texts) {
  return texts.filter(Boolean).join(' ');
}

/** Sections of demos that name what other pages are about: options with their values, and related pages. */
const linkSections = ['configured', 'related'];

/** The records of a page and of its sections. A demo is one record, because all demos have the same sections. */
function toRecords({ route, html }, topicOf, { areaOf }) {
  const read = html === undefined ? [] : readSections(html);
  const [intro, ...sections] = read.filter(({ id }) => !(route.demo && linkSections.includes(id)));
  const kind = kindOf(route);
  const url = route.path === '/' ? '/' : `${route.path}/`;
  const topic = topicOf(route.path);
  const isNamed = ({ id }) => topicOf(`${route.path}#${id}`).words.length > 0;
  const isSection = (section) => isNamed(section) || (!route.demo && section.text !== '');
  const own = [intro, ...sections.filter((section) => !isSection(section))];
  const page = {
    kind,
    url,
    title: topic.title ?? route.heading,
    page: areaOf(route.path) ?? 'Guides',
    words: [...new Set([route.title, route.navLabel, ...topic.words])],
    text: joinTexts(topic.description ?? route.description, ...own.map((section) => section?.text)),
  };
  return [
    page,
    ...sections.filter(isSection).map(({ id, title, text }) => {
      const topic = topicOf(`${route.path}#${id}`);
      return {
        kind,
        url: `${url}#${id}`,
        title: topic.title ?? title,
        page: route.navLabel,
        words: topic.words,
        text: joinTexts(topic.description, text),
      };
    }),
  ];
}

/**
 * What the search of the site finds: pages with their sections, and what the reference documents. The HTML of a page may be
 * missing; then only its title, its description and its words are found.
 */
export async function createSearchRecords(pages) {
  const routeMap = await loadTypescript('components/site/route-map.ts');
  const { readAliases } = await loadTypescript('components/reference/types/aliases.ts');
  const { readReferenceRecords } = await loadTypescript('components/reference/search-records.ts');
  const topicOf = createTopics(routeMap.routes, readAliases());
  const reference = readReferenceRecords();
  // The sections of types are records of the reference.
  const documented = new Set(reference.map(({ url }) => url.split('#')[1]));
  const records = pages
    .filter(({ route }) => routeMap.routes.some(({ path }) => path === route.path))
    .filter(({ route }) => route.canonical === undefined)
    .flatMap((page) => toRecords(page, topicOf, routeMap))
    .filter(({ url }) => !documented.has(url.split('#')[1]));
  const described = reference.map((record) => {
    const { words } = topicOf(record.url.replace('/#', '#'));
    return { ...record, words: [...record.words, ...words] };
  });
  return [...records, ...described];
}

/** Writes the search index into a folder that is served. */
export async function writeSearchIndex(folder, pages) {
  await mkdir(join(folder, 'scripts'), { recursive: true });
  const { saveIndex } = await loadTypescript('components/client/search/engine.ts');
  const records = await createSearchRecords(pages);
  const file = { records, index: saveIndex(records) };
  await writeFile(join(folder, 'scripts/search.json'), JSON.stringify(file));
}

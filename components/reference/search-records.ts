/** What the search of the site finds in the reference: types, options, class names and custom properties. Server only. */
import type { Kind, SiteRecord } from '@/components/client/search/site-search';
import { routeOf } from '@/components/site/route-map';
import { readAliases } from './types/aliases';
import { customPropertiesPath, readCustomProperties } from './custom-properties';
import { docUrl, isTypeName, rowUrl, typeNames } from './types/doc-urls';
import { typeDoc } from './types/library-types';

interface Entry {
  readonly kind: Kind;
  /** Path and anchor. */
  readonly url: string;
  readonly title: string;
  readonly owner?: string;
  readonly meaning: string;
}

/** A type with its fields or members; an inherited field is found at the type that declares it. */
function readType(name: string): readonly Entry[] {
  const doc = typeDoc(name);
  const kind = name.endsWith('ClassNames') ? 'class' : 'option';
  const parts =
    doc.kind === 'object'
      ? doc.fields.filter(({ declaredBy }) => declaredBy === name || !isTypeName(declaredBy))
      : doc.kind === 'enum'
        ? doc.members
        : [];
  return [
    { kind, url: docUrl(name), title: name, meaning: doc.meaning },
    ...parts.map((part): Entry => ({
      kind,
      url: rowUrl(name, part.name),
      title: part.name,
      owner: name,
      meaning: part.meaning,
    })),
  ];
}

function readProperties(): readonly Entry[] {
  return readCustomProperties().map(({ name, meaning }) => ({
    kind: 'class',
    url: `${customPropertiesPath}#${name}`,
    title: name,
    meaning,
  }));
}

export function readReferenceRecords(): readonly SiteRecord[] {
  const aliases = readAliases();
  const getAliases = (name = '') => aliases[name] ?? [];
  return [...typeNames().flatMap(readType), ...readProperties()].map(
    ({ kind, url, title, owner, meaning }) => {
      const [path = '', anchor = ''] = url.split('#');
      return {
        kind,
        url: `${path}/#${anchor}`,
        title,
        ...(owner && { owner }),
        page: routeOf(path).navLabel,
        words: [...getAliases(owner), ...getAliases(anchor)],
        text: meaning.replaceAll('`', ''),
      };
    },
  );
}

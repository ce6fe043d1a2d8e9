/** Prepares a page for the search index: rows of reference tables become records, cells of other tables sentences. */
import { parse } from 'parse5';

const blocks = new Set(
  'caption dd details div dl dt li ol p pre section summary table tbody td th tr ul'.split(' '),
);

function attribute(node, name) {
  return node.attrs?.find((attr) => attr.name === name)?.value;
}

/** Labels stand side by side and are separated by their style only. */
function isBlock(node) {
  return blocks.has(node.tagName) || attribute(node, 'class') === 'label';
}

function isIgnored(node) {
  return attribute(node, 'data-pagefind-ignore') !== undefined || node.tagName === 'svg';
}

/** The elements below a node for which the test is true; nothing below a match is searched. */
function findAll(node, test) {
  if (test(node)) return [node];
  return (node.childNodes ?? []).flatMap((child) => findAll(child, test));
}

/** The texts of the blocks below a node, in order. */
function getTexts(node) {
  const texts = [''];
  const visit = (current) => {
    if (current.nodeName === '#text') texts.push(texts.pop() + current.value);
    if (isIgnored(current)) return;
    if (isBlock(current)) texts.push('');
    current.childNodes?.forEach(visit);
    if (isBlock(current)) texts.push('');
  };
  visit(node);
  return texts.map((text) => text.replace(/\s+/g, ' ').trim()).filter(Boolean);
}

function hasName(...names) {
  return ({ tagName }) => names.includes(tagName);
}

function isFieldRow(node) {
  return node.tagName === 'tr' && attribute(node, 'id') !== undefined;
}

function endsSentence(text) {
  return /[.!?]$/.test(text);
}

/**
 * The description is the first text that is a sentence; types, defaults and labels are none. It comes first, so that a
 * result can show it. The rest is only searched.
 */
function toField(row, intro) {
  const [, ...texts] = getTexts(row);
  const description = texts.find(endsSentence) ?? texts[0] ?? '';
  const rest = [...texts.filter((text) => text !== description), ...intro];
  return {
    id: attribute(row, 'id'),
    description,
    rest: rest.map((text) => (endsSentence(text) ? text : `${text}.`)).join(' '),
  };
}

/** The fields of a page. The first sentence below a heading says what the fields of its tables have in common. */
function fieldsOf(page) {
  let intro = [];
  return findAll(page, hasName('h2', 'h3', 'p', 'table')).flatMap((node) => {
    if (node.tagName === 'table') {
      return findAll(node, isFieldRow).map((row) => toField(row, intro));
    }
    if (node.tagName === 'p') {
      if (intro.length === 0) intro = getTexts(node).map((text) => text.split(/(?<=[.!?]) /)[0]);
    } else intro = [];
    return [];
  });
}

/** What follows each cell of a row: "Name: first cell; second cell." */
function cellMarks(row) {
  const cells = findAll(row, hasName('th', 'td'));
  return cells.map((cell) => {
    if (cell === cells.at(-1)) return { cell, mark: '.' };
    return { cell, mark: cell.tagName === 'th' ? ':' : ';' };
  });
}

/** Insertions that separate the caption and the cells of a table. */
function separators(table) {
  const captions = findAll(table, hasName('caption')).map((cell) => ({ cell, mark: '.' }));
  const rows = findAll(table, hasName('tr'));
  return [...captions, ...rows.flatMap(cellMarks)].map(({ cell, mark }) => {
    const text = getTexts(cell).at(-1);
    const at = (cell.sourceCodeLocation.endTag ?? cell.sourceCodeLocation).startOffset;
    return { start: at, end: at, text: !text || endsSentence(text) ? ' ' : `${mark} ` };
  });
}

/** The title of a page, its HTML without tables of fields and with separated cells in other tables, and the fields. */
export function separateFields(source) {
  const page = parse(source, { sourceCodeLocationInfo: true });
  const tables = findAll(page, hasName('table'));
  const edits = tables.flatMap((table) => {
    if (findAll(table, isFieldRow).length === 0) return separators(table);
    const { startOffset, endOffset } = table.sourceCodeLocation;
    return [{ start: startOffset, end: endOffset, text: '' }];
  });
  const html = edits
    .sort((a, b) => b.start - a.start)
    .reduce((rest, { start, end, text }) => rest.slice(0, start) + text + rest.slice(end), source);
  const [heading] = findAll(page, hasName('h1'));
  return {
    html,
    title: heading ? getTexts(heading).join(' ') : '',
    fields: fieldsOf(page),
  };
}

/**
 * Adds `undefined` to the type of every optional field in the declarations of a build: it counts as missing everywhere,
 * which TypeScript accepts under `exactOptionalPropertyTypes` only where the type says so.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import ts from 'typescript';
import { filesBelow } from '../scripts/lib/files.mjs';
import { main } from '../scripts/lib/main.mjs';

const isField = (node) =>
  ts.isPropertySignature(node) || ts.isPropertyDeclaration(node) || ts.isMappedTypeNode(node);

/** Types that would take `| undefined` into their last part. */
const isOpenEnded = (type) =>
  ts.isFunctionOrConstructorTypeNode(type) || ts.isConditionalTypeNode(type);

/** Returns declarations whose optional fields accept `undefined`, also those of `Partial` and of mapped types. */
export function allowUndefined(text) {
  const file = ts.createSourceFile('types.d.ts', text, ts.ScriptTarget.Latest, true);
  const edits = [];
  const visit = (node) => {
    const { type, questionToken } = node;
    if (isField(node) && questionToken && type && !/\bundefined$/.test(type.getText())) {
      const [before, after] = isOpenEnded(type) ? ['(', ')'] : ['', ''];
      edits.push([type.getStart(), before], [type.end, `${after} | undefined`]);
    }
    if (ts.isTypeReferenceNode(node) && node.typeName.getText() === 'Partial') {
      const name = node.typeArguments[0].getText();
      edits.push([
        node.getStart(),
        `{ [Name in keyof ${name}]?: ${name}[Name] | undefined }`,
        node.end,
      ]);
    } else ts.forEachChild(node, visit);
  };
  visit(file);
  // From the end, so that positions stay; what is inserted at one place, in the order of the list.
  return edits
    .reverse()
    .sort(([a], [b]) => b - a)
    .reduce(
      (result, [start, added, end = start]) => result.slice(0, start) + added + result.slice(end),
      text,
    );
}

await main(import.meta.url, async () => {
  const folder = join(import.meta.dirname, 'dist');
  const names = (await filesBelow(folder)).filter((name) => name.endsWith('.d.ts'));
  for (const path of names.map((name) => join(folder, name)))
    await writeFile(path, allowUndefined(await readFile(path, 'utf8')));
});

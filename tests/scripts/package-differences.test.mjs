import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import ts from 'typescript';
import { filesBelow } from '../../scripts/lib/files.mjs';
import { ensureInstalled } from '../../scripts/lib/installed.mjs';
import { loadTypescript } from '../../scripts/lib/load-typescript.mjs';
import { root } from '../../scripts/lib/root.mjs';

const angularProject = join(root, 'angular-check');
await ensureInstalled(angularProject);
const { fieldDifferences, typeDifferences } = await loadTypescript(
  'components/reference/differences/package-differences.ts',
);

function membersOf(node) {
  const isPublic = (member) =>
    ts.isConstructorDeclaration(member) ||
    !(ts.getModifiers(member) ?? []).some(({ kind }) => kind === ts.SyntaxKind.PrivateKeyword);
  return node.members.filter(isPublic).flatMap((member) => {
    if (ts.isConstructorDeclaration(member)) {
      return member.parameters.filter((parameter) =>
        ts.isParameterPropertyDeclaration(parameter, member),
      );
    }
    return member.name ? [member] : [];
  });
}

function isExported(node) {
  return (ts.getModifiers(node) ?? []).some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword);
}

function parse(files) {
  return files.map((file) =>
    ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true),
  );
}

/** Public interfaces and classes by name, each with its members, inherited ones included. */
function readTypes(sources) {
  const nodes = sources
    .flatMap(({ statements }) => statements)
    .filter((node) => ts.isInterfaceDeclaration(node) || ts.isClassDeclaration(node))
    .filter(isExported);
  const byName = new Map(nodes.map((node) => [node.name.text, node]));
  const describe = (node) => {
    const parents = (node.heritageClauses ?? []).flatMap(({ types }) =>
      types.map(({ expression }) => byName.get(expression.getText())),
    );
    return new Map([
      ...parents.filter(Boolean).flatMap((parent) => [...describe(parent)]),
      ...membersOf(node).map((member) => [
        member.name.getText(),
        { optional: member.questionToken !== undefined },
      ]),
    ]);
  };
  return new Map([...byName].map(([name, node]) => [name, describe(node)]));
}

/** Public enums by name, each with its members and their values as source text. */
function readEnums(sources) {
  const nodes = sources
    .flatMap(({ statements }) => statements)
    .filter(ts.isEnumDeclaration)
    .filter(isExported);
  return new Map(
    nodes.map((node) => [
      node.name.text,
      new Map(
        node.members.map(({ name, initializer }) => [name.getText(), initializer?.getText()]),
      ),
    ]),
  );
}

const source = join(root, 'gallery-lib/src');
const ourSources = parse([
  ...(await filesBelow(join(source, 'model')))
    .filter((name) => name.endsWith('.ts'))
    .map((name) => join(source, 'model', name)),
  join(source, 'carousel/props.ts'),
  join(source, 'plain-gallery/plain-gallery.tsx'),
]);
const published = join(angularProject, 'node_modules/@ks89/angular-modal-gallery');
const theirSources = parse(
  (await filesBelow(published))
    .filter((name) => name.endsWith('.d.ts'))
    .map((name) => join(published, name)),
);
const ours = readTypes(ourSources);
const theirs = readTypes(theirSources);
const ourEnums = readEnums(ourSources);
const theirEnums = readEnums(theirSources);

/** Names that Angular components have in place of React props and ref handles. */
const componentOf = {
  CarouselProps: 'CarouselComponent',
  CarouselHandle: 'CarouselComponent',
  PlainGalleryProps: 'PlainGalleryComponent',
};
/** Projected content is no member of the Angular class. */
const projected = new Set(['CarouselProps.children']);

function outputName(name) {
  return name.replace(/^on([A-Z])/, (_, letter) => letter.toLowerCase());
}

test('every type that the package lacks is marked as added, and no other', () => {
  const declared = [...ours.keys()].filter((name) => !theirs.has(componentOf[name] ?? name));
  const marked = [...ours.keys()].filter((name) => typeDifferences[name]?.added);
  assert.deepEqual(marked.sort(), declared.sort());
});

for (const [type, members] of ours) {
  const original = theirs.get(componentOf[type] ?? type);
  if (!original) continue;

  test(`${type}: every member that the package lacks is marked as added, and no other`, () => {
    const names = [...members.keys()].filter((name) => !projected.has(`${type}.${name}`));
    const missing = names.filter((name) => !original.has(outputName(name)));
    const marked = names.filter((name) => fieldDifferences[`${type}.${name}`]?.added);
    assert.deepEqual(marked, missing);
  });

  if (componentOf[type]) continue;

  // The other two are used by the components of the package only.
  if (!['ModalGalleryRef', 'ModalGalleryService'].includes(type)) {
    test(`${type}: has every member of the package`, () => {
      assert.deepEqual(
        [...original.keys()].filter((name) => !members.has(name)),
        [],
      );
    });
  }

  test(`${type}: every optional member that the package requires is marked, and no other`, () => {
    const names = [...members.keys()].filter((name) => members.get(name).optional);
    const wanted = names.filter((name) => original.get(name)?.optional === false);
    const marked = names.filter((name) => fieldDifferences[`${type}.${name}`]?.required);
    assert.deepEqual(marked, wanted);
  });
}

for (const [name, members] of ourEnums) {
  test(`${name}: every enum member that the package lacks is marked as added, and no other`, () => {
    const original = theirEnums.get(name) ?? new Map();
    const missing = [...members.keys()].filter((member) => !original.has(member));
    assert.deepEqual(typeDifferences[name]?.addedMembers ?? [], missing);
  });

  test(`${name}: the note names the numbers of the package, which are in the order of our members`, () => {
    const theirs = [...theirEnums.get(name)];
    const numbers = theirs.map(([, value]) => Number(value));
    const [first] = numbers;
    assert.deepEqual(
      numbers,
      numbers.map((_, index) => first + index),
    );
    assert.match(typeDifferences[name].note, new RegExp(`numbers ${first} to ${numbers.at(-1)},`));
    const shared = [...members.keys()].filter((member) => theirEnums.get(name).has(member));
    assert.deepEqual(
      theirs.map(([member]) => member).filter((member) => members.has(member)),
      shared,
    );
  });
}

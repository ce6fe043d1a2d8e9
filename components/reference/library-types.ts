/** The public types of the library, read from its source at build time. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';

export interface FieldDoc {
  readonly name: string;
  readonly type: string;
  readonly optional: boolean;
  readonly meaning: string;
}

export interface MemberDoc {
  readonly name: string;
  readonly value: number;
  readonly meaning: string;
}

interface Named {
  readonly name: string;
  readonly meaning: string;
}

export interface ObjectDoc extends Named {
  readonly kind: 'interface' | 'class';
  /** Own and inherited fields, in the order of the source. */
  readonly fields: readonly FieldDoc[];
}

export interface EnumDoc extends Named {
  readonly kind: 'enum';
  readonly members: readonly MemberDoc[];
}

export interface AliasDoc extends Named {
  readonly kind: 'alias';
  readonly type: string;
}

export type TypeDoc = ObjectDoc | EnumDoc | AliasDoc;

type Declaration =
  ts.InterfaceDeclaration | ts.ClassDeclaration | ts.EnumDeclaration | ts.TypeAliasDeclaration;

const componentFiles = [
  'carousel/props.ts',
  'plain-gallery/plain-gallery.tsx',
  'modal-gallery/props.ts',
];

/** Source directory of the library; tests and builds run in the root of the project. */
function libraryFolder(): string {
  return join(/* turbopackIgnore: true */ process.cwd(), 'gallery-lib', 'src');
}

function sourceFiles(): ts.SourceFile[] {
  const folder = libraryFolder();
  const models = readdirSync(join(folder, 'model'))
    .filter((name) => name.endsWith('.ts') && name !== 'index.ts')
    .map((name) => `model/${name}`);
  return [...models, ...componentFiles].map((name) =>
    ts.createSourceFile(
      name,
      readFileSync(join(folder, name), 'utf8'),
      ts.ScriptTarget.Latest,
      true,
    ),
  );
}

function isExported(node: ts.Statement): node is Declaration & ts.Statement {
  const kinds =
    ts.isInterfaceDeclaration(node) ||
    ts.isClassDeclaration(node) ||
    ts.isEnumDeclaration(node) ||
    ts.isTypeAliasDeclaration(node);
  return (
    kinds && (ts.getModifiers(node) ?? []).some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword)
  );
}

function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

function getMeaning(node: ts.Node): string {
  const comments = ts.getJSDocCommentsAndTags(node).filter(ts.isJSDoc);
  return oneLine(comments.map(({ comment }) => ts.getTextOfJSDocComment(comment) ?? '').join(' '));
}

/** Replaces type parameters by their defaults: `GalleryImage` instead of `T`. */
function withoutParameters(
  text: string,
  parameters: readonly ts.TypeParameterDeclaration[],
): string {
  return parameters.reduce((result, { name, constraint, default: standard }) => {
    const replacement = standard ?? constraint;
    return replacement
      ? result
          .replaceAll(`<${name.text}>`, '')
          .replace(new RegExp(`\\b${name.text}\\b`, 'g'), replacement.getText())
      : result;
  }, oneLine(text));
}

function signature(node: ts.MethodSignature): string {
  const parameters = node.parameters.map((parameter) => parameter.getText()).join(', ');
  const text = `(${parameters}) => ${node.type?.getText() ?? 'void'}`;
  return withoutParameters(text, [...(node.typeParameters ?? [])]);
}

function interfaceFields(node: ts.InterfaceDeclaration): FieldDoc[] {
  return node.members.flatMap((member) => {
    if (!ts.isPropertySignature(member) && !ts.isMethodSignature(member)) return [];
    const type = ts.isMethodSignature(member) ? signature(member) : (member.type?.getText() ?? '');
    return {
      name: member.name.getText(),
      type: withoutParameters(type, [...(node.typeParameters ?? [])]),
      optional: member.questionToken !== undefined,
      meaning: getMeaning(member),
    };
  });
}

/** The public constructor parameters of a class, then its declared properties. */
function classFields(node: ts.ClassDeclaration): FieldDoc[] {
  const constructor = node.members.find(ts.isConstructorDeclaration);
  const parameters = (constructor?.parameters ?? []).filter((parameter) =>
    ts.isParameterPropertyDeclaration(parameter, parameter.parent),
  );
  return [...parameters, ...node.members.filter(ts.isPropertyDeclaration)]
    .filter(({ initializer }) => !initializer)
    .map((field) => ({
      name: field.name.getText(),
      type: withoutParameters(field.type?.getText() ?? '', [...(node.typeParameters ?? [])]),
      optional: field.questionToken !== undefined,
      meaning: getMeaning(field),
    }));
}

function getParents(node: ts.InterfaceDeclaration | ts.ClassDeclaration): string[] {
  return (node.heritageClauses ?? []).flatMap(({ types }) =>
    types.map(({ expression }) => expression.getText()),
  );
}

function enumMembers(node: ts.EnumDeclaration): MemberDoc[] {
  return node.members.map((member) => ({
    name: member.name.getText(),
    value: Number(member.initializer?.getText()),
    meaning: getMeaning(member),
  }));
}

/** Adds the fields of a parent, and its comments for fields that have none. */
function inherit(own: readonly FieldDoc[], parent: readonly FieldDoc[]): FieldDoc[] {
  const inherited = parent.filter(({ name }) => !own.some((field) => field.name === name));
  const documented = own.map((field) => ({
    ...field,
    meaning: field.meaning || (parent.find(({ name }) => name === field.name)?.meaning ?? ''),
  }));
  return [...inherited, ...documented];
}

function describe(node: Declaration, byName: ReadonlyMap<string, Declaration>): TypeDoc {
  const name = node.name?.text ?? '';
  const meaning = getMeaning(node);
  if (ts.isEnumDeclaration(node))
    return { kind: 'enum', name, meaning, members: enumMembers(node) };
  if (ts.isTypeAliasDeclaration(node)) {
    const type = withoutParameters(node.type.getText(), [...(node.typeParameters ?? [])]);
    return { kind: 'alias', name, meaning, type };
  }
  const own = ts.isClassDeclaration(node) ? classFields(node) : interfaceFields(node);
  // From the last parent on, because each one's fields come before those collected so far.
  const fields = getParents(node).reduceRight<FieldDoc[]>((all, parentName) => {
    const parent = byName.get(parentName);
    const doc = parent && describe(parent, byName);
    return doc && 'fields' in doc ? inherit(all, doc.fields) : all;
  }, own);
  return { kind: ts.isClassDeclaration(node) ? 'class' : 'interface', name, meaning, fields };
}

function readTypes(): ReadonlyMap<string, TypeDoc> {
  const declarations = sourceFiles().flatMap((file) => file.statements.filter(isExported));
  const byName = new Map(declarations.map((node) => [node.name?.text ?? '', node]));
  return new Map([...byName].map(([name, node]) => [name, describe(node, byName)]));
}

let types: ReadonlyMap<string, TypeDoc> | undefined;

/** Every public interface, class, enum and alias of the library, by name. */
export function libraryTypes(): ReadonlyMap<string, TypeDoc> {
  types ??= readTypes();
  return types;
}

export function typeDoc(name: string): TypeDoc {
  const doc = libraryTypes().get(name);
  if (!doc) throw new Error(`The library has no public type "${name}"`);
  return doc;
}

export function objectDoc(name: string): ObjectDoc {
  const doc = typeDoc(name);
  if (!('fields' in doc)) throw new Error(`"${name}" has no fields`);
  return doc;
}

export function enumDoc(name: string): EnumDoc {
  const doc = typeDoc(name);
  if (doc.kind !== 'enum') throw new Error(`"${name}" is no enum`);
  return doc;
}

/** Reads the public types of the library from its sources. Slow: pages and tests read the file that it fills. */
import { join } from 'node:path';
import ts from 'typescript';
import type { FieldDoc, TypeDoc, TypeShape } from './library-types';

const typeFlags =
  ts.SymbolFlags.Interface | ts.SymbolFlags.Class | ts.SymbolFlags.Enum | ts.SymbolFlags.TypeAlias;

/** How the sources of the library are read. */
export const compilerOptions: ts.CompilerOptions = {
  target: ts.ScriptTarget.ES2022,
  // The types of the DOM appear in no public type, and are slow to read.
  lib: ['lib.es2022.d.ts'],
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  jsx: ts.JsxEmit.ReactJSX,
  strict: true,
  types: [],
};

/** The nodes below a type that name a type. */
function getReferences(node: ts.Node): readonly ts.TypeReferenceNode[] {
  const below: ts.TypeReferenceNode[] = ts.isTypeReferenceNode(node) ? [node] : [];
  ts.forEachChild(node, (child) => void below.push(...getReferences(child)));
  return below;
}

const keywords: Readonly<Partial<Record<ts.SyntaxKind, TypeShape>>> = {
  [ts.SyntaxKind.BooleanKeyword]: { kind: 'boolean' },
  [ts.SyntaxKind.NumberKeyword]: { kind: 'number' },
  [ts.SyntaxKind.StringKeyword]: { kind: 'string' },
};

function getLiteral(node: ts.LiteralTypeNode['literal']): TypeShape {
  if (ts.isStringLiteral(node)) return { kind: 'literal', value: node.text };
  if (ts.isNumericLiteral(node)) return { kind: 'literal', value: Number(node.text) };
  const isBoolean =
    node.kind === ts.SyntaxKind.TrueKeyword || node.kind === ts.SyntaxKind.FalseKeyword;
  return isBoolean
    ? { kind: 'literal', value: node.kind === ts.SyntaxKind.TrueKeyword }
    : { kind: 'other' };
}

/**
 * The members of a union without other notations of one of them: the names of the members of an enum, the plain objects
 * of a class.
 */
function withoutNotations(members: readonly TypeShape[]): readonly TypeShape[] {
  const names = members.map((member) => (member.kind === 'type' ? member.name : ''));
  return members.filter((_, index) => {
    const other = /^(.+)(?:Name|Options)$/.exec(names[index] ?? '')?.[1];
    return other === undefined || !names.includes(other);
  });
}

/** True for the type of what a callback receives. */
function isReceived(node: ts.Node): boolean {
  const parameter = ts.findAncestor(node, ts.isParameter);
  return parameter !== undefined && ts.isFunctionTypeNode(parameter.parent);
}

function getParameters(declaration: ts.Declaration): readonly string[] | undefined {
  const constructorOf = ts.isClassDeclaration(declaration)
    ? declaration.members.find(ts.isConstructorDeclaration)
    : undefined;
  return constructorOf?.parameters.map(({ name }) => name.getText());
}

/** Comment and tags of a declaration in one line. */
function getMeaning(symbol: ts.Symbol, checker: ts.TypeChecker): string {
  const tags = symbol.getJsDocTags(checker).map(({ name, text }) => {
    const label = { throws: 'Throws', deprecated: 'Deprecated:' }[name];
    return label ? `${label} ${ts.displayPartsToString(text)}` : '';
  });
  return [ts.displayPartsToString(symbol.getDocumentationComment(checker)), ...tags]
    .join(' ')
    .replace(/\s+/g, ' ')
    .trim();
}

function getTag(symbol: ts.Symbol, checker: ts.TypeChecker, name: string): string | undefined {
  const tag = symbol.getJsDocTags(checker).find((each) => each.name === name);
  return tag && ts.displayPartsToString(tag.text);
}

function getAliases(symbol: ts.Symbol, checker: ts.TypeChecker): readonly string[] {
  return getTag(symbol, checker, 'alias')?.split(/,\s*/) ?? [];
}

/** Reads declarations with a checker. */
class Reader {
  private readonly exported: ReadonlyMap<string, ts.Symbol>;
  /** Types that callbacks receive: the library creates their objects. */
  private readonly received = new Set<string>();

  constructor(
    private readonly checker: ts.TypeChecker,
    entry: ts.SourceFile,
  ) {
    const entrySymbol = checker.getSymbolAtLocation(entry);
    const symbols = entrySymbol ? checker.getExportsOfModule(entrySymbol) : [];
    this.exported = new Map(
      symbols.map((symbol) => [
        symbol.name,
        symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol,
      ]),
    );
  }

  /** The text that replaces a type parameter in the reference; undefined for other types and for one that is not replaced. */
  private replacementOf(node: ts.TypeNode): string | undefined {
    const type = this.checker.getTypeAtLocation(node);
    if (!type.isTypeParameter()) return undefined;
    const shown = this.checker.getDefaultFromTypeParameter(type) ?? type.getConstraint();
    return shown && this.checker.typeToString(shown);
  }

  /** The source of a node, with the defaults of type parameters. */
  private textOf(node: ts.Node): string {
    const space = node.getFullText().slice(0, node.getLeadingTriviaWidth());
    if (ts.isTypeReferenceNode(node)) {
      const shown = this.replacementOf(node);
      if (shown) return space + shown;
      const isGeneric = node.typeArguments?.every((part) => this.replacementOf(part));
      if (isGeneric) return space + node.typeName.getText();
    }
    // In the source, a union of several lines begins with a bar.
    if (ts.isUnionTypeNode(node)) {
      return space + node.types.map((member) => this.textOf(member).trim()).join(' | ');
    }
    const parts = node.getChildren();
    return parts.length > 0 ? parts.map((part) => this.textOf(part)).join('') : node.getFullText();
  }

  private mentionsIn(declaration: ts.Node): string[] {
    return getReferences(declaration).flatMap((node) => {
      const name = node.typeName.getText();
      const isPublic = (this.exported.get(name)?.flags ?? 0) & typeFlags;
      if (isPublic && isReceived(node)) this.received.add(name);
      return isPublic ? name : [];
    });
  }

  private typeOf(declaration: ts.Declaration): string {
    const text = (nodes: readonly (ts.Node | undefined)[]) =>
      nodes.map((node) => (node ? this.textOf(node).replace(/\s+/g, ' ').trim() : 'void'));
    if (ts.isMethodSignature(declaration)) {
      return `(${text(declaration.parameters).join(', ')}) => ${text([declaration.type]).join()}`;
    }
    return text([(declaration as ts.PropertySignature | ts.ParameterDeclaration).type]).join();
  }

  private getParameterDocs(parameters: readonly ts.ParameterDeclaration[]) {
    return parameters.map(({ name, type }) => ({
      name: name.getText(),
      shape: this.shapeOf(type),
    }));
  }

  private shapeOf(node: ts.TypeNode | undefined): TypeShape {
    if (!node) return { kind: 'other' };
    if (ts.isParenthesizedTypeNode(node) || ts.isTypeOperatorNode(node)) {
      return this.shapeOf(node.type);
    }
    if (ts.isArrayTypeNode(node)) return { kind: 'list', item: this.shapeOf(node.elementType) };
    if (ts.isUnionTypeNode(node)) {
      const members = withoutNotations(node.types.map((member) => this.shapeOf(member)));
      return members.length === 1 && members[0] ? members[0] : { kind: 'union', members };
    }
    if (ts.isFunctionTypeNode(node)) {
      return { kind: 'function', parameters: this.getParameterDocs(node.parameters) };
    }
    if (ts.isLiteralTypeNode(node)) return getLiteral(node.literal);
    if (ts.isTypeReferenceNode(node)) {
      const name = this.replacementOf(node) ?? node.typeName.getText();
      if (name === 'ReactNode') return { kind: 'node' };
      if (name === 'ByWidth') {
        const value = this.shapeOf(node.typeArguments?.[0]);
        // Of other values, those by width are a notation that the playground does not offer.
        return value.kind === 'number' ? { ...value, isByWidth: true } : value;
      }
      return this.exported.has(name) ? { kind: 'type', name } : { kind: 'other' };
    }
    return keywords[node.kind] ?? { kind: 'other' };
  }

  private shapeOfField(declaration: ts.Declaration): TypeShape {
    return ts.isMethodSignature(declaration)
      ? { kind: 'function', parameters: this.getParameterDocs([...declaration.parameters]) }
      : this.shapeOf((declaration as ts.PropertySignature | ts.ParameterDeclaration).type);
  }

  private fieldOf(symbol: ts.Symbol): FieldDoc[] {
    const [declaration] = symbol.declarations ?? [];
    const owner = ts.findAncestor(
      declaration,
      (node) => ts.isInterfaceDeclaration(node) || ts.isClassDeclaration(node),
    );
    const declaredBy = owner?.name?.text ?? '';
    // A constant of a class, or a field of a type that is not the library's.
    const isForeign = this.exported.get(declaredBy)?.declarations?.includes(owner!) !== true;
    const isConstant =
      declaration && ts.isPropertyDeclaration(declaration) && declaration.initializer;
    if (!declaration || isForeign || isConstant) return [];
    const optional = (symbol.flags & ts.SymbolFlags.Optional) !== 0;
    const isReadonly = ts.getCombinedModifierFlags(declaration) & ts.ModifierFlags.Readonly;
    return [
      {
        name: symbol.name,
        type: this.typeOf(declaration),
        shape: this.shapeOfField(declaration),
        optional,
        required: !optional && !isReadonly && !ts.isMethodSignature(declaration),
        meaning: getMeaning(symbol, this.checker),
        defaultTag: getTag(symbol, this.checker, 'defaultValue'),
        aliases: getAliases(symbol, this.checker),
        declaredBy,
        mentions: this.mentionsIn(declaration),
      },
    ];
  }

  /** Names of the fields of a type, those of its ancestors first. */
  private fieldNames(type: ts.Type): string[] {
    const inherited = (type.getBaseTypes() ?? []).flatMap((base) => this.fieldNames(base));
    return [...inherited, ...type.getProperties().map(({ name }) => name)];
  }

  private describe(name: string, symbol: ts.Symbol): TypeDoc[] {
    const { checker } = this;
    const meaning = getMeaning(symbol, checker);
    const [declaration] = symbol.declarations ?? [];
    if (!declaration || !(symbol.flags & typeFlags)) return [];
    if (ts.isEnumDeclaration(declaration)) {
      const members = declaration.members.map((member) => {
        const own = checker.getSymbolAtLocation(member.name)!;
        return {
          name: member.name.getText(),
          value: String(checker.getConstantValue(member)),
          meaning: getMeaning(own, checker),
          aliases: getAliases(own, checker),
        };
      });
      return [{ kind: 'enum', name, meaning, members }];
    }
    if (ts.isTypeAliasDeclaration(declaration)) {
      const { type } = declaration;
      return [
        {
          kind: 'alias',
          name,
          meaning,
          type: this.textOf(type).trim(),
          mentions: this.mentionsIn(type),
        },
      ];
    }
    const type = checker.getDeclaredTypeOfSymbol(symbol);
    const fields = [...new Set(this.fieldNames(type))].flatMap((field) =>
      this.fieldOf(type.getProperty(field)!),
    );
    const aliases = getAliases(symbol, checker);
    const parameters = getParameters(declaration);
    return [{ kind: 'object', name, meaning, aliases, fields, parameters }];
  }

  read(): readonly TypeDoc[] {
    const docs = [...this.exported].flatMap(([name, symbol]) => this.describe(name, symbol));
    return docs.map((doc) =>
      doc.kind === 'object' && this.received.has(doc.name)
        ? { ...doc, fields: doc.fields.map((field) => ({ ...field, required: false })) }
        : doc,
    );
  }
}

/** Every public interface, class, enum and alias, as the type checker resolves them from the public entry. */
export function readTypes(): readonly TypeDoc[] {
  const entry = join(process.cwd(), 'gallery-lib/src/index.ts');
  const program = ts.createProgram([entry], compilerOptions);
  const source = program.getSourceFile(entry);
  if (!source) throw new Error(`The library has no entry ${entry}`);
  return new Reader(program.getTypeChecker(), source).read();
}

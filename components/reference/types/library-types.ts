/** The public types of the library, as the type checker resolves them from its public entry. Server only. */
import { readTypesFile } from './types-file';

/** A declared type as data. */
export type TypeShape =
  | { readonly kind: 'boolean' | 'string' }
  | {
      readonly kind: 'number';
      /** Also numbers by the width of the component: the type `ByWidth`. */
      readonly isByWidth?: true;
    }
  | { readonly kind: 'literal'; readonly value: boolean | number | string }
  /** A public type of the library. */
  | { readonly kind: 'type'; readonly name: string }
  | { readonly kind: 'list'; readonly item: TypeShape }
  | { readonly kind: 'union'; readonly members: readonly TypeShape[] }
  | { readonly kind: 'function'; readonly parameters: readonly ParameterDoc[] }
  /** What React renders. */
  | { readonly kind: 'node' }
  | { readonly kind: 'other' };

export interface ParameterDoc {
  readonly name: string;
  readonly shape: TypeShape;
}

export interface FieldDoc {
  readonly name: string;
  /** Type as it is declared; type parameters are replaced by their defaults. */
  readonly type: string;
  /** The same as data. */
  readonly shape: TypeShape;
  readonly optional: boolean;
  /** True if an object that the application creates must have the field. */
  readonly required: boolean;
  readonly meaning: string;
  /** Text of the tag `@defaultValue`, which editors show. */
  readonly defaultTag?: string;
  /** What users call it: the tag `@alias`, at commas. */
  readonly aliases: readonly string[];
  /** The type that declares the field: an ancestor if it is inherited. */
  readonly declaredBy: string;
  /** The public types in the declaration, in order. */
  readonly mentions: readonly string[];
}

export interface MemberDoc {
  readonly name: string;
  readonly value: string;
  readonly meaning: string;
  readonly aliases: readonly string[];
}

interface Named {
  readonly name: string;
  readonly meaning: string;
}

export interface ObjectDoc extends Named {
  readonly kind: 'object';
  /** What users call each of its fields. */
  readonly aliases: readonly string[];
  /** Inherited fields first, each group in the order of the source. */
  readonly fields: readonly FieldDoc[];
  /** Of a class with a constructor: the names of its parameters. */
  readonly parameters?: readonly string[];
}

export interface EnumDoc extends Named {
  readonly kind: 'enum';
  readonly members: readonly MemberDoc[];
}

export interface AliasDoc extends Named {
  readonly kind: 'alias';
  readonly type: string;
  readonly mentions: readonly string[];
}

export type TypeDoc = ObjectDoc | EnumDoc | AliasDoc;

/** The public types in the declaration of a type, in order. */
export function getMentions(doc: TypeDoc): readonly string[] {
  if (doc.kind === 'object') return doc.fields.flatMap(({ mentions }) => mentions);
  return doc.kind === 'alias' ? doc.mentions : [];
}

let library: ReadonlyMap<string, TypeDoc> | undefined;
let readAt = 0;

/** Every public interface, class, enum and alias of the library, by name. */
export function libraryTypes(): ReadonlyMap<string, TypeDoc> {
  // The sources change while a development server runs; to compare them takes some 10 ms.
  const isOld = process.env.NODE_ENV === 'development' && Date.now() - readAt > 1000;
  if (library && !isOld) return library;
  library = new Map(readTypesFile().map((doc) => [doc.name, doc]));
  readAt = Date.now();
  return library;
}

export function typeDoc(name: string): TypeDoc {
  const doc = libraryTypes().get(name);
  if (!doc) throw new Error(`The library has no public type "${name}"`);
  return doc;
}

export function objectDoc(name: string): ObjectDoc {
  const doc = typeDoc(name);
  if (doc.kind !== 'object') throw new Error(`"${name}" has no fields`);
  return doc;
}

/** The leaves of the configuration types, found with the type checker alone. */
import { join } from 'node:path';
import ts from 'typescript';

export interface Leaf {
  /** `*` is the index in a list. */
  readonly path: string;
  /** True for functions and nodes. */
  readonly isCode: boolean;
}

const entry = join(process.cwd(), 'gallery-lib/src/index.ts');
function isLibraryObject(type: ts.Type): boolean {
  const [declaration] = type.symbol?.declarations ?? [];
  return (
    (type.flags & ts.TypeFlags.Object) !== 0 &&
    type.getCallSignatures().length === 0 &&
    declaration?.getSourceFile().fileName.includes('/gallery-lib/') === true
  );
}

function getItem(checker: ts.TypeChecker, type: ts.Type): ts.Type | undefined {
  if (!checker.isArrayType(type)) return undefined;
  return checker.getTypeArguments(type as ts.TypeReference)[0];
}

/** Functions, and objects that are not of the library: elements, portals, promises. */
function isCode(checker: ts.TypeChecker, type: ts.Type): boolean {
  return (
    (type.flags & ts.TypeFlags.Object) !== 0 && !checker.isArrayType(type) && !isLibraryObject(type)
  );
}

/** Values by width, another notation of a value. */
function isByWidth(checker: ts.TypeChecker, type: ts.Type): boolean {
  return isCode(checker, type) && type.getNumberIndexType() !== undefined;
}

function findLeaves(checker: ts.TypeChecker, type: ts.Type, path: string): readonly Leaf[] {
  const members = (type.isUnion() ? type.types : [type]).filter(
    // A plain object in place of a class has no options of its own.
    (member) =>
      !/^(Line|Grid)LayoutOptions$/.test(member.symbol?.name) && !isByWidth(checker, member),
  );
  const objects = members.filter(isLibraryObject);
  const items = members.flatMap((member) => getItem(checker, member) ?? []).filter(isLibraryObject);
  const own =
    objects.length === 1 || items.length > 0
      ? []
      : [{ path, isCode: members.some((member) => isCode(checker, member)) }];
  return [
    ...own,
    ...objects.flatMap((object) =>
      findProperties(checker, object, `${path}.`).filter(
        // The choice of one of several objects.
        (leaf) => objects.length === 1 || leaf.path !== `${path}.type`,
      ),
    ),
    ...items.flatMap((item) => findProperties(checker, item, `${path}.*.`)),
  ];
}

function findProperties(checker: ts.TypeChecker, type: ts.Type, prefix: string): readonly Leaf[] {
  return type
    .getProperties()
    .flatMap((property) =>
      findLeaves(checker, checker.getTypeOfSymbol(property), `${prefix}${property.name}`),
    );
}

/** The leaves of a public type in the order of the source. The program contains the library. */
export function getLeaves(program: ts.Program, typeName: string): readonly Leaf[] {
  const checker = program.getTypeChecker();
  const source = checker.getSymbolAtLocation(program.getSourceFile(entry)!)!;
  const exported = checker.getExportsOfModule(source).find(({ name }) => name === typeName)!;
  const leaves = findProperties(
    checker,
    checker.getDeclaredTypeOfSymbol(checker.getAliasedSymbol(exported)),
    '',
  );
  return leaves.filter(
    ({ path }, index) => leaves.findIndex((other) => other.path === path) === index,
  );
}

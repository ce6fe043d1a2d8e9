/** Finds the files that a demo imports, through the imports of its source. */
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path/posix';
import ts from 'typescript';

/** Files elsewhere belong to the site, not to the demo. */
const folders = ['components/demos/', 'app/'];
const extensions = ['.ts', '.tsx'];

interface ModuleReference {
  readonly specifier: string;
  readonly names: readonly string[];
}

interface Source {
  readonly references: readonly ModuleReference[];
  /** True for a file that only exports from other files. */
  readonly isIndex: boolean;
}

// Tests and builds run in the root of the project.
const inRoot = (path: string) => join(/* turbopackIgnore: true */ process.cwd(), path);

export function readProjectFile(path: string): string {
  return readFileSync(inRoot(path), 'utf8');
}

export function isProjectFile(path: string): boolean {
  return existsSync(inRoot(path));
}

function getReference(statement: ts.Statement): ModuleReference[] {
  if (!ts.isImportDeclaration(statement) && !ts.isExportDeclaration(statement)) return [];
  const { moduleSpecifier } = statement;
  if (!moduleSpecifier || !ts.isStringLiteral(moduleSpecifier)) return [];
  const clause = ts.isImportDeclaration(statement)
    ? statement.importClause?.namedBindings
    : statement.exportClause;
  const elements = clause && 'elements' in clause ? [...clause.elements] : [];
  const names = elements.map(({ name, propertyName }) => (propertyName ?? name).text);
  return [{ specifier: moduleSpecifier.text, names }];
}

function readSource(path: string): Source {
  const { statements } = ts.createSourceFile(path, readProjectFile(path), ts.ScriptTarget.Latest);
  const references = statements.flatMap(getReference);
  return {
    references,
    isIndex: references.length > 0 && statements.every(ts.isExportDeclaration),
  };
}

function resolve(specifier: string, importer: string): string | undefined {
  const isLocal = specifier.startsWith('@/') || specifier.startsWith('.');
  if (!isLocal) return undefined;
  const path = specifier.startsWith('@/') ? specifier.slice(2) : join(dirname(importer), specifier);
  const file = extensions.map((extension) => path + extension).find(isProjectFile);
  return folders.some((folder) => file?.startsWith(folder)) ? file : undefined;
}

function collect(path: string, found: Set<string>): void {
  for (const { specifier, names } of readSource(path).references) {
    const file = resolve(specifier, path);
    if (!file || found.has(file)) continue;
    const { isIndex, references } = readSource(file);
    // Of an index, only the files with the imported names are followed.
    const files = isIndex
      ? references
          .filter((reference) => reference.names.some((name) => names.includes(name)))
          .map((reference) => resolve(reference.specifier, file))
      : [file];
    for (const next of files) {
      if (!next || found.has(next)) continue;
      found.add(next);
      collect(next, found);
    }
  }
}

/** Paths of the project's files that these files import, directly or through others, without the files themselves. */
export function getImportedFiles(paths: readonly string[]): readonly string[] {
  const found = new Set(paths);
  for (const path of paths.filter((name) => /\.tsx?$/.test(name))) collect(path, found);
  return [...found].slice(paths.length);
}

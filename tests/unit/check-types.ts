import { join } from 'node:path';
import ts from 'typescript';

/** The options of the project, for a program that is not part of it. */
function readOptions(): ts.CompilerOptions {
  const { config } = ts.readConfigFile('tsconfig.json', ts.sys.readFile);
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, process.cwd());
  return { ...options, incremental: false, types: [], noUnusedLocals: true };
}

/** A program with files that exist only here, by path in the project, and with what they import. */
export function createTypeProgram(sources: ReadonlyMap<string, string>): ts.Program {
  const files = new Map(
    [...sources].map(([path, source]) => [join(process.cwd(), path), source] as const),
  );
  files.set(join(process.cwd(), 'styles.d.ts'), "declare module '*.css';\n");
  const options = readOptions();
  const host = ts.createCompilerHost(options);
  const { fileExists, readFile, getSourceFile } = host;
  const folders = new Set([...files.keys()].map((path) => path.slice(0, path.lastIndexOf('/'))));
  const { directoryExists } = host;
  host.directoryExists = (path) => folders.has(path) || (directoryExists?.(path) ?? false);
  host.fileExists = (path) => files.has(path) || fileExists(path);
  host.readFile = (path) => files.get(path) ?? readFile(path);
  host.getSourceFile = (path, target, ...rest) => {
    const source = files.get(path);
    return source === undefined
      ? getSourceFile(path, target, ...rest)
      : ts.createSourceFile(path, source, target);
  };
  return ts.createProgram(
    [...files.keys()].filter((path) => !path.endsWith('.css')),
    options,
    host,
  );
}

/** The errors in some files of a program, with path and source. */
export function findTypeErrors(program: ts.Program, paths: Iterable<string>): readonly string[] {
  return [...paths]
    .filter((path) => !path.endsWith('.css'))
    .flatMap((path) => {
      const file = program.getSourceFile(join(process.cwd(), path));
      const diagnostics = [
        ...program.getSyntacticDiagnostics(file),
        ...program.getSemanticDiagnostics(file),
      ];
      return diagnostics.map(({ messageText }) =>
        [path, ts.flattenDiagnosticMessageText(messageText, '\n'), file?.text].join('\n'),
      );
    });
}

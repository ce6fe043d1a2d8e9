// Run in a project that has installed the packed library: under exactOptionalPropertyTypes, every optional field of its
// types accepts `undefined`. The first argument is the path of TypeScript.
import { createRequire } from 'node:module';

const ts = createRequire(import.meta.url)(process.argv[2]);
const entries = [
  '',
  '/modal-gallery',
  '/plain-gallery',
  '/carousel',
  '/angular',
  '/layouts',
  '/links',
];
const file = 'every-type.ts';
const text = entries
  .map((entry, index) => `export * as entry${index} from 'ks-gallery-react${entry}';`)
  .join('\n');
const options = {
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  target: ts.ScriptTarget.ES2022,
  jsx: ts.JsxEmit.ReactJSX,
  strict: true,
  exactOptionalPropertyTypes: true,
  types: [],
};
const host = ts.createCompilerHost(options);
const { getSourceFile } = host;
host.getSourceFile = (name, ...rest) =>
  name === file
    ? ts.createSourceFile(name, text, rest[0])
    : getSourceFile.call(host, name, ...rest);
const program = ts.createProgram([file], options, host);
const checker = program.getTypeChecker();
const problems = new Set();
let count = 0;
for (const source of program.getSourceFiles()) {
  if (!source.fileName.includes('/ks-gallery-react/')) continue;
  const visit = (node) => {
    if (node.questionToken && node.type && !ts.isParameter(node)) {
      count += 1;
      const type = checker.getTypeFromTypeNode(node.type);
      if (!checker.isTypeAssignableTo(checker.getUndefinedType(), type))
        problems.add(`${source.fileName}: ${node.getText()}`);
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
}
if (count < 200 || problems.size > 0)
  throw new Error(`${count} optional fields, without undefined:\n${[...problems].join('\n')}`);

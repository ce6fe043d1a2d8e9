/** The configurations that the pages of the demos pass to their frames, read from their sources. */
import ts from 'typescript';
import type { DemoConfiguration } from './configuration';
import { readProjectFile } from '../archive/project-files';

/** What a module of configurations exports, by name. */
export type ConfigModule = Readonly<Record<string, unknown>>;

/** The value of an expression of a page: an export of its configuration, a call of one, or a text. */
function evaluate(node: ts.Expression, config: ConfigModule): unknown {
  if (ts.isIdentifier(node) && node.text in config) return config[node.text];
  if (ts.isStringLiteral(node)) return node.text;
  if (ts.isArrayLiteralExpression(node)) {
    return node.elements.map((element) => evaluate(element, config));
  }
  if (ts.isObjectLiteralExpression(node)) {
    const fields = node.properties.filter(ts.isPropertyAssignment);
    return Object.fromEntries(
      fields.map(({ name, initializer }) => [name.getText(), evaluate(initializer, config)]),
    );
  }
  if (ts.isCallExpression(node)) {
    const create = evaluate(node.expression, config) as (...values: unknown[]) => unknown;
    return create(...node.arguments.map((argument) => evaluate(argument, config)));
  }
  throw new Error(`The configurations of a page contain ${node.getText()}`);
}

function findAttribute(node: ts.Node): ts.Expression | undefined {
  if (ts.isJsxAttribute(node) && node.name.getText() === 'configurations') {
    const { initializer } = node;
    return initializer && ts.isJsxExpression(initializer) ? initializer.expression : undefined;
  }
  return ts.forEachChild(node, findAttribute);
}

/** The configurations of the demo at a path; none if every default applies. */
export function readPageConfigurations(
  path: string,
  config: ConfigModule,
): readonly DemoConfiguration[] {
  const file = `app${path}/page.tsx`;
  const source = ts.createSourceFile(file, readProjectFile(file), ts.ScriptTarget.Latest, true);
  const expression = findAttribute(source);
  return expression ? (evaluate(expression, config) as readonly DemoConfiguration[]) : [];
}

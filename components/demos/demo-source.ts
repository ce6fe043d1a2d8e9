/** What a demo hands to the library, read from its own source: nothing about it is written a second time. */
import ts from 'typescript';
import { isConfigType, type ConfigType } from './config-types';

export interface Input {
  readonly name: string;
  /** As the source writes them, each once; several where the demo has several galleries. */
  readonly values: readonly string[];
}

/** Everything that the demo gives to one component or function of the library. */
export interface Call {
  /** `open()` or `<Carousel>`. */
  readonly target: string;
  readonly inputs: readonly Input[];
}

export interface ConfiguredValue {
  /** `currentImageConfig.loadingConfig.type`, `buttonsConfig.buttons[0].title` */
  readonly path: string;
  readonly value: string;
}

export interface Configuration {
  /** Name of the object in the source. */
  readonly name: string;
  readonly type: ConfigType;
  readonly values: readonly ConfiguredValue[];
}

const components = ['Carousel', 'PlainGallery', 'ModalGallery'];
const longestText = 60;

/** Fields that the constructors of the layouts take, in their order. */
const constructorFields: Readonly<Record<string, readonly string[]>> = {
  LineLayout: ['size', 'breakConfig', 'justify'],
  GridLayout: ['size', 'breakConfig'],
};

function parse(code: string): ts.SourceFile {
  return ts.createSourceFile('demo.tsx', code, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
}

/** Every node below, in the order of the source. */
function* nodesOf(node: ts.Node): Generator<ts.Node> {
  yield node;
  const children: ts.Node[] = [];
  ts.forEachChild(node, (child) => void children.push(child));
  for (const child of children) yield* nodesOf(child);
}

function unwrapped(node: ts.Expression): ts.Expression {
  const wrapped =
    ts.isParenthesizedExpression(node) || ts.isAsExpression(node) || ts.isSatisfiesExpression(node);
  return wrapped ? unwrapped(node.expression) : node;
}

function textOf(node: ts.Node): string {
  return node.getText().replace(/\s+/g, ' ');
}

class Source {
  private readonly nodes: readonly ts.Node[];

  constructor(code: string) {
    this.nodes = [...nodesOf(parse(code))];
  }

  calls(): readonly Call[] {
    const inputs = new Map<string, Map<string, Set<string>>>();
    const add = (target: string, name: string, values: readonly string[]) => {
      const ofTarget = inputs.get(target) ?? new Map<string, Set<string>>();
      inputs.set(target, ofTarget);
      ofTarget.set(name, new Set([...(ofTarget.get(name) ?? []), ...values]));
    };
    for (const node of this.nodes) {
      const object = openedWith(node);
      if (object) {
        for (const [name, value] of propertiesOf(object)) {
          add('open()', name, this.textsOf(value));
        }
      }
      if (isComponent(node)) {
        const target = `<${node.tagName.getText()}>`;
        for (const [name, value] of attributesOf(node)) {
          add(target, name, value ? this.textsOf(value) : ['true']);
        }
        if (ts.isJsxOpeningElement(node)) add(target, 'children', ['the markup between its tags']);
      }
    }
    return [...inputs].map(([target, ofTarget]) => ({
      target,
      inputs: [...ofTarget].map(([name, values]) => ({ name, values: [...values] })),
    }));
  }

  configurations(): readonly Configuration[] {
    const found: { name: string; type: ConfigType; object: ts.ObjectLiteralExpression }[] = [];
    for (const node of this.nodes) {
      if (ts.isVariableDeclaration(node) && node.initializer) {
        const type = declaredType(node);
        const object = unwrapped(node.initializer);
        if (type && ts.isObjectLiteralExpression(object)) {
          found.push({ name: node.name.getText(), type, object });
        }
      }
      const inPlace = configuredInPlace(node);
      if (inPlace) found.push(inPlace);
    }
    return found.map(({ name, type, object }) => ({ name, type, values: this.flat(object, '') }));
  }

  private flat(node: ts.Expression, path: string): readonly ConfiguredValue[] {
    const value = unwrapped(node);
    const below = (name: string) => (path === '' ? name : `${path}.${name}`);
    if (ts.isObjectLiteralExpression(value)) {
      const spread = value.properties.filter(ts.isSpreadAssignment).flatMap(({ expression }) => {
        const object = this.constant(expression);
        return object ? this.flat(object, path) : [];
      });
      const own = propertiesOf(value).flatMap(([name, inner]) => this.flat(inner, below(name)));
      return [...spread.filter((row) => !own.some((other) => other.path === row.path)), ...own];
    }
    if (ts.isArrayLiteralExpression(value) && value.elements.some(ts.isObjectLiteralExpression)) {
      return value.elements.flatMap((element, index) => this.flat(element, `${path}[${index}]`));
    }
    if (ts.isNewExpression(value)) {
      const fields = constructorFields[value.expression.getText()];
      if (fields) {
        const given = (value.arguments ?? []).flatMap((argument, index) =>
          this.flat(argument, below(fields[index] ?? String(index))),
        );
        return [{ path, value: `new ${value.expression.getText()}` }, ...given];
      }
    }
    const constant = ts.isIdentifier(value) ? this.constant(value) : undefined;
    if (constant && ts.isObjectLiteralExpression(constant)) return this.flat(constant, path);
    return [{ path, value: constant && isShort(constant) ? textOf(constant) : textOf(value) }];
  }

  /** What an expression can be: a name is followed to its constants, through parameters and lists. */
  private textsOf(node: ts.Expression, depth = 0): readonly string[] {
    const value = unwrapped(node);
    if (ts.isArrowFunction(value) || ts.isFunctionExpression(value)) {
      return [textOf(value).length > longestText ? 'a function' : textOf(value)];
    }
    if (ts.isObjectLiteralExpression(value)) return [value.properties.length ? '{ … }' : '{}'];
    if (ts.isIdentifier(value) && depth < 4) {
      const sources = this.sourcesOf(value);
      if (sources.length > 0) {
        return sources.flatMap((source) => {
          const inner = unwrapped(source);
          const followed = ts.isIdentifier(inner) || isShort(inner);
          return followed ? this.textsOf(inner, depth + 1) : [value.text];
        });
      }
    }
    return [textOf(value)];
  }

  /** Initialiser of a constant of the file. */
  private constant(node: ts.Expression): ts.Expression | undefined {
    if (!ts.isIdentifier(node)) return undefined;
    const declaration = this.nodes.find(
      (other): other is ts.VariableDeclaration =>
        ts.isVariableDeclaration(other) &&
        ts.isIdentifier(other.name) &&
        other.name.text === node.text,
    );
    return declaration?.initializer && unwrapped(declaration.initializer);
  }

  private sourcesOf(name: ts.Identifier): readonly ts.Expression[] {
    for (let scope: ts.Node | undefined = name.parent; scope; scope = scope.parent) {
      if (!ts.isFunctionLike(scope)) continue;
      const place = scope.parameters.findIndex((parameter) => declares(parameter.name, name.text));
      const parameter = scope.parameters[place];
      if (!parameter) continue;
      return ts.isIdentifier(parameter.name)
        ? this.argumentsOf(scope, place)
        : this.fieldsOfList(scope, fieldOf(parameter.name, name.text));
    }
    const constant = this.constant(name);
    return constant ? [constant] : [];
  }

  /** What the calls of a local function give for one of its parameters. */
  private argumentsOf(callee: ts.SignatureDeclaration, place: number): readonly ts.Expression[] {
    const declaration = callee.parent;
    if (!ts.isVariableDeclaration(declaration)) return [];
    const name = declaration.name.getText();
    return this.nodes.flatMap((node) => {
      if (!ts.isCallExpression(node) || node.expression.getText() !== name) return [];
      return node.arguments[place] ?? [];
    });
  }

  /** For `list.map(({ field }) => …)`: the field of every object of the list. */
  private fieldsOfList(callback: ts.SignatureDeclaration, field: string): readonly ts.Expression[] {
    const call = callback.parent;
    if (!ts.isCallExpression(call) || !ts.isPropertyAccessExpression(call.expression)) return [];
    const list = this.constant(call.expression.expression);
    if (!list || !ts.isArrayLiteralExpression(list)) return [];
    return list.elements.flatMap((element) =>
      ts.isObjectLiteralExpression(element)
        ? propertiesOf(element)
            .filter(([name]) => name === field)
            .map(([, value]) => value)
        : [],
    );
  }
}

function isShort(node: ts.Expression): boolean {
  const kinds =
    ts.isLiteralExpression(node) ||
    ts.isCallExpression(node) ||
    ts.isElementAccessExpression(node) ||
    ts.isPropertyAccessExpression(node);
  const isHook = ts.isCallExpression(node) && /^use[A-Z]/.test(node.expression.getText());
  return kinds && !isHook && textOf(node).length <= longestText && !node.getText().includes('\n');
}

function declares(name: ts.BindingName, text: string): boolean {
  return ts.isIdentifier(name)
    ? name.text === text
    : name.elements.some((element) => ts.isBindingElement(element) && declares(element.name, text));
}

/** Field that a destructuring parameter binds to a name; they differ in `{ config: carouselConfig }`. */
function fieldOf(pattern: ts.BindingName, text: string): string {
  if (!ts.isObjectBindingPattern(pattern)) return text;
  const element = pattern.elements.find(({ name }) => declares(name, text));
  return element?.propertyName?.getText() ?? text;
}

function propertiesOf(object: ts.ObjectLiteralExpression): [string, ts.Expression][] {
  return object.properties.flatMap((property): [string, ts.Expression][] => {
    if (ts.isPropertyAssignment(property)) return [[nameOf(property.name), property.initializer]];
    if (ts.isShorthandPropertyAssignment(property)) return [[property.name.text, property.name]];
    return [];
  });
}

function nameOf(name: ts.PropertyName): string {
  return ts.isIdentifier(name) || ts.isStringLiteral(name) ? name.text : name.getText();
}

/** The object of `….open({ … })`. */
function openedWith(node: ts.Node): ts.ObjectLiteralExpression | undefined {
  if (!ts.isCallExpression(node) || !ts.isPropertyAccessExpression(node.expression)) return;
  const [argument] = node.arguments;
  const opens = node.expression.name.text === 'open';
  return opens && argument && ts.isObjectLiteralExpression(argument) ? argument : undefined;
}

type OpeningElement = ts.JsxOpeningElement | ts.JsxSelfClosingElement;

function isComponent(node: ts.Node): node is OpeningElement {
  const opens = ts.isJsxOpeningElement(node) || ts.isJsxSelfClosingElement(node);
  return opens && components.includes(node.tagName.getText());
}

/** Without `key` and `ref`, which are React's. An attribute without a value stands for true. */
function attributesOf(node: OpeningElement): [string, ts.Expression | undefined][] {
  return node.attributes.properties.flatMap((property): [string, ts.Expression | undefined][] => {
    if (!ts.isJsxAttribute(property)) return [];
    const name = property.name.getText();
    if (name === 'key' || name === 'ref') return [];
    const value = property.initializer;
    if (value && ts.isJsxExpression(value))
      return value.expression ? [[name, value.expression]] : [];
    return [[name, value && ts.isStringLiteral(value) ? value : undefined]];
  });
}

function declaredType(node: ts.VariableDeclaration): ConfigType | undefined {
  const initializer = node.initializer;
  const promised =
    initializer && ts.isSatisfiesExpression(initializer) ? initializer.type : undefined;
  const name = (node.type ?? promised)?.getText() ?? '';
  return isConfigType(name) ? name : undefined;
}

const typeInPlace: Readonly<Record<string, ConfigType>> = {
  Carousel: 'CarouselLibConfig',
  PlainGallery: 'PlainLibConfig',
  ModalGallery: 'ModalLibConfig',
};

/** A configuration that is written where it is given, and so has no name. */
function configuredInPlace(node: ts.Node) {
  const object = openedWith(node);
  const given: readonly [string, ts.Expression | undefined, ConfigType | undefined][] = object
    ? propertiesOf(object).map(([name, value]) => [name, value, 'ModalLibConfig'])
    : isComponent(node)
      ? attributesOf(node).map(([name, value]) => [
          name,
          value,
          typeInPlace[node.tagName.getText()],
        ])
      : [];
  for (const [name, value, type] of given) {
    if (!value || !type || (name !== 'libConfig' && name !== 'config')) continue;
    const written = unwrapped(value);
    if (ts.isObjectLiteralExpression(written)) return { name, type, object: written };
  }
  return undefined;
}

export interface DemoSource {
  readonly calls: readonly Call[];
  readonly configurations: readonly Configuration[];
}

export function readDemoSource(code: string): DemoSource {
  const source = new Source(code);
  return { calls: source.calls(), configurations: source.configurations() };
}

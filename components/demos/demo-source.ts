/** Reads the inputs and the configuration that a demo passes to the library from the demo's own source. */
import ts from 'typescript';
import { isConfigType, type ConfigType } from './config-types';

export interface Input {
  readonly name: string;
  /** Source texts without duplicates; several where the demo has several galleries. */
  readonly values: readonly string[];
}

/** All inputs that the demo passes to one component or function of the library. */
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

const galleryComponents = ['Carousel', 'PlainGallery', 'ModalGallery'];
const maxTextLength = 60;

/** Parameters of the layout constructors, in order. */
const constructorFields: Readonly<Record<string, readonly string[]>> = {
  LineLayout: ['size', 'breakConfig', 'justify'],
  GridLayout: ['size', 'breakConfig'],
};

function parse(code: string): ts.SourceFile {
  return ts.createSourceFile('demo.tsx', code, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
}

/** Yields the node and its descendants in source order. */
function* walk(node: ts.Node): Generator<ts.Node> {
  yield node;
  const children: ts.Node[] = [];
  ts.forEachChild(node, (child) => void children.push(child));
  for (const child of children) yield* walk(child);
}

function unwrap(node: ts.Expression): ts.Expression {
  const wrapped =
    ts.isParenthesizedExpression(node) || ts.isAsExpression(node) || ts.isSatisfiesExpression(node);
  return wrapped ? unwrap(node.expression) : node;
}

function getSourceText(node: ts.Node): string {
  return node.getText().replace(/\s+/g, ' ');
}

class SourceReader {
  private readonly nodes: readonly ts.Node[];

  constructor(code: string) {
    this.nodes = [...walk(parse(code))];
  }

  calls(): readonly Call[] {
    const inputs = new Map<string, Map<string, Set<string>>>();
    const add = (target: string, name: string, values: readonly string[]) => {
      const targetInputs = inputs.get(target) ?? new Map<string, Set<string>>();
      inputs.set(target, targetInputs);
      targetInputs.set(name, new Set([...(targetInputs.get(name) ?? []), ...values]));
    };
    for (const node of this.nodes) {
      const object = getOpenArgument(node);
      if (object) {
        for (const [name, value] of getProperties(object)) {
          add('open()', name, this.getTexts(value));
        }
      }
      if (isGalleryElement(node)) {
        const target = `<${node.tagName.getText()}>`;
        for (const [name, value] of getAttributes(node)) {
          add(target, name, value ? this.getTexts(value) : ['true']);
        }
        if (ts.isJsxOpeningElement(node)) add(target, 'children', ['the markup between the tags']);
      }
    }
    return [...inputs].map(([target, targetInputs]) => ({
      target,
      inputs: [...targetInputs].map(([name, values]) => ({ name, values: [...values] })),
    }));
  }

  configurations(): readonly Configuration[] {
    const found: { name: string; type: ConfigType; object: ts.ObjectLiteralExpression }[] = [];
    for (const node of this.nodes) {
      if (ts.isVariableDeclaration(node) && node.initializer) {
        const type = getDeclaredType(node);
        const object = unwrap(node.initializer);
        if (type && ts.isObjectLiteralExpression(object)) {
          found.push({ name: node.name.getText(), type, object });
        }
      }
      const inPlace = findInlineConfiguration(node);
      if (inPlace) found.push(inPlace);
    }
    return found.map(({ name, type, object }) => ({
      name,
      type,
      values: this.flatten(object, ''),
    }));
  }

  private flatten(node: ts.Expression, path: string): readonly ConfiguredValue[] {
    const value = unwrap(node);
    const joinPath = (name: string) => (path === '' ? name : `${path}.${name}`);
    if (ts.isObjectLiteralExpression(value)) {
      const spread = value.properties.filter(ts.isSpreadAssignment).flatMap(({ expression }) => {
        const object = this.constant(expression);
        return object ? this.flatten(object, path) : [];
      });
      const own = getProperties(value).flatMap(([name, inner]) =>
        this.flatten(inner, joinPath(name)),
      );
      return [...spread.filter((row) => !own.some((other) => other.path === row.path)), ...own];
    }
    if (ts.isArrayLiteralExpression(value) && value.elements.some(ts.isObjectLiteralExpression)) {
      return value.elements.flatMap((element, index) => this.flatten(element, `${path}[${index}]`));
    }
    if (ts.isNewExpression(value)) {
      const fields = constructorFields[value.expression.getText()];
      if (fields) {
        const given = (value.arguments ?? []).flatMap((argument, index) =>
          this.flatten(argument, joinPath(fields[index] ?? String(index))),
        );
        return [{ path, value: `new ${value.expression.getText()}` }, ...given];
      }
    }
    const constant = ts.isIdentifier(value) ? this.constant(value) : undefined;
    if (constant && ts.isObjectLiteralExpression(constant)) return this.flatten(constant, path);
    return [
      {
        path,
        value: constant && isShort(constant) ? getSourceText(constant) : getSourceText(value),
      },
    ];
  }

  /** Possible values of an expression: resolves a name to its constants, through parameters and lists. */
  private getTexts(node: ts.Expression, depth = 0): readonly string[] {
    const value = unwrap(node);
    if (ts.isArrowFunction(value) || ts.isFunctionExpression(value)) {
      return [getSourceText(value).length > maxTextLength ? 'a function' : getSourceText(value)];
    }
    if (ts.isObjectLiteralExpression(value)) return [value.properties.length ? '{ … }' : '{}'];
    if (ts.isIdentifier(value) && depth < 4) {
      const sources = this.findSources(value);
      if (sources.length > 0) {
        return sources.flatMap((source) => {
          const inner = unwrap(source);
          const isResolvable = ts.isIdentifier(inner) || isShort(inner);
          return isResolvable ? this.getTexts(inner, depth + 1) : [value.text];
        });
      }
    }
    return [getSourceText(value)];
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
    return declaration?.initializer && unwrap(declaration.initializer);
  }

  private findSources(name: ts.Identifier): readonly ts.Expression[] {
    for (let scope: ts.Node | undefined = name.parent; scope; scope = scope.parent) {
      if (!ts.isFunctionLike(scope)) continue;
      const place = scope.parameters.findIndex((parameter) => bindsName(parameter.name, name.text));
      const parameter = scope.parameters[place];
      if (!parameter) continue;
      return ts.isIdentifier(parameter.name)
        ? this.findArguments(scope, place)
        : this.findListFields(scope, getBoundField(parameter.name, name.text));
    }
    const constant = this.constant(name);
    return constant ? [constant] : [];
  }

  /** Arguments that the calls of a local function pass for one of its parameters. */
  private findArguments(callee: ts.SignatureDeclaration, place: number): readonly ts.Expression[] {
    const declaration = callee.parent;
    if (!ts.isVariableDeclaration(declaration)) return [];
    const name = declaration.name.getText();
    return this.nodes.flatMap((node) => {
      if (!ts.isCallExpression(node) || node.expression.getText() !== name) return [];
      return node.arguments[place] ?? [];
    });
  }

  /** For `list.map(({ field }) => …)`: the values of the field in all objects of the list. */
  private findListFields(
    callback: ts.SignatureDeclaration,
    field: string,
  ): readonly ts.Expression[] {
    const call = callback.parent;
    if (!ts.isCallExpression(call) || !ts.isPropertyAccessExpression(call.expression)) return [];
    const list = this.constant(call.expression.expression);
    if (!list || !ts.isArrayLiteralExpression(list)) return [];
    return list.elements.flatMap((element) =>
      ts.isObjectLiteralExpression(element)
        ? getProperties(element)
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
  return (
    kinds &&
    !isHook &&
    getSourceText(node).length <= maxTextLength &&
    !node.getText().includes('\n')
  );
}

function bindsName(name: ts.BindingName, text: string): boolean {
  return ts.isIdentifier(name)
    ? name.text === text
    : name.elements.some(
        (element) => ts.isBindingElement(element) && bindsName(element.name, text),
      );
}

/** Field that a destructuring parameter binds to a name, for example `config` in `{ config: carouselConfig }`. */
function getBoundField(pattern: ts.BindingName, text: string): string {
  if (!ts.isObjectBindingPattern(pattern)) return text;
  const element = pattern.elements.find(({ name }) => bindsName(name, text));
  return element?.propertyName?.getText() ?? text;
}

function getProperties(object: ts.ObjectLiteralExpression): [string, ts.Expression][] {
  return object.properties.flatMap((property): [string, ts.Expression][] => {
    if (ts.isPropertyAssignment(property))
      return [[getPropertyName(property.name), property.initializer]];
    if (ts.isShorthandPropertyAssignment(property)) return [[property.name.text, property.name]];
    return [];
  });
}

function getPropertyName(name: ts.PropertyName): string {
  return ts.isIdentifier(name) || ts.isStringLiteral(name) ? name.text : name.getText();
}

/** The object argument of `….open({ … })`. */
function getOpenArgument(node: ts.Node): ts.ObjectLiteralExpression | undefined {
  if (!ts.isCallExpression(node) || !ts.isPropertyAccessExpression(node.expression)) return;
  const [argument] = node.arguments;
  const opens = node.expression.name.text === 'open';
  return opens && argument && ts.isObjectLiteralExpression(argument) ? argument : undefined;
}

type OpeningElement = ts.JsxOpeningElement | ts.JsxSelfClosingElement;

function isGalleryElement(node: ts.Node): node is OpeningElement {
  const opens = ts.isJsxOpeningElement(node) || ts.isJsxSelfClosingElement(node);
  return opens && galleryComponents.includes(node.tagName.getText());
}

/** Attributes except React's `key` and `ref`. An attribute without a value is `true`. */
function getAttributes(node: OpeningElement): [string, ts.Expression | undefined][] {
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

function getDeclaredType(node: ts.VariableDeclaration): ConfigType | undefined {
  const initializer = node.initializer;
  const satisfied =
    initializer && ts.isSatisfiesExpression(initializer) ? initializer.type : undefined;
  const name = (node.type ?? satisfied)?.getText() ?? '';
  return isConfigType(name) ? name : undefined;
}

const inlineConfigTypes: Readonly<Record<string, ConfigType>> = {
  Carousel: 'CarouselLibConfig',
  PlainGallery: 'PlainLibConfig',
  ModalGallery: 'ModalLibConfig',
};

/** A configuration object that is written in place and has no name. */
function findInlineConfiguration(node: ts.Node) {
  const object = getOpenArgument(node);
  const inputs: readonly [string, ts.Expression | undefined, ConfigType | undefined][] = object
    ? getProperties(object).map(([name, value]) => [name, value, 'ModalLibConfig'])
    : isGalleryElement(node)
      ? getAttributes(node).map(([name, value]) => [
          name,
          value,
          inlineConfigTypes[node.tagName.getText()],
        ])
      : [];
  for (const [name, value, type] of inputs) {
    if (!value || !type || (name !== 'libConfig' && name !== 'config')) continue;
    const inner = unwrap(value);
    if (ts.isObjectLiteralExpression(inner)) return { name, type, object: inner };
  }
  return undefined;
}

export interface DemoSource {
  readonly calls: readonly Call[];
  readonly configurations: readonly Configuration[];
}

export function readDemoSource(code: string): DemoSource {
  const source = new SourceReader(code);
  return { calls: source.calls(), configurations: source.configurations() };
}

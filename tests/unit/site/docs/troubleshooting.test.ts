import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { GalleryError, type GalleryErrorCode } from 'ks-gallery-react';
import {
  developmentWarnings,
  errorCodes,
  getAnchor,
  runTimeMessages,
} from '@/components/reference/troubleshooting';

const source = join(process.cwd(), 'gallery-lib/src');

interface Logged {
  /** Without the name of the gallery, with `…` in place of values. */
  readonly message: string;
  /** The anchor that the message names. */
  readonly anchor: string | undefined;
}

/** The message that an expression builds. */
function readMessage(argument: ts.Expression): Logged {
  const text = ts.isTemplateExpression(argument)
    ? argument.head.text + argument.templateSpans.map(({ literal }) => `…${literal.text}`).join('')
    : (argument as ts.StringLiteral).text;
  const [message = '', anchor] = text.split(' See ks-gallery-react/docs/troubleshooting.md#');
  return { message: message.replace(/^(…|Modal gallery): /, ''), anchor };
}

/** What the library logs, or throws for a reason other than its options. */
function findMessages(): Logged[] {
  const files = readdirSync(source, { recursive: true, encoding: 'utf8' });
  return files
    .filter((file) => /\.tsx?$/.test(file))
    .flatMap((file) => {
      const text = readFileSync(join(source, file), 'utf8');
      const tree = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
      const found: Logged[] = [];
      const visit = (node: ts.Node): void => {
        const isLog =
          ts.isCallExpression(node) && /^console\.(warn|error)$/.test(node.expression.getText());
        const isError = ts.isNewExpression(node) && node.expression.getText() === 'Error';
        const argument = isLog || isError ? node.arguments?.[0] : undefined;
        if (argument) found.push(readMessage(argument));
        node.forEachChild(visit);
      };
      visit(tree);
      return found;
    });
}

const logged = findMessages()
  // The reason of a failed download is logged with the message about the image.
  .filter(({ message }) => !/^The (server answered|URL is not)/.test(message));
const sortedTexts = (messages: readonly { message: string }[]) =>
  messages.map(({ message }) => message).sort();

test('every warning in development has a section, which its message names', () => {
  const warnings = logged.filter(({ anchor }) => anchor !== undefined);
  const sections = developmentWarnings.map(({ title, message }) => ({
    message,
    anchor: getAnchor(title),
  }));
  const order = (a: Logged, b: Logged) => (a.message < b.message ? -1 : 1);
  expect(warnings.toSorted(order)).toEqual(sections.toSorted(order));
});

test('every message at run time has a section', () => {
  const others = logged.filter(({ anchor }) => anchor === undefined);
  expect(sortedTexts(others)).toEqual(sortedTexts(runTimeMessages));
});

test.each(Object.keys(errorCodes) as GalleryErrorCode[])(
  'the message of %s names its section',
  (code) => {
    const { message } = new GalleryError(code, 'Carousel 1: id is -1.');
    expect(message).toBe(
      `${code}: Carousel 1: id is -1. See ks-gallery-react/docs/troubleshooting.md#${getAnchor(code)}`,
    );
  },
);

test('production builds name no section', () => {
  const { env } = process;
  process.env = { ...env, NODE_ENV: 'production' };
  try {
    expect(new GalleryError('INVALID_ID', 'Wrong.').message).toBe('INVALID_ID: Wrong.');
  } finally {
    process.env = env;
  }
});

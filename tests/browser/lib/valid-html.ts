import { HtmlValidate } from 'html-validate';

/** Rules of the content model, of ids and of names; others are matters of style. */
const rules = [
  'close-order',
  'element-permitted-content',
  'element-permitted-occurrences',
  'element-permitted-order',
  'element-permitted-parent',
  'element-required-ancestor',
  'element-required-attributes',
  'element-required-content',
  'no-dup-attr',
  'no-dup-id',
  'unique-landmark',
  'void-content',
];

const validator = new HtmlValidate({
  root: true,
  // The standard has it in no category of sections any more.
  elements: ['html5', { details: { sectioning: false } }],
  rules: Object.fromEntries(rules.map((rule) => [rule, 'error'])),
});

/** Returns what is against the standard in a document, each kind once. */
export async function findHtmlErrors(html: string): Promise<readonly string[]> {
  const { results } = await validator.validateString(html);
  const messages = results.flatMap((result) => result.messages.map(({ message }) => message));
  return [...new Set(messages)];
}

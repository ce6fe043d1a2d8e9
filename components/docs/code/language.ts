import type { CodeLanguage } from './highlight';

const languages: Readonly<Record<string, CodeLanguage>> = {
  tsx: 'tsx',
  ts: 'tsx',
  jsx: 'tsx',
  js: 'tsx',
  mjs: 'tsx',
  html: 'angular-html',
  css: 'css',
};

/** Returns the language of a file by the end of its name, `undefined` if it has no colours. */
export function languageOf(fileName: string, isAngular: boolean): CodeLanguage | undefined {
  const language = languages[fileName.slice(fileName.lastIndexOf('.') + 1)];
  return language === 'tsx' && isAngular ? 'angular-ts' : language;
}

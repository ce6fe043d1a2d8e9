const escape = (text: string) => text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');

function toPattern(glob: string): string {
  return glob
    .split(/(\*\*\/|\*\*|\*|\?|\{[^{}]*\})/)
    .map((part) => {
      if (part === '**/') return '(?:.*/)?';
      if (part === '**') return '.*';
      if (part === '*') return '[^/]*';
      if (part === '?') return '[^/]';
      if (/^\{.*\}$/.test(part))
        return `(?:${part.slice(1, -1).split(',').map(toPattern).join('|')})`;
      return escape(part);
    })
    .join('');
}

/**
 * Returns whether a path matches a glob with `*`, `**`, `?` and `{a,b}`. One without a `/` is compared with the name of
 * file, one that names a folder matches all in it.
 */
export function matchesGlob(path: string, glob: string): boolean {
  const normal = glob.normalize('NFC').replace(/^\.\//, '');
  const anywhere = normal.replace(/\/$/, '').includes('/') ? '' : '(?:.*/)?';
  return new RegExp(`^${anywhere}${toPattern(normal.replace(/\/$/, ''))}(?:/.*)?$`, 'iu').test(
    path,
  );
}

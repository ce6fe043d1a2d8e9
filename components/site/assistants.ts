import { markdownPath } from './markdown-versions';
import { absolute, isPublic } from './urls';

export interface AssistantLink {
  readonly name: string;
  readonly url: string;
}

/** Links that open an assistant with the Markdown version of a page; none if it has no public URL. */
export function assistantLinks(path: string): readonly AssistantLink[] {
  if (!isPublic()) return [];
  const question = encodeURIComponent(
    `Read ${absolute(markdownPath(path))}, then help me with it.`,
  );
  return [
    { name: 'ChatGPT', url: `https://chatgpt.com/?q=${question}` },
    { name: 'Claude', url: `https://claude.ai/new?q=${question}` },
  ];
}

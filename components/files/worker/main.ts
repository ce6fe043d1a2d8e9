/** The worker that decodes and encodes photographs, one at a time. */
import { Archive, findFormats } from './pack';
import type { Answer, Progress, Request, TaskName, Tasks } from './protocol';
import { peek, read } from './read';
import { Refusal, refusals } from './refusal';

// The policy of the page is not that of its workers, so this one gives up what it could send photographs with.
for (const name of ['fetch', 'XMLHttpRequest', 'WebSocket', 'EventSource', 'WebTransport'])
  Object.defineProperty(globalThis, name, { value: undefined });

type Handlers = {
  [Name in TaskName]: (
    data: Tasks[Name]['request'],
    onProgress: (progress: Progress) => void,
  ) => Tasks[Name]['answer'] | Promise<Tasks[Name]['answer']>;
};

const archive = new Archive();

const handlers: Handlers = {
  formats: findFormats,
  peek,
  read,
  pack: (data, onProgress) => archive.pack(data, onProgress),
  finish: (data) => archive.finish(data),
};

const answer = (message: Answer) => postMessage(message);

async function handle({ id, task, data }: Request): Promise<void> {
  // The page sends each task with its data.
  const run = handlers[task] as (
    data: unknown,
    onProgress: (progress: Progress) => void,
  ) => unknown;
  try {
    const result = await run(data, (progress) => answer({ id, type: 'progress', progress }));
    answer({ id, type: 'done', result });
  } catch (error) {
    const reason = error instanceof Refusal ? error.message : refusals.memory;
    answer({ id, type: 'refused', reason });
  }
}

// One after the other: two large photographs at once are too much for a phone.
let last = Promise.resolve();
addEventListener('message', ({ data }: MessageEvent<Request>) => {
  last = last.then(() => handle(data));
});

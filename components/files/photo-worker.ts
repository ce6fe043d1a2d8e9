/** The page's side of the worker. */
import { asset } from '@/components/site/urls';
import type { Answer, Progress, TaskName, Tasks } from './worker/protocol';
import { Refusal, refusals } from './worker/refusal';

interface Waiting {
  readonly resolve: (result: unknown) => void;
  readonly reject: (error: Error) => void;
  readonly onProgress?: (progress: Progress) => void;
}

/** A worker that does one task after the other until it is ended. */
export interface PhotoWorker {
  /** @throws Refusal with the reason why the worker cannot do it */
  run<Name extends TaskName>(
    task: Name,
    data: Tasks[Name]['request'],
    onProgress?: (progress: Progress) => void,
  ): Promise<Tasks[Name]['answer']>;
  end(): void;
}

/** Starts the worker. What it is doing when it ends is refused. */
export function startWorker(): PhotoWorker {
  const worker = new Worker(asset('/scripts/photos.js'));
  const waiting = new Map<number, Waiting>();
  let count = 0;
  let hasEnded = false;
  worker.addEventListener('message', ({ data }: MessageEvent<Answer>) => {
    const each = waiting.get(data.id);
    if (data.type === 'progress') return each?.onProgress?.(data.progress);
    waiting.delete(data.id);
    if (data.type === 'done') each?.resolve(data.result);
    else each?.reject(new Refusal(data.reason));
  });
  const refuseAll = () => {
    hasEnded = true;
    for (const { reject } of waiting.values()) reject(new Refusal(refusals.memory));
    waiting.clear();
  };
  // It could not be loaded, or memory has ended.
  worker.addEventListener('error', refuseAll);
  return {
    run: (task, data, onProgress) =>
      new Promise((resolve, reject) => {
        if (hasEnded) return reject(new Refusal(refusals.memory));
        const id = ++count;
        waiting.set(id, { resolve: resolve as Waiting['resolve'], reject, onProgress });
        worker.postMessage({ id, task, data });
      }),
    end() {
      worker.terminate();
      refuseAll();
    },
  };
}

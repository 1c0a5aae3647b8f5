// Queue of an editor's uploads: one at a time, so that on a slow connection the first file arrives soonest.

/** Runs a task when all earlier ones have succeeded or failed. */
export type UploadQueue = <Result>(work: () => Promise<Result>) => Promise<Result>;

export function createUploadQueue(): UploadQueue {
  let last: Promise<unknown> = Promise.resolve();
  return (work) => {
    const turn = last.then(work, work);
    last = turn;
    return turn;
  };
}

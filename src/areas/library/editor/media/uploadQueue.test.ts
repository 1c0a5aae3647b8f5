import { expect, it } from 'vitest';
import { createUploadQueue } from '#src/areas/library/editor/media/uploadQueue.ts';

it('starts the next task when the previous one ends, even if it failed', async () => {
  const inTurn = createUploadQueue();
  const said: string[] = [];
  const first = inTurn(async () => {
    said.push('first');
    await new Promise((resolve) => setTimeout(resolve, 5));
    said.push('first done');
    throw new Error('no');
  });
  const second = inTurn(async () => said.push('second'));
  await expect(first).rejects.toThrow('no');
  await second;
  expect(said).toEqual(['first', 'first done', 'second']);
});

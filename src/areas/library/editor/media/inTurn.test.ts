import { expect, it } from 'vitest';
import { createTurns } from '#src/areas/library/editor/media/inTurn.ts';

it('begins with the next once the one before is done, also where that has failed', async () => {
  const inTurn = createTurns();
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

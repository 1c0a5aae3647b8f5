import { expect, it } from 'vitest';
import { Turns } from '#server/rooms/turns.ts';

it('runs tasks in order, and lets other waiting work have its turn between them', async () => {
  const turns = new Turns();
  const done: string[] = [];
  const work = ['a', 'b', 'c'].map(async (name) => {
    await turns.take();
    done.push(name);
  });
  let goesOn = true;
  // Like network traffic: once per round of the event loop.
  const other = () => {
    done.push('-');
    if (goesOn) setImmediate(other);
  };
  setImmediate(other);
  await Promise.all(work);
  goesOn = false;
  expect(done.join('')).toMatch(/^-*a-+b-+c-*$/);
});

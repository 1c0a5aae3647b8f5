import { expect, it } from 'vitest';
import { Turns } from '#server/rooms/turns.ts';

it('lets whatever else waits have its turn between two pieces of work, which come in their order', async () => {
  const turns = new Turns();
  const done: string[] = [];
  const work = ['a', 'b', 'c'].map(async (name) => {
    await turns.take();
    done.push(name);
  });
  let goesOn = true;
  // As what comes from the network: once each time round.
  const other = () => {
    done.push('-');
    if (goesOn) setImmediate(other);
  };
  setImmediate(other);
  await Promise.all(work);
  goesOn = false;
  expect(done.join('')).toMatch(/^-*a-+b-+c-*$/);
});

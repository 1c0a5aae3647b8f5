import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { flush, page, startedGame } from '#src/game/testing/playedPage.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('keeps a change through a lost connection, and sends only the latest', async () => {
  const { line } = startedGame({});
  const open = page(line);
  await open.push();
  line.down = true;
  for (const character of ['s1e2', 's2e2', 's3e2']) open.intent({ type: 'changeCharacter', character });
  await flush();
  line.down = false;
  const before = line.calls.length;
  await vi.advanceTimersByTimeAsync(2_000);
  expect(line.view().me.character).toBe('s3e2');
  expect(line.calls.slice(before)).toEqual(['changeCharacter']);
  open.close();
});

it('becomes a monster again', async () => {
  const { line } = startedGame({});
  const open = page(line);
  await open.push();
  open.intent({ type: 'changeCharacter', character: 's1e2' });
  await flush();
  expect(open.view.me.character).toBe('s1e2');
  open.intent({ type: 'changeCharacter', character: null });
  await flush();
  expect(open.view.me.character).toEqual(expect.any(Number));
  open.close();
});

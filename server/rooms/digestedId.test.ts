import { expect, it } from 'vitest';
import { withDigestedId } from '#server/rooms/digestedId.ts';

const lock = (locked: boolean) => withDigestedId({ type: 'lock', commandId: 'command-1', locked }).commandId;
const answer = (optionId: string, networkMs: number) =>
  withDigestedId({
    type: 'answer',
    commandId: 'command-1',
    playerId: '0-aaaaaaaa',
    questionId: 'aaaaaaaa',
    state: 'attempted',
    answer: { type: 'MCQ', optionId },
    networkMs,
  }).commandId;

it('makes ids depend on what a command asks for, not on how it arrived', () => {
  expect(lock(true)).toMatch(/^command-1\.[\w-]{8}$/);
  expect(lock(true)).toBe(lock(true));
  expect(lock(true)).not.toBe(lock(false));
  expect(answer('aaaa', 10)).toBe(answer('aaaa', 900));
  expect(answer('aaaa', 10)).not.toBe(answer('bbbb', 10));
});

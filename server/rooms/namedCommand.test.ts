import { expect, it } from 'vitest';
import { namedCommand } from '#server/rooms/namedCommand.ts';

const lock = (locked: boolean) => namedCommand({ type: 'lock', commandId: 'command-1', locked }).commandId;
const answer = (optionId: string, networkMs: number) =>
  namedCommand({
    type: 'answer',
    commandId: 'command-1',
    playerId: '0-aaaaaaaa',
    questionId: 'aaaaaaaa',
    state: 'attempted',
    answer: { type: 'MCQ', optionId },
    networkMs,
  }).commandId;

it('an id says what the command asks for, not how it came', () => {
  expect(lock(true)).toMatch(/^command-1\.[\w-]{8}$/);
  expect(lock(true)).toBe(lock(true));
  expect(lock(true)).not.toBe(lock(false));
  expect(answer('aaaa', 10)).toBe(answer('aaaa', 900));
  expect(answer('aaaa', 10)).not.toBe(answer('bbbb', 10));
});

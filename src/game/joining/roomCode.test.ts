import { expect, it } from 'vitest';
import { spacedCode } from '#core/room/code.ts';
import { isRoomCode, readCode } from '#src/game/joining/roomCode.ts';

it.each([
  ['123 456', '123456'],
  ['  12-34-56 ', '123456'],
  ['１２３４５６', '123456'],
  ['lt12345678', 'LT12345678'],
  ['https://quiz.example/join?gc=123456', '123456'],
  ['https://quiz.example/join?from=x&gc=87654321&a=1', '87654321'],
  ['12345678901234', '1234567890'],
  ['code!', 'CODE'],
])('reads %j as %s', (typed, code) => {
  expect(readCode(typed)).toBe(code);
});

it.each([
  ['123456', true],
  ['1234567', true],
  ['12345678', true],
  ['LT12345678', true],
  ['012345', false],
  ['12345', false],
  ['123456789', false],
  ['LT1234567', false],
  ['ABCDEF', false],
])('decides whether %s can be a code', (code, possible) => {
  expect(isRoomCode(code)).toBe(possible);
});

it('groups the digits for reading, and reads back what it shows', () => {
  expect(['1234', '123456', '1234567', '12345678', 'LT12'].map(spacedCode)).toEqual([
    '123 4',
    '123 456',
    '123 4567',
    '1234 5678',
    'LT12',
  ]);
  expect(readCode(spacedCode('12345678'))).toBe('12345678');
});

import { randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { secretsEqual, Secrets } from '#server/identity/secrets.ts';

const secrets = new Secrets(randomBytes(32));
const ROOM = 'a'.repeat(24);

describe('a seat ticket', () => {
  it('opens only its own seat in its own room on this server', () => {
    const ticket = secrets.seatTicket(ROOM, '0-abcdefgh');
    expect(secrets.playerOf(ROOM, ticket)).toBe('0-abcdefgh');
    expect(secrets.playerOf('b'.repeat(24), ticket)).toBeNull();
    expect(secrets.playerOf(ROOM, ticket.replace('0-', '1-'))).toBeNull();
    expect(new Secrets(randomBytes(32)).playerOf(ROOM, ticket)).toBeNull();
    for (const bad of [null, '', '~', 'x', `${ticket}~`, `${ticket}x`, ticket.slice(0, -1)])
      expect(secrets.playerOf(ROOM, bad)).toBeNull();
  });
});

it('signs for one purpose only', () => {
  const signature = secrets.sign('one', 'text');
  expect(secrets.verify('one', 'text', signature)).toBe(true);
  for (const [purpose, subject] of [
    ['two', 'text'],
    ['one', 'texts'],
    ['one\ntext', ''],
  ] as const)
    expect(secrets.verify(purpose, subject, signature)).toBe(false);
});

it('rejects a key that is too short', () => {
  expect(() => new Secrets(Buffer.from('short'))).toThrow();
});

it('compares secrets in full', () => {
  expect(secretsEqual('open', 'open')).toBe(true);
  expect(secretsEqual('ope', 'open')).toBe(false);
});

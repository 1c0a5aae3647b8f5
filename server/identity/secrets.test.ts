import { randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { sameSecret, Secrets } from '#server/identity/secrets.ts';

const secrets = new Secrets(randomBytes(32));
const ROOM = 'a'.repeat(24);

describe('a seat ticket', () => {
  it('opens its own seat in its own room, on this server alone', () => {
    const ticket = secrets.seatTicket(ROOM, '0-abcdefgh');
    expect(secrets.playerOf(ROOM, ticket)).toBe('0-abcdefgh');
    expect(secrets.playerOf('b'.repeat(24), ticket)).toBeNull();
    expect(secrets.playerOf(ROOM, ticket.replace('0-', '1-'))).toBeNull();
    expect(new Secrets(randomBytes(32)).playerOf(ROOM, ticket)).toBeNull();
    for (const bad of [null, '', '~', 'x', `${ticket}~`, `${ticket}x`, ticket.slice(0, -1)])
      expect(secrets.playerOf(ROOM, bad)).toBeNull();
  });
});

describe('a host session', () => {
  it('is who signed it, and its token is no other’s', () => {
    const [one, two] = [secrets.newHostId(), secrets.newHostId()];
    expect(secrets.hostOf(secrets.hostCookie(one))).toBe(one);
    for (const bad of [
      undefined,
      '',
      '.',
      `${one}.`,
      `${one}.x`,
      `${two}.${secrets.hostCookie(one).split('.')[1]}`,
      `${secrets.hostCookie(one)}.x`,
    ])
      expect(secrets.hostOf(bad)).toBeNull();
    expect(secrets.isCsrfToken(one, secrets.csrfToken(one))).toBe(true);
    expect(secrets.isCsrfToken(one, secrets.csrfToken(two))).toBe(false);
    expect(secrets.isCsrfToken(one, secrets.hostCookie(one).split('.')[1] ?? '')).toBe(false);
  });

  it('ends with the password that opened it, and the host stays who it was', () => {
    const key = randomBytes(32);
    const [before, after] = [new Secrets(key, 'staff room'), new Secrets(key, 'new term')];
    const host = before.newHostId();
    const cookie = before.hostCookie(host);
    expect(after.hostOf(cookie)).toBeNull();
    expect(after.formerHostOf(cookie)).toBe(host);
    expect(after.hostOf(after.hostCookie(host))).toBe(host);
    expect(new Secrets(randomBytes(32), 'staff room').formerHostOf(cookie)).toBeNull();
    expect(before.hostOf(cookie.split('.').slice(0, 2).join('.'))).toBeNull();
  });

  it('needs a key that can’t be guessed', () => {
    expect(() => new Secrets(Buffer.from('short'))).toThrow();
  });
});

it('passwords are compared whole', () => {
  expect(sameSecret('open', 'open')).toBe(true);
  expect(sameSecret('ope', 'open')).toBe(false);
});

import { randomBytes } from 'node:crypto';
import { expect, it } from 'vitest';
import { HEADERS } from '#protocol/operation.ts';
import { credentialsIn } from '#server/identity/credentials.ts';
import { type DeviceSeat, rememberSeat } from '#server/identity/deviceSeats.ts';
import { principalOf } from '#server/identity/principal.ts';
import { Secrets } from '#server/identity/secrets.ts';

const secrets = new Secrets(randomBytes(32));
const seat = (letter: string): DeviceSeat => ({ roomHash: letter.repeat(24), playerId: '0-abcdefgh' });

/** The cookie of a browser that held these seats and takes one more. */
function cookieWith(deviceSeats: readonly DeviceSeat[], one: DeviceSeat): string {
  let cookie = '';
  const credentials = credentialsIn({}, (name, value) => {
    cookie = `${name}=${encodeURIComponent(value)}`;
  });
  rememberSeat({ deviceSeats, credentials }, one, secrets);
  return cookie;
}

const shownBy = (headers: Readonly<Record<string, string>>) =>
  principalOf(credentialsIn(headers), '10.0.0.1', {
    secrets,
    identify: ({ cookies }) => (cookies('host').includes('good') ? { id: 'host', hasToken: false } : null),
  });

it('is a device alone where nothing is shown', () => {
  expect(shownBy({})).toEqual({ address: '10.0.0.1', deviceSeats: [], seatTicket: null, owner: null });
});

it('is all that its credentials show, together', () => {
  const cookie = `host=bad; ${cookieWith([seat('a')], seat('b'))}; host=good`;
  expect(shownBy({ cookie, [HEADERS.seat]: 'ticket' })).toEqual({
    address: '10.0.0.1',
    deviceSeats: [seat('b'), seat('a')],
    seatTicket: 'ticket',
    owner: { id: 'host', hasToken: false },
  });
});

it('has no seats of a cookie that another server signed, or nobody', () => {
  const cookie = cookieWith([], seat('a'));
  expect(shownBy({ cookie }).deviceSeats).toEqual([seat('a')]);
  for (const forged of [`${cookie}x`, cookie.replace('aa', 'bb'), 'qp_seats=', 'qp_seats=%E0%A4%A'])
    expect(shownBy({ cookie: forged }).deviceSeats).toEqual([]);
});

it('gives a browser no new cookie for the seat that stands in front already', () => {
  expect(cookieWith([seat('a'), seat('b')], seat('a'))).toBe('');
  expect(cookieWith([seat('a'), seat('b')], seat('b'))).not.toBe('');
});

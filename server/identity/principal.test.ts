import { randomBytes } from 'node:crypto';
import { expect, it } from 'vitest';
import { HEADERS } from '#protocol/operation.ts';
import { credentialsIn } from '#server/identity/credentials.ts';
import { type DeviceSeat, rememberSeat } from '#server/identity/deviceSeats.ts';
import { principalOf } from '#server/identity/principal.ts';
import { Secrets } from '#server/identity/secrets.ts';

const secrets = new Secrets(randomBytes(32));
const seat = (letter: string): DeviceSeat => ({ roomHash: letter.repeat(24), playerId: '0-abcdefgh' });

/** The cookie of a browser that had these seats and takes another. */
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

it('has only an address when there are no credentials', () => {
  expect(shownBy({})).toEqual({ address: '10.0.0.1', deviceSeats: [], seatTicket: null, owner: null });
});

it('combines everything its credentials show', () => {
  const cookie = `host=bad; ${cookieWith([seat('a')], seat('b'))}; host=good`;
  expect(shownBy({ cookie, [HEADERS.seat]: 'ticket' })).toEqual({
    address: '10.0.0.1',
    deviceSeats: [seat('b'), seat('a')],
    seatTicket: 'ticket',
    owner: { id: 'host', hasToken: false },
  });
});

it('ignores seat cookies that are unsigned or signed by another server', () => {
  const cookie = cookieWith([], seat('a'));
  expect(shownBy({ cookie }).deviceSeats).toEqual([seat('a')]);
  for (const forged of [`${cookie}x`, cookie.replace('aa', 'bb'), 'qp_seats=', 'qp_seats=%E0%A4%A'])
    expect(shownBy({ cookie: forged }).deviceSeats).toEqual([]);
});

it('sets no new cookie for the seat that is already first', () => {
  expect(cookieWith([seat('a'), seat('b')], seat('a'))).toBe('');
  expect(cookieWith([seat('a'), seat('b')], seat('b'))).not.toBe('');
});

// @vitest-environment happy-dom
import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { GamePage } from '#src/pages/game/GamePage.tsx';
import type { Seat } from '#src/platform/storage/seats.ts';
import { type Reply, renderPage } from '#src/testing/renderPage.tsx';
import { ownStateFixture, playerFixture } from '#scenes/player/playerFixtures.ts';

const HASH = 'a'.repeat(24);
const PLAYER = '1-abcdefgh';
const seat: Seat = {
  roomHash: HASH,
  playerId: PLAYER,
  ticket: 'secret',
  name: 'Ana',
  character: 3,
  code: '123456',
  title: 'Cells',
  type: 'normal',
  usedAt: Date.now(),
  over: false,
};
const page = <GamePage params={{ composite: `${HASH}-${PLAYER}` }} />;

afterEach(cleanup);

it.each([
  ['player.DELETED', 403, 'You were removed', true],
  ['player.REJECTED', 403, 'You weren’t let in', false],
  ['room.NOT_FOUND', 404, 'This game was deleted', false],
  ['request.UNAUTHORIZED', 401, 'We can’t continue this game here', false],
] as const)('explains %s and leads home', async (error, status, title, kept) => {
  const reply: Reply = { error, status };
  const { services } = await renderPage(page, () => reply, { prepare: ({ seats }) => seats.keep(seat) });
  const heading = await screen.findByRole('heading', { level: 1, name: title });
  expect(heading.closest('[role=alert]')).not.toBeNull();
  expect(screen.getByRole('link', { name: 'Home' }).getAttribute('href')).toBe('/');
  // Only a removed seat is kept: its ticket keeps the device out.
  await waitFor(async () => expect((await services.seats.find(HASH, PLAYER)) !== null).toBe(kept));
  expect(await services.seats.open()).toEqual([]);
});

it('keeps the device out even if only the view says that the seat was removed', async () => {
  const view = playerFixture({ me: ownStateFixture({ deleted: true }) });
  const { services } = await renderPage(page, () => ({ data: { view, now: Date.now() } }), {
    prepare: ({ seats }) => seats.keep(seat),
  });
  expect(await screen.findByRole('heading', { level: 1, name: 'You were removed' })).toBeTruthy();
  await waitFor(async () =>
    expect(await services.seats.find(HASH, PLAYER)).toMatchObject({ over: true, removed: true }),
  );
});

it.each([
  ['a teacher opened', {}, 'This game was deleted', true],
  ['friends played', { type: 'challenge' }, 'This challenge has expired', false],
  ['has a type that only a newer app supports', { type: 'duel' }, 'This game was deleted', true],
  ['was played alone', { code: '' }, 'This game has expired', false],
] as const)('explains what happened to a game that %s', async (_, changes, title, byTeacher) => {
  await renderPage(page, () => ({ error: 'room.NOT_FOUND', status: 404 }), {
    prepare: ({ seats }) => seats.keep({ ...seat, ...changes }),
  });
  const heading = await screen.findByRole('heading', { level: 1, name: title });
  expect(/teacher/.test(heading.parentElement?.textContent ?? '')).toBe(byTeacher);
});

it("says that a bookmarked seat isn't on this device, and links to the one that is", async () => {
  await renderPage(page, () => 'network', {
    prepare: ({ seats }) => seats.keep({ ...seat, playerId: '2-hgfedcba', name: 'Ben' }),
  });
  expect(await screen.findByRole('heading', { name: 'You’re not in this game' })).toBeTruthy();
  const other = await screen.findByRole('link', { name: 'Continue as Ben' });
  expect(other.getAttribute('href')).toBe(`/game/${HASH}-2-hgfedcba?gameType=normal`);
});

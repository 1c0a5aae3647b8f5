import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Decision } from '#core/authority/index.ts';
import type { PowerupId } from '#core/features/powerups/ids.ts';
import type { PlayerView } from '#core/views/playerView.ts';
import { Game } from '#core/testing/game.ts';
import { Audience } from '#server/rooms/audience.ts';
import { Broadcaster } from '#server/rooms/broadcaster.ts';
import { Ranks } from '#server/rooms/ranks.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const PLAYERS = 300;
/** Longer than any delayed push waits in a room of this size. */
const ALL_TOLD_MS = 5_000;

const PRIME = {
  type: 'MCQ' as const,
  text: 'Which is a prime?',
  options: [{ text: '4' }, { text: '7', correct: true }, { text: '9' }, { text: '15' }],
};

const isPlayer = (id: string): boolean => id !== 'host' && id !== 'projector';

/** A running game with all players, host and projector connected and recording what they receive. */
function crowd(powerups: 'yes' | 'no') {
  const game = new Game({ options: { powerups }, questions: Array(12).fill(PRIME) });
  const players = Array.from({ length: PLAYERS }, (_, n) => game.join(`Player ${n}`));
  const audience = new Audience();
  const heard: { readonly to: string; readonly event: string; readonly payload: unknown }[] = [];
  const connection = (to: string) => ({
    id: to,
    send: (event: string, payload: unknown) => void heard.push({ to, event, payload }),
  });
  for (const [seat, id] of players.entries()) audience.addPlayer(seat, connection(id));
  audience.hosts.add(connection('host'));
  audience.projectors.add(connection('projector'));
  game.start();
  const broadcaster = new Broadcaster(game.room, audience, new Ranks(() => true));
  const tell = (decision: Decision): void => {
    if (!decision.ok) throw new Error(decision.reason);
    broadcaster.step(game.room, decision.events);
  };
  /** Counts the messages that this causes: to players, and to host and projector together. */
  const told = (what: () => void) => {
    heard.length = 0;
    what();
    vi.advanceTimersByTime(ALL_TOLD_MS);
    const told = heard.filter(({ to }) => isPlayer(to));
    return { players: told.length, staff: heard.length - told.length, told };
  };
  const give = (powerup: PowerupId) => tell(game.host({ type: 'awardPowerup', powerup, playerIds: null }));
  const use = (playerId: string, powerup: PowerupId, targetId: string | null = null) => {
    const card = game.seat(playerId).belt?.slots.find((each) => each?.powerup === powerup)?.id ?? 0;
    tell(game.send({ type: 'usePowerup', playerId, card, targetId, commandId: game.commandId() }));
  };
  const answerAll = () => {
    for (const id of players) tell(game.open(id));
    for (const id of players) tell(game.answer(id, ['7']));
  };
  return { game, players, told, tell, give, use, answerAll, close: () => broadcaster.close() };
}

it('adds at most one message per answer during a power play', () => {
  const [plain, powered] = [crowd('no'), crowd('yes')];
  const before = plain.told(plain.answerAll);
  const after = powered.told(() => {
    powered.tell(powered.game.host({ type: 'triggerPowerup', powerup: 'powerPlay' }));
    powered.answerAll();
  });
  expect(after.players - before.players).toBeLessThanOrEqual(PLAYERS);
  expect(after.staff - before.staff).toBeLessThanOrEqual(2);
  for (const { close } of [plain, powered]) close();
});

it('sends a use only to its target, and to host and projector once for many', () => {
  const { game, players, told, give, use, answerAll, close } = crowd('yes');
  answerAll();
  for (const powerup of ['double', 'stealPoints', 'prank'] as const) give(powerup);
  game.now += 2_000;
  vi.advanceTimersByTime(ALL_TOLD_MS);
  const [first = '', second = ''] = players;
  const alone = told(() => {
    for (const id of players) use(id, 'double');
  });
  expect(alone.players).toBe(0);
  expect(alone.staff).toBeLessThanOrEqual(4);
  expect(told(() => use(first, 'prank', second)).told.map(({ to }) => to)).toEqual([second]);
  const struck = told(() => {
    for (const id of players.slice(1)) use(id, 'stealPoints');
  });
  // Points are sent to both players in addition.
  expect(struck.players).toBeLessThanOrEqual(3 * PLAYERS);
  expect(struck.staff).toBeLessThanOrEqual(4);
  close();
});

it('gives each player their own part of a power play, and no one else anything', () => {
  const { game, players, told, tell, give, use, close } = crowd('yes');
  const [user = '', ...others] = players;
  give('powerPlay');
  game.now += 2_000;
  tell(game.send({ type: 'finish', playerId: others.at(-1) ?? '' }));
  tell(game.open(user));
  vi.advanceTimersByTime(ALL_TOLD_MS);
  const { told: list, staff } = told(() => use(user, 'powerPlay'));
  // Whoever has finished gets nothing, and the user has the answer to the call.
  expect(list.map(({ to }) => to)).toEqual(others.slice(0, -1));
  for (const { to, event, payload } of list) {
    const { patch } = payload as { readonly patch: Partial<PlayerView> };
    expect([event, Object.keys(patch)]).toEqual(['powerupUsed', ['me']]);
    expect(patch.me?.belt?.effects).toMatchObject([
      { powerup: 'powerPlay', by: { playerId: user }, until: null, left: 25_000 },
    ]);
    const named = JSON.stringify(payload).match(/Player \d+/g);
    expect(new Set(named)).toEqual(new Set([game.seat(to).name, game.seat(user).name]));
  }
  expect(staff).toBeLessThanOrEqual(4);
  close();
});

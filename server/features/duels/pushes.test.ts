import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Decision } from '#core/authority/index.ts';
import { DuelGame } from '#core/features/duels/testGame.ts';
import { Audience } from '#server/rooms/audience.ts';
import { Broadcaster } from '#server/rooms/broadcaster.ts';
import { Ranks } from '#server/rooms/ranks.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const PLAYERS = 300;
/** Time in which every player strikes. */
const WITHIN_MS = 10_000;
/** Longer than any delayed push waits in a room of this size. */
const ALL_TOLD_MS = 5_000;

it('sends 300 strikes within ten seconds to a few players each, and to host and projector a few times a second', () => {
  const game = new DuelGame(Array.from({ length: PLAYERS }, (_, n) => `Player ${n}`));
  const { players } = game;
  // Players are spread out, so that each has others to strike.
  for (const [n, player] of players.entries()) game.steps(player, 2 + (n % 12));
  for (const player of players) game.toChoice(player);
  const audience = new Audience();
  const heard: string[] = [];
  const connection = (id: string) => ({ id, send: () => void heard.push(id) });
  for (const [seat, id] of players.entries()) audience.addPlayer(seat, connection(id));
  audience.hosts.add(connection('host'));
  audience.projectors.add(connection('projector'));
  const broadcaster = new Broadcaster(game.room, audience, new Ranks(() => true));
  const tell = (decision: Decision): boolean => {
    if (decision.ok) broadcaster.step(game.room, decision.events);
    return decision.ok;
  };
  vi.advanceTimersByTime(ALL_TOLD_MS);
  heard.length = 0;
  let strikes = 0;
  for (const player of players) {
    const [name] = game.targets(player).toReversed();
    const targetId = players[Number(name?.split(' ')[1])] ?? '';
    if (tell(game.choose(player, { type: 'strike', strike: 'standard', targetId }))) strikes += 1;
    game.wait(WITHIN_MS / PLAYERS);
    vi.advanceTimersByTime(WITHIN_MS / PLAYERS);
  }
  vi.advanceTimersByTime(ALL_TOLD_MS);
  const staff = heard.filter((id) => id === 'host' || id === 'projector').length;
  expect(strikes).toBe(PLAYERS);
  // Sent to the target, and to both players whose points move.
  expect((heard.length - staff) / strikes).toBeLessThanOrEqual(4);
  expect(staff).toBeLessThanOrEqual(130);
  broadcaster.close();
});

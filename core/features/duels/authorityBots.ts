// Duel choices of bots. All draws are seeded by the room, so the same room always plays the same way.

import type { PlayerCommand } from '#core/authority/commands.ts';
import type { PlayerTurn } from '#core/authority/ruleSet.ts';
import {
  duelistOf,
  duelTargets,
  isDue,
  unlockedShields,
  unlockedStrikes,
} from '#core/features/duels/authorityDuels.ts';
import type { DuelChoice } from '#core/features/duels/authorityTypes.ts';
import { type Stream, stream, weighted } from '#core/random/stream.ts';

/** A bot's policy for the whole game, with the percentage of bots that follow it. */
export const BOT_DUELS = [
  ['highest', 20],
  ['nextAbove', 30],
  ['shield', 20],
  ['skip', 5],
  ['random', 25],
] as const;
export type BotDuels = (typeof BOT_DUELS)[number][0];

/** Milliseconds from an answer to the choice. */
const THINK_MS = 1_500;

/** Returns the bot's choice; null if none is due. */
export function botActs(turn: PlayerTurn): PlayerCommand | null {
  const { room, seat, index, now } = turn;
  if (!isDue(room, seat) || now < (seat.responses.at(-1)?.at ?? 0) + THINK_MS) return null;
  const { level } = duelistOf(seat);
  const draws = stream(room.seed, `robotDuel:${index}:${seat.attempt}:${level}`);
  return {
    type: 'duelDecision',
    playerId: seat.id,
    level,
    choice: choiceOf(turn, botDuels(turn), draws),
    commandId: `robot-duel-${index}-${seat.attempt}-${level}`,
  };
}

/** Returns the bot's policy, which stays the same for the whole game. */
export function botDuels({ room, index }: Pick<PlayerTurn, 'room' | 'index'>): BotDuels {
  const found = weighted(stream(room.seed, `robotDuels:${index}`), BOT_DUELS, ([, percent]) => percent);
  return found?.[0] ?? 'random';
}

function choiceOf({ room, seat, index, now }: PlayerTurn, policy: BotDuels, draws: Stream): DuelChoice {
  const { level, shield } = duelistOf(seat);
  const targets = duelTargets(room, index, now);
  const oneOf = <Of>(list: readonly Of[]): Of => list[draws.below(list.length)] as Of;
  const raise = (): DuelChoice => ({ type: 'shield', shield: oneOf(unlockedShields(level)) });
  const strike = (target = targets[0]): DuelChoice =>
    target
      ? { type: 'strike', strike: oneOf(unlockedStrikes(level)), targetId: target.seat.id }
      : shield
        ? { type: 'skip' }
        : raise();
  const above = targets.filter(({ score }) => score >= seat.score);
  switch (policy) {
    case 'highest':
      return strike();
    case 'nextAbove':
      return strike(above.at(-1));
    case 'shield':
      return raise();
    case 'skip':
      return { type: 'skip' };
    case 'random': {
      const kind = draws.below(3);
      return kind === 0
        ? strike(targets.length > 0 ? oneOf(targets) : undefined)
        : kind === 1
          ? raise()
          : { type: 'skip' };
    }
    default:
      return policy satisfies never;
  }
}

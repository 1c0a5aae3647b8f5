// How robots use their cards. Each draw is a stream of the room's seed: the same room plays the same way.

import type { PlayerCommand } from '#core/authority/commands.ts';
import { askedInAttempt } from '#core/authority/order/draw.ts';
import { doneCount } from '#core/authority/order/order.ts';
import type { PlayerTurn } from '#core/authority/ruleSet.ts';
import type { RobotMood, RobotSight } from '#core/features/robots/authority.ts';
import type { Seat } from '#core/authority/state.ts';
import { at } from '#core/collections/list.ts';
import { isOffered } from '#core/features/powerups/authorityBelt.ts';
import type { Belt, Card } from '#core/features/powerups/authorityTypes.ts';
import { wrongIn } from '#core/features/powerups/authorityHiding.ts';
import { hiddenOf, targetsOf, using } from '#core/features/powerups/authorityUse.ts';
import { does, isAimed } from '#core/features/powerups/powerup.ts';
import { BELT } from '#core/features/powerups/powerups.ts';
import { POWERUPS } from '#core/features/powerups/registry.ts';
import type { KeyedQuestion } from '#core/questions/authority.ts';
import { kindOf } from '#core/questions/kinds.ts';
import { stream, weighted } from '#core/random/stream.ts';

/** When a robot uses its cards, with how many of a hundred robots do so. */
export const ROBOT_POLICIES = [
  ['atOnce', 40],
  /** What multiplies for a streak, what helps for a question that it is not sure of. */
  ['saved', 35],
  ['random', 20],
  /** What multiplies once there are two of them. */
  ['stacked', 5],
] as const;
export type RobotPolicy = (typeof ROBOT_POLICIES)[number][0];

const ROBOT_CARDS = {
  /** Milliseconds from a question's opening to a card for it. */
  thinkMs: 1_000,
  /** A streak that is worth a card that was saved. */
  streak: 3,
  /** With fewer questions left nothing is saved any more. */
  lastQuestions: 4,
  /** Who plays at random uses a card at a question in one of so many cases. */
  oneIn: 3,
} as const;

/** What the robot does with its cards now; null for nothing. */
export function robotActs(turn: PlayerTurn, mood: RobotMood): PlayerCommand | null {
  const { room, seat, index, now } = turn;
  const { belt, open } = seat;
  if (!belt || (open && now < open.openedAt + ROBOT_CARDS.thinkMs)) return null;
  const by = { playerId: seat.id };
  const { offer } = belt;
  if (offer && isOffered(offer, now) && !belt.slots.includes(null)) {
    const slot = stream(room.seed, `robotPlace:${index}:${offer.id}`).below(BELT.size);
    const commandId = `robot-place-${index}-${offer.id}`;
    return { type: 'placePowerup', ...by, card: offer.id, slot, commandId };
  }
  const policy = robotPolicy(turn);
  for (const card of belt.slots) {
    if (!card || now < card.at + BELT.readyMs || !isWanted(turn, belt, card, policy, mood)) continue;
    const wish = { targetId: targetOf(turn, card), commandId: `robot-card-${index}-${card.id}` };
    if (typeof using(turn, card, wish) === 'string') continue;
    return { type: 'activatePowerup', ...by, card: card.id, ...wish };
  }
  return null;
}

/** How this robot uses its cards, all game long. */
export function robotPolicy({ room, index }: Pick<PlayerTurn, 'room' | 'index'>): RobotPolicy {
  const found = weighted(stream(room.seed, `robotPolicy:${index}`), ROBOT_POLICIES, ([, percent]) => percent);
  return found?.[0] ?? 'atOnce';
}

function isWanted(
  { room, seat, index }: PlayerTurn,
  { slots }: Belt,
  card: Card,
  policy: RobotPolicy,
  { isUnsure }: RobotMood,
): boolean {
  const { activation } = POWERUPS[card.powerup];
  const left = askedInAttempt(room) - doneCount(room, seat);
  if (policy === 'atOnce' || left < ROBOT_CARDS.lastQuestions) return true;
  if (policy === 'random') {
    const name = `robotCard:${index}:${card.id}:${seat.responses.length}`;
    return stream(room.seed, name).below(ROBOT_CARDS.oneIn) === 0;
  }
  if (activation === 'before-answer') return isUnsure();
  if (!isMultiplying(card)) return true;
  if (policy === 'saved') return seat.streak >= ROBOT_CARDS.streak;
  const multiplying = slots.filter((each) => each && isMultiplying(each));
  return multiplying.length > 1 || seat.belt?.effects.some(isMultiplying) === true;
}

function isMultiplying({ powerup }: Pick<Card, 'powerup'>): boolean {
  return does(POWERUPS[powerup], 'multiply') !== undefined;
}

/** The best placed of those who can be chosen. */
function targetOf({ room, index }: PlayerTurn, { powerup }: Card): string | null {
  if (!isAimed(POWERUPS[powerup])) return null;
  const [first] = targetsOf(room, index, POWERUPS[powerup]);
  return (first !== undefined && at(room.seats, first)?.id) || null;
}

/** The question without options that are hidden, or were wrong before. */
export function robotSees(seat: Seat, sight: RobotSight): RobotSight {
  const { spared = [] } = seat.open ?? {};
  const gone = [...hiddenOf(seat), ...spared.flatMap((answer) => wrongIn(sight.keyed, answer))];
  return { keyed: without(sight.keyed, gone), misses: sight.misses + spared.length };
}

function without(keyed: KeyedQuestion, gone: readonly string[]): KeyedQuestion {
  const { question } = keyed;
  const { narrow } = kindOf(question.type).can;
  return narrow && gone.length > 0 ? { ...keyed, question: narrow.without(question, gone) } : keyed;
}

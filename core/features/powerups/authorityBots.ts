// Card play of bots. All draws are seeded by the room, so the same room always plays the same way.

import type { PlayerCommand } from '#core/authority/commands.ts';
import { askedInAttempt } from '#core/authority/order/draw.ts';
import { finishedCount } from '#core/authority/order/order.ts';
import type { PlayerTurn } from '#core/authority/ruleSet.ts';
import type { BotConfidence, BotView } from '#core/features/bots/authority.ts';
import type { Seat } from '#core/authority/state.ts';
import { at } from '#core/collections/list.ts';
import { isOffered } from '#core/features/powerups/authorityBelt.ts';
import type { Belt, Card } from '#core/features/powerups/authorityTypes.ts';
import { hiddenOf, targetsOf, decideUse } from '#core/features/powerups/authorityUse.ts';
import { effectBy, isAimed } from '#core/features/powerups/powerup.ts';
import { BELT } from '#core/features/powerups/powerups.ts';
import { POWERUPS } from '#core/features/powerups/registry.ts';
import { kindOf } from '#core/questions/kinds.ts';
import { stream, weighted } from '#core/random/stream.ts';

/** Policies for using cards, with the percentage of bots that follow each. */
export const BOT_POLICIES = [
  ['atOnce', 40],
  /** Saves multipliers for a streak, and help for a question the bot is unsure of. */
  ['saved', 35],
  ['random', 20],
  /** Saves multipliers until there are two. */
  ['stacked', 5],
] as const;
export type BotPolicy = (typeof BOT_POLICIES)[number][0];

const BOT_CARDS = {
  /** Milliseconds from a question's opening to the first card. */
  thinkMs: 1_000,
  /** Streak at which a saved card is used. */
  streak: 3,
  /** With fewer questions left, nothing is saved anymore. */
  lastQuestions: 4,
  /** Random play uses a card at one in this many questions. */
  oneIn: 3,
} as const;

/** Returns the bot's next card command; null for none. */
export function botActs(turn: PlayerTurn, mood: BotConfidence): PlayerCommand | null {
  const { room, seat, index, now } = turn;
  const { belt, open } = seat;
  if (!belt || (open && now < open.openedAt + BOT_CARDS.thinkMs)) return null;
  const by = { playerId: seat.id };
  const { offer } = belt;
  if (offer && isOffered(offer, now) && !belt.slots.includes(null)) {
    const slot = stream(room.seed, `robotPlace:${index}:${offer.id}`).below(BELT.size);
    const commandId = `robot-place-${index}-${offer.id}`;
    return { type: 'placePowerup', ...by, card: offer.id, slot, commandId };
  }
  const policy = botPolicy(turn);
  for (const card of belt.slots) {
    if (!card || now < card.at + BELT.readyMs || !isWanted(turn, belt, card, policy, mood)) continue;
    const wish = { targetId: targetOf(turn, card), commandId: `robot-card-${index}-${card.id}` };
    if (typeof decideUse(turn, card, wish) === 'string') continue;
    return { type: 'usePowerup', ...by, card: card.id, ...wish };
  }
  return null;
}

/** Returns the bot's policy, which stays the same for the whole game. */
export function botPolicy({ room, index }: Pick<PlayerTurn, 'room' | 'index'>): BotPolicy {
  const found = weighted(stream(room.seed, `robotPolicy:${index}`), BOT_POLICIES, ([, percent]) => percent);
  return found?.[0] ?? 'atOnce';
}

function isWanted(
  { room, seat, index }: PlayerTurn,
  { slots }: Belt,
  card: Card,
  policy: BotPolicy,
  { isUnsure }: BotConfidence,
): boolean {
  const { activation } = POWERUPS[card.powerup];
  const left = askedInAttempt(room) - finishedCount(room, seat);
  if (policy === 'atOnce' || left < BOT_CARDS.lastQuestions) return true;
  if (policy === 'random') {
    const name = `robotCard:${index}:${card.id}:${seat.responses.length}`;
    return stream(room.seed, name).below(BOT_CARDS.oneIn) === 0;
  }
  if (!isMultiplying(card)) return activation === 'game' || isUnsure();
  if (policy === 'saved') return seat.streak >= BOT_CARDS.streak;
  const multiplying = slots.filter((each) => each && isMultiplying(each));
  return multiplying.length > 1 || seat.belt?.effects.some(isMultiplying) === true;
}

function isMultiplying({ powerup }: Pick<Card, 'powerup'>): boolean {
  return effectBy(POWERUPS[powerup], 'multiply') !== undefined;
}

/** Returns the id of the highest-ranked target; null if the card isn't aimed or has none. */
function targetOf({ room, index }: PlayerTurn, { powerup }: Card): string | null {
  if (!isAimed(POWERUPS[powerup])) return null;
  const [first] = targetsOf(room, index, POWERUPS[powerup]);
  return (first !== undefined && at(room.seats, first)?.id) || null;
}

/** Returns the question without options that are hidden or were already wrong. */
export function botSees(seat: Seat, { keyed, misses }: BotView): BotView {
  const { spared = [] } = seat.open ?? {};
  const { narrow, retry } = kindOf(keyed.question.type).can;
  const shown = narrow?.(keyed.question, hiddenOf(seat)) ?? keyed.question;
  const question = retry ? spared.reduce(retry, shown) : shown;
  return { keyed: { ...keyed, question }, misses: misses + spared.length };
}

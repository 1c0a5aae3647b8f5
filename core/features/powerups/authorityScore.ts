// What power-ups at work make of an answer: its points, the streak, and which of them it ends.

import type { Response, Room, Seat } from '#core/authority/state.ts';
import { changed } from '#core/collections/changed.ts';
import { does } from '#core/features/powerups/powerup.ts';
import type { ActiveEffect, PowerupPoints } from '#core/features/powerups/authorityTypes.ts';
import { POWERUP_SCORE } from '#core/features/powerups/powerups.ts';
import { POWERUPS } from '#core/features/powerups/registry.ts';
import { kindOf } from '#core/questions/kinds.ts';
import { isAttempt } from '#core/room/phase.ts';
import { roundedToStep } from '#core/scoring/score.ts';

/** What counts of a response here, and of whose it is. */
export type Judged = Pick<
  Response,
  'q' | 'at' | 'state' | 'result' | 'breakup' | 'powerups' | 'keptStreak' | 'mixedBy'
>;
type Holder = Pick<Seat, 'belt' | 'score' | 'streak'>;

/** Whether it is at work at this instant. */
export function isAtWork({ at, until }: ActiveEffect, now: number): boolean {
  return at <= now && (until === null || now < until);
}

/** What is at work on a seat at an instant: its own, then the room's. */
function atWorkOn(
  room: Pick<Room, 'powerups'>,
  seat: Pick<Seat, 'belt'>,
  now: number,
): readonly ActiveEffect[] {
  const own = seat.belt?.effects ?? [];
  const all = room.powerups?.effects ?? [];
  return [...own, ...all].filter((effect) => isAtWork(effect, now));
}

/** Whether its player has given it, or let its time run out; not where a question was left for later, and is left for good. */
function isGiven({ state }: Judged): boolean {
  return isAttempt(state) || state === 'timedOut' || state === 'passed';
}

const mixes = ({ powerup }: ActiveEffect): boolean => does(POWERUPS[powerup], 'show')?.look === 'mixed';

/** The effect that mixes up the looks of a question's options for the seat; undefined where none does. It waits for a question that has options. */
export function mixing(room: Pick<Room, 'questions'>, { belt }: Seat, q: number): ActiveEffect | undefined {
  const question = room.questions[q]?.question;
  return question && kindOf(question.type).can.narrow && belt?.effects.find(mixes);
}

/** The response with what power-ups make of it, and how its options looked, which its verdict keeps. */
export function judged(room: Room, seat: Seat, response: Response): Response {
  const made = scored(room, seat, response);
  const mixedBy = mixing(room, seat, response.q)?.id;
  return mixedBy === undefined ? made : changed(made, { mixedBy });
}

/**
 * The response with what power-ups make of its points. Several multiply, to a few times at the most; what each adds is what the score grows by
 * with it, in tens. A miss is fined what is there at the most, so that no total falls below 0.
 */
export function scored<Of extends Judged>(room: Pick<Room, 'powerups'>, seat: Holder, response: Of): Of {
  if (response.result === 'none' || !isGiven(response) || (!seat.belt && !room.powerups)) return response;
  const effects = atWorkOn(room, seat, response.at);
  if (effects.length === 0) return response;
  const points: PowerupPoints[] = [];
  const { total } = response.breakup;
  const missed = response.result === 'incorrect';
  let times = 1;
  let left = seat.score + total;
  for (const { id, powerup } of effects) {
    const multiply = does(POWERUPS[powerup], 'multiply');
    const counts = multiply && total > 0 && (!multiply.onlyRight || response.result === 'correct');
    const before = times;
    if (counts) times = Math.min(POWERUP_SCORE.mostTimes, times * multiply.by);
    const fine = missed ? (does(POWERUPS[powerup], 'fine')?.points ?? 0) : 0;
    const change = roundedToStep(total * times) - roundedToStep(total * before) - Math.min(left, fine);
    if (fine > 0) left -= Math.min(left, fine);
    if (change !== 0) points.push({ powerup, effect: id, points: change });
  }
  const extra = points.reduce((sum, each) => sum + each.points, 0);
  const keeps =
    missed && seat.streak > 0 && effects.some(({ powerup }) => does(POWERUPS[powerup], 'keepStreak'));
  if (extra === 0 && !keeps) return response;
  const { base, timer, streak } = response.breakup;
  // As `changed` does, whose copies share a hidden class.
  return Object.assign({}, response, {
    ...(extra !== 0 && { breakup: { base, timer, streak, total: total + extra, extra }, powerups: points }),
    ...(keeps && { keptStreak: seat.streak }),
  });
}

/** The seat after the response: what it has ended is gone, and the streak is what was kept. */
export function answered<Of extends Pick<Seat, 'belt' | 'streak'>>(seat: Of, response: Judged): Of {
  const { belt } = seat;
  if (!belt) return seat;
  const effects = belt.effects.filter((effect) => !isEndedBy(effect, response));
  const streak = response.keptStreak ?? seat.streak;
  if (effects.length === belt.effects.length && streak === seat.streak) return seat;
  return { ...seat, streak, belt: { ...belt, effects } };
}

function isEndedBy(effect: ActiveEffect, { at, result, q, mixedBy }: Judged): boolean {
  if (effect.until !== null) return at >= effect.until;
  if (effect.q !== undefined) return effect.q === q;
  if (result === 'none' || (mixes(effect) && mixedBy !== effect.id)) return false;
  const { ends } = POWERUPS[effect.powerup];
  if (ends === 'right') return result === 'correct';
  return ends === 'miss' ? result === 'incorrect' : ends === 'response';
}

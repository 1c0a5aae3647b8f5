// Effects of active power-ups on an answer: its points, the streak, and which effects it ends.

import type { Response, Room, Seat } from '#core/authority/state.ts';
import { copyWith } from '#core/collections/copyWith.ts';
import { NO_BELT } from '#core/features/powerups/authorityKinds.ts';
import { effectBy } from '#core/features/powerups/powerup.ts';
import { isTimeRunning, withTimeHeld } from '#core/features/powerups/authorityTime.ts';
import type { ActiveEffect, PowerupPoints } from '#core/features/powerups/authorityTypes.ts';
import { POWERUP_SCORE } from '#core/features/powerups/powerups.ts';
import { POWERUPS } from '#core/features/powerups/registry.ts';
import { kindOf } from '#core/questions/kinds.ts';
import { isAttempt } from '#core/room/phase.ts';
import { roundedToStep } from '#core/scoring/score.ts';

/** The parts of a response that power-ups read or change. */
export type Judged = Pick<
  Response,
  'q' | 'at' | 'state' | 'result' | 'breakup' | 'powerups' | 'keptStreak' | 'mixedBy'
>;
type Holder = Pick<Seat, 'belt' | 'score' | 'streak'>;

/** True if the effect is active at this instant; one whose time stands still is. */
export function isActive({ at, until }: ActiveEffect, now: number): boolean {
  return at <= now && (until === null || now < until);
}

/**
 * True if the player answered, skipped, or ran out of time; false for a postponed question that was never
 * answered.
 */
function isGiven({ state }: Judged): boolean {
  return isAttempt(state) || state === 'timedOut' || state === 'passed';
}

const mixes = ({ powerup }: ActiveEffect): boolean => effectBy(POWERUPS[powerup], 'show')?.look === 'mixed';

/**
 * Returns the effect that scrambles how the seat sees the question's options; undefined if none does. The
 * effect waits for a question with options.
 */
export function shufflingEffect(
  room: Pick<Room, 'questions'>,
  { belt }: Seat,
  q: number,
): ActiveEffect | undefined {
  const question = room.questions[q]?.question;
  return question && kindOf(question.type).can.choices && belt?.effects.find(mixes);
}

/**
 * Returns the response as changed by power-ups, with the effect that scrambled its options, which the verdict
 * keeps.
 */
export function withPowerups(room: Room, seat: Seat, response: Response): Response {
  // A saved question can be answered while another one is open.
  const held = isTimeRunning(seat, response.q) ? seat : withTimeHeld(seat, response.at);
  const made = scored(held, response);
  const mixedBy = shufflingEffect(room, seat, response.q)?.id;
  return mixedBy === undefined ? made : copyWith(made, { mixedBy });
}

/**
 * Returns the response with power-up points applied. Multipliers combine up to a limit; each is credited with
 * what it adds to the total, rounded to 10. A fine takes at most what is there, so that no score falls below
 * 0.
 */
export function scored<Of extends Judged>(seat: Holder, response: Of): Of {
  if (response.result === 'none' || !isGiven(response) || !seat.belt) return response;
  const effects = seat.belt.effects.filter(
    (effect) => effect.left === undefined && isActive(effect, response.at),
  );
  if (effects.length === 0) return response;
  const points: PowerupPoints[] = [];
  const { total } = response.breakup;
  const missed = response.result === 'incorrect';
  let times = 1;
  let left = seat.score + total;
  for (const { id, powerup } of effects) {
    const multiply = effectBy(POWERUPS[powerup], 'multiply');
    const counts = multiply && total > 0 && (!multiply.onlyRight || response.result === 'correct');
    const before = times;
    if (counts) times = Math.min(POWERUP_SCORE.maxTimes, times * multiply.by);
    const fine = missed ? (effectBy(POWERUPS[powerup], 'fine')?.points ?? 0) : 0;
    const change = roundedToStep(total * times) - roundedToStep(total * before) - Math.min(left, fine);
    if (fine > 0) left -= Math.min(left, fine);
    if (change !== 0) points.push({ powerup, effect: id, points: change });
  }
  const extra = points.reduce((sum, each) => sum + each.points, 0);
  const keeps =
    missed && seat.streak > 0 && effects.some(({ powerup }) => effectBy(POWERUPS[powerup], 'keepStreak'));
  if (extra === 0 && !keeps) return response;
  const { base, timer, streak } = response.breakup;
  // All copies made by `Object.assign` share a hidden class, as with `changed`.
  return Object.assign({}, response, {
    ...(extra !== 0 && { breakup: { base, timer, streak, total: total + extra, extra }, powerups: points }),
    ...(keeps && { keptStreak: seat.streak }),
  });
}

/**
 * Returns a response judged again with the effects that changed its points before. What left them as they were
 * is not known anymore, such as a multiplier of a wrong answer.
 */
export function withPowerupsAgain(seat: Seat, response: Response): Response {
  const { powerups, keptStreak, ...bare } = response;
  const effects = (powerups ?? []).map(({ powerup, effect }) => ({
    id: effect,
    powerup,
    at: response.at,
    until: null,
  }));
  const made = scored({ ...seat, belt: { ...NO_BELT, effects } }, bare);
  const keeps = keptStreak !== undefined && made.result === 'incorrect' && seat.streak > 0;
  return keeps ? { ...made, keptStreak: seat.streak } : made;
}

/** Returns the seat after the response: ended effects removed, and a kept streak restored. */
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

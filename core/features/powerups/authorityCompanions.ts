// Power-ups of simulated players in a solo game: they get cards as a player does and use each one at the next
// question.

import type { CompanionHelp, CompanionSeat } from '#core/features/companions/companions.ts';
import type { Room } from '#core/authority/state.ts';
import { cardPositions } from '#core/features/powerups/authorityBelt.ts';
import { drawableKinds, countReceived, kindsAmong, NO_BELT } from '#core/features/powerups/authorityKinds.ts';
import { answered, type Judged, scored } from '#core/features/powerups/authorityScore.ts';
import type { Belt } from '#core/features/powerups/authorityTypes.ts';
import { effectOf } from '#core/features/powerups/authorityOutcome.ts';
import type { PowerupId } from '#core/features/powerups/ids.ts';
import { effectBy } from '#core/features/powerups/powerup.ts';
import { hasPowerups } from '#core/features/powerups/hasPowerups.ts';
import { BELT } from '#core/features/powerups/powerups.ts';
import { POWERUPS } from '#core/features/powerups/registry.ts';
import { type Stream, stream } from '#core/random/stream.ts';

const COMPANION_CARDS = {
  /** Milliseconds with a question open for each answer, so that Supersonic lasts for two. */
  answerMs: 10_000,
  /**
   * One in this many wrong answers becomes correct when options are hidden or there is another try, as in a
   * question with four options.
   */
  rightOneIn: { half: 3, 1: 9, again: 3 },
} as const;

/** Returns how cards change a simulated player's answers; null if the game has no power-ups. */
export function companionPowerups(
  room: Room,
  { seatIndex, attempt, rounds }: CompanionSeat,
): CompanionHelp | null {
  if (!hasPowerups(room)) return null;
  const comeAfter = [...cardPositions(room, seatIndex, attempt, [1, rounds - BELT.endBuffer])];
  const draws = stream(room.seed, `powerups:companion:${seatIndex}:${attempt}`);
  // Kinds that only open as another kind are left out.
  const kinds = kindsAmong(room, room.questions).filter((id) => !effectBy(POWERUPS[id], 'open'));
  let belt: Belt = NO_BELT;
  let hand: readonly { readonly powerup: PowerupId }[] = [];
  let due = 0;
  let wasRight = false;
  return ({ answered: count, score, streak, isRight: knows, earns }) => {
    const now = count * COMPANION_CARDS.answerMs;
    due += comeAfter.filter((after) => after === count).length;
    const isGiven = wasRight && count <= rounds - BELT.endBuffer;
    const came = drawableKinds(room, kinds, draws, belt.got, isGiven ? due : 0).map((powerup) => ({
      powerup,
    }));
    if (isGiven) due = 0;
    const cards = [...hand, ...came];
    // Two cards of the same kind can't be active at the same time.
    const used = cards.filter(
      ({ powerup }, n) => ![...belt.effects, ...cards.slice(0, n)].some((each) => each.powerup === powerup),
    );
    hand = cards.filter((card) => !used.includes(card));
    const lasting = used.filter(({ powerup }) => POWERUPS[powerup].ends !== 'immediate');
    belt = {
      ...belt,
      got: countReceived(belt.got, came),
      effects: [...belt.effects, ...lasting.map(({ powerup }) => effectOf(powerup, 0, now, {}))],
    };
    const isRight = knows || used.some(({ powerup }) => isRightAfterAll(powerup, draws));
    const before = used.reduce(
      (sum, { powerup }) => sum + (effectBy(POWERUPS[powerup], 'streak')?.by ?? 0),
      streak,
    );
    const answer: Judged = {
      q: count,
      at: now,
      state: 'attempted',
      result: isRight ? 'correct' : 'incorrect',
      breakup: earns(isRight, before),
    };
    const response = scored({ score, streak: before, belt }, answer);
    const after = answered({ streak: isRight ? before + 1 : 0, belt }, response);
    belt = after.belt;
    wasRight = isRight;
    return { isRight, points: response.breakup.total, streak: after.streak };
  };
}

/** True if this card turns a wrong answer into a correct one. */
function isRightAfterAll(powerup: PowerupId, draws: Stream): boolean {
  const { rightOneIn } = COMPANION_CARDS;
  const hide = effectBy(POWERUPS[powerup], 'hide');
  if (hide) return draws.below(rightOneIn[hide.options]) === 0;
  return effectBy(POWERUPS[powerup], 'spare') !== undefined && draws.below(rightOneIn.again) === 0;
}

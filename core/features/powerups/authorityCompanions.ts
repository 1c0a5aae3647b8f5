// How simulated players of a game alone use cards: they get them as a player does, and use each at the next question.

import type { CompanionHelp, CompanionSeat } from '#core/features/companions/companions.ts';
import type { Room } from '#core/authority/state.ts';
import { positions } from '#core/features/powerups/authorityBelt.ts';
import { drawnAmong, gotWith, kindsAmong, NO_BELT } from '#core/features/powerups/authorityKinds.ts';
import { answered, type Judged, scored } from '#core/features/powerups/authorityScore.ts';
import type { Belt } from '#core/features/powerups/authorityTypes.ts';
import { effectOf } from '#core/features/powerups/authorityUse.ts';
import type { PowerupId } from '#core/features/powerups/ids.ts';
import { does } from '#core/features/powerups/powerup.ts';
import { hasPowerups } from '#core/features/powerups/hasPowerups.ts';
import { BELT } from '#core/features/powerups/powerups.ts';
import { POWERUPS } from '#core/features/powerups/registry.ts';
import { type Stream, stream } from '#core/random/stream.ts';

const COMPANION_CARDS = {
  /** Milliseconds from one of their answers to the next: what ends by the clock lasts for one. */
  answerMs: 20_000,
  /** One of how many wrong answers is right after all where options are hidden, or there is one more try: as in a question of four options. */
  rightOneIn: { half: 3, 1: 9, again: 3 },
} as const;

/** What cards make of the answers of a simulated player; null where the game has none. */
export function helpsCompanion(
  room: Room,
  { seatIndex, attempt, rounds }: CompanionSeat,
): CompanionHelp | null {
  if (!hasPowerups(room)) return null;
  const comeAfter = [...positions(room, seatIndex, attempt, [1, rounds - BELT.endBuffer])];
  const draws = stream(room.seed, `powerups:companion:${seatIndex}:${attempt}`);
  // What opens as another one would be that one.
  const kinds = kindsAmong(room, room.questions).filter((id) => !does(POWERUPS[id], 'open'));
  let belt: Belt = NO_BELT;
  let hand: readonly { readonly powerup: PowerupId }[] = [];
  return ({ answered: count, score, streak, isRight: knows, earns }) => {
    const now = count * COMPANION_CARDS.answerMs;
    const places = comeAfter.filter((after) => after === count).length;
    const came = drawnAmong(room, kinds, draws, belt.got, places).map((powerup) => ({ powerup }));
    const cards = [...hand, ...came];
    // Two of the same do not work at once.
    const used = cards.filter(
      ({ powerup }, n) => ![...belt.effects, ...cards.slice(0, n)].some((each) => each.powerup === powerup),
    );
    hand = cards.filter((card) => !used.includes(card));
    const lasting = used.filter(({ powerup }) => POWERUPS[powerup].ends !== 'immediate');
    belt = {
      ...belt,
      got: gotWith(belt.got, came),
      effects: [...belt.effects, ...lasting.map(({ powerup }) => effectOf(powerup, 0, now, {}))],
    };
    const isRight = knows || used.some(({ powerup }) => isRightAfterAll(powerup, draws));
    const before = used.reduce(
      (sum, { powerup }) => sum + (does(POWERUPS[powerup], 'streak')?.by ?? 0),
      streak,
    );
    const answer: Judged = {
      q: count,
      at: now,
      state: 'attempted',
      result: isRight ? 'correct' : 'incorrect',
      breakup: earns(isRight, before),
    };
    const response = scored({}, { score, streak: before, belt }, answer);
    const after = answered({ streak: isRight ? before + 1 : 0, belt }, response);
    belt = after.belt;
    return { isRight, points: response.breakup.total, streak: after.streak };
  };
}

/** Whether a wrong answer becomes a right one by this card. */
function isRightAfterAll(powerup: PowerupId, draws: Stream): boolean {
  const { rightOneIn } = COMPANION_CARDS;
  const hide = does(POWERUPS[powerup], 'hide');
  if (hide) return draws.below(rightOneIn[hide.options]) === 0;
  return does(POWERUPS[powerup], 'spare') !== undefined && draws.below(rightOneIn.again) === 0;
}

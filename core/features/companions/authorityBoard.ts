// Standings of a solo game: the player among simulated players, who have no seat and advance with each of the
// player's answers.

import { drawQuestions } from '#core/authority/order/draw.ts';
import type { Rules } from '#core/authority/ruleSet.ts';
import { isPlaying } from '#core/authority/seats.ts';
import type { Room, Seat } from '#core/authority/state.ts';
import { attemptStanding } from '#core/authority/standing.ts';
import { lastSeen } from '#core/authority/movement.ts';
import { ledgerSum } from '#core/authority/ledger.ts';
import { firstAnswer } from '#core/collections/firstAnswer.ts';
import { at } from '#core/collections/list.ts';
import { asksUntilRight } from '#core/modes/registry.ts';
import type { KeyedQuestion } from '#core/questions/authority.ts';
import { type Companion, companionsOf, progressAfter } from '#core/features/companions/companions.ts';
import { type Board, type BoardRow, BOARD_TOP, type OwnState } from '#core/views/playerView.ts';

/** The only seat in such a room. */
const OWN = 0;

interface CompanionsOfAttempt {
  readonly attempt: number;
  readonly ownKey: string;
  readonly companions: readonly Companion[];
}

/**
 * Views ask for it often and it never changes within an attempt, so it is cached by the room's immutable
 * questions.
 */
const met = new WeakMap<Room['questions'], CompanionsOfAttempt>();

function companionsMet(room: Room, { attempt, nameKey }: Seat, rules: Rules): readonly Companion[] {
  const known = met.get(room.questions);
  if (known?.attempt === attempt && known.ownKey === nameKey) return known.companions;
  const earning = drawQuestions(room, OWN, attempt).filter((q) => earnsPoints(room, q));
  const companions = companionsOf({
    seed: room.seed,
    quizId: room.quizId,
    rounds: earning.length,
    attempt,
    timerOn: room.options.timer !== 'off',
    untilRight: asksUntilRight(room),
    ownKey: nameKey,
    helpOf: (seatIndex, rounds) =>
      firstAnswer(rules.extensions.companions, ({ helps }) => helps(room, { seatIndex, attempt, rounds })),
  });
  met.set(room.questions, { attempt, ownKey: nameKey, companions });
  return companions;
}

function earnsPoints(room: Room, q: number): boolean {
  return (room.questions[q] as KeyedQuestion).question.hasCorrectAnswer;
}

/** Returns everyone in a solo game, best first; empty if the player isn't playing. */
export function soloRows(room: Room, rules: Rules): readonly BoardRow[] {
  const seat = at(room.seats, OWN);
  if (!seat || !isPlaying(seat)) return [];
  const { length } = seat.responses;
  const seen = lastSeen(room, length);
  const before = seen === 0 ? [] : rankedAfter(room, seat, seen, rules);
  const rankBefore = new Map(before.map(({ id }, place) => [id, place + 1]));
  return rankedAfter(room, seat, length, rules).map((row, place) => ({
    ...row,
    rank: place + 1,
    previousRank: rankBefore.get(row.id) ?? null,
  }));
}

/** Returns the top rows, and the player with both neighbors. */
export function soloBoard(room: Room, _standings: unknown, _own: unknown, rules: Rules): Board {
  const all = soloRows(room, rules);
  const own = all.findIndex(({ origin }) => origin === 'web');
  const rows = all.filter((_, place) => place < BOARD_TOP || Math.abs(place - own) <= 1);
  return { rows, total: all.length };
}

export function soloRank(room: Room, rules: Rules): Pick<OwnState, 'rank' | 'previousRank'> {
  const { rank = null, previousRank = null } =
    soloRows(room, rules).find(({ origin }) => origin === 'web') ?? {};
  return { rank, previousRank };
}

type Unranked = Omit<BoardRow, 'rank' | 'previousRank'>;

/** Returns the order after this many of the player's responses; the player wins ties. */
function rankedAfter(room: Room, seat: Seat, count: number, rules: Rules): readonly Unranked[] {
  const given = seat.responses.slice(0, count);
  // Questions without points don't advance the simulated players.
  const answers = given.filter(({ q }) => earnsPoints(room, q)).length;
  const own: Unranked = {
    id: seat.id,
    name: seat.name,
    character: seat.character,
    origin: 'web',
    score: given.reduce((sum, { breakup }) => sum + breakup.total, ledgerSum(seat.ledger, count)),
    accuracy: attemptStanding(seat).accuracy,
    streak: seat.streak,
    team: null,
  };
  const others = companionsMet(room, seat, rules).map((companion): Unranked => {
    const { id, name, character } = companion;
    const { score, streak, right, answered } = progressAfter(companion, answers);
    const accuracy = answered === 0 ? 0 : Math.round((100 * right) / answered);
    return { id, name, character, origin: 'bot', score, accuracy, streak, team: null };
  });
  return [own, ...others].sort((a, b) => b.score - a.score || Number(b === own) - Number(a === own));
}

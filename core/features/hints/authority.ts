// Hints for the open question, revealed one at a time to the player who asks (specification 2, section 7
// "getHint").

import { questionToAnswer } from '#core/authority/currentQuestion.ts';
import { type Decision, accepted, NOTHING, refused } from '#core/authority/decision.ts';
import type { ByPlayer, SeatEvent } from '#core/authority/origins.ts';
import type { Feature, PlayerTurn } from '#core/authority/ruleSet.ts';
import { questionIdOf } from '#core/authority/seats.ts';
import type { Room, Seat } from '#core/authority/state.ts';
import { toOtherDevices } from '#core/authority/announcements.ts';
import { at } from '#core/collections/list.ts';
import type { FormattedText } from '#core/content/formattedText.ts';
import type { HintsView } from '#core/features/hints/index.ts';

/** Number of hints taken for one question. */
export interface HintCount {
  readonly q: number;
  readonly taken: number;
}

interface HintsTypes {
  readonly attempt: {
    /** Hints taken in this attempt; questions without any have no entry. */
    readonly hints: readonly HintCount[];
  };
  readonly response: {
    /** Hints taken for the question before this response; absent if none. */
    readonly hints?: number;
  };
  /** `hint`: 1-based number of the hint. */
  readonly playerCommand: {
    readonly type: 'takeHint';
    readonly questionId: string;
    readonly hint: number;
  } & ByPlayer;
  /** The next hint for question `q` was taken. */
  readonly event: { readonly type: 'hintTaken'; readonly q: number; readonly at: number } & SeatEvent;
  readonly refusal: 'response.NO_HINT';
}

declare module '#core/authority/featureTypes.ts' {
  interface FeatureTypes {
    readonly hints: HintsTypes;
  }
}

export const hints: Feature<'hints'> = {
  version: 2,
  fresh: { attempt: { hints: [] } },
  playerCommands: { takeHint },
  evolve: {
    hintTaken: (room, { seat, q }, rules) =>
      rules.withSeat(room, seat, withHint(at(room.seats, seat) as Seat, q)),
  },
  tells: {
    hintTaken: ({ seat }) => ({
      players: [toOtherDevices(seat)],
      host: { name: 'playerResponded' },
    }),
  },
  views: {
    slide: (room, seat, { q, open, response }) => ({
      hints: q !== null && open && !response ? hintsFor(room, seat, q) : NO_HINTS,
    }),
    reportResponse: (_response, ofQuestion) => ({
      hints: Math.max(...ofQuestion.map(({ hints: taken = 0 }) => taken)),
    }),
  },
  hooks: {
    response(seat, { q }) {
      const taken = hintCount(seat, q);
      return taken > 0 ? { hints: taken } : {};
    },
  },
  sample: {
    player: {
      takeHint: ({ playerId, question, what }) => ({
        type: 'takeHint',
        playerId,
        questionId: question?.id ?? 'x',
        hint: 1 + (what % 4),
      }),
    },
    busy: ['takeHint'],
    options: { areHintsEnabled: [true, true, false] },
  },
};

/** Takes hints in order. Asking again for a hint already taken does nothing. */
function takeHint(
  turn: PlayerTurn,
  { questionId, hint }: { readonly questionId: string; readonly hint: number },
): Decision {
  const { room, seat, index, now } = turn;
  const q = room.questions.findIndex((_, each) => questionIdOf(room, each) === questionId);
  const taken = hintCount(seat, q);
  if (hint <= taken) return NOTHING;
  const question = questionToAnswer(turn, { questionId, asking: seat.open?.asking });
  if (typeof question === 'string') return refused(question);
  if (hint !== taken + 1 || hint > hintsOf(room, q).length) return refused('response.NO_HINT');
  return accepted({ type: 'hintTaken', seat: index, q, at: now });
}

const NO_HINTS: HintsView = { taken: [], left: 0 };

/** Returns how many hints the seat has taken for question `q` in its current attempt. */
function hintCount({ hints }: Seat, q: number): number {
  return hints.find((each) => each.q === q)?.taken ?? 0;
}

/** Returns the hints available for question `q`; none when the option is off. */
function hintsOf({ options, questions }: Room, q: number): readonly FormattedText[] {
  return options.areHintsEnabled ? (questions[q]?.hints ?? []) : [];
}

/** Returns the player's view: hints taken, and how many are left. */
function hintsFor(room: Room, seat: Seat, q: number): HintsView {
  const hints = hintsOf(room, q);
  if (hints.length === 0) return NO_HINTS;
  const taken = hintCount(seat, q);
  return { taken: hints.slice(0, taken), left: hints.length - taken };
}

/** Returns the seat with one more hint taken for question `q`. */
function withHint(seat: Seat, q: number): Seat {
  const others = seat.hints.filter((each) => each.q !== q);
  return { ...seat, hints: [...others, { q, taken: hintCount(seat, q) + 1 }] };
}

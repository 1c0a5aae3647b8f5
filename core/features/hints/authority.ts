// Hints to the question that stands before a player: told one by one, to who asks (specification 2, section 7 "getHint").

import { answerable } from '#core/authority/currentQuestion.ts';
import { type Decision, events, NOTHING, refused } from '#core/authority/decision.ts';
import type { ByPlayer, OfSeat } from '#core/authority/origins.ts';
import type { Feature, PlayerTurn } from '#core/authority/ruleSet.ts';
import { questionIdOf } from '#core/authority/seats.ts';
import type { Room, Seat } from '#core/authority/state.ts';
import { toOtherDevices } from '#core/authority/tells.ts';
import { at } from '#core/collections/list.ts';
import type { FormattedText } from '#core/content/formattedText.ts';
import type { HintsView } from '#core/features/hints/index.ts';

/** Hints that were taken to one question. */
export interface HintCount {
  readonly q: number;
  readonly taken: number;
}

interface HintsTypes {
  readonly attempt: {
    /** Of this attempt; none for a question to which none was taken. */
    readonly hints: readonly HintCount[];
  };
  readonly response: {
    /** Hints to the question that had been taken by then; absent where none was. */
    readonly hints?: number;
  };
  /** `hint`: which one, from 1 on. */
  readonly playerCommand: {
    readonly type: 'takeHint';
    readonly questionId: string;
    readonly hint: number;
  } & ByPlayer;
  /** The next hint to question `q`. */
  readonly event: { readonly type: 'hintTaken'; readonly q: number; readonly at: number } & OfSeat;
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
      const taken = hintsTaken(seat, q);
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

/** One hint after the other; one that was taken already is not taken twice, however often it is asked for. */
function takeHint(
  turn: PlayerTurn,
  { questionId, hint }: { readonly questionId: string; readonly hint: number },
): Decision {
  const { room, seat, index, now } = turn;
  const q = room.questions.findIndex((_, each) => questionIdOf(room, each) === questionId);
  const taken = hintsTaken(seat, q);
  if (hint <= taken) return NOTHING;
  const question = answerable(turn, { questionId, asking: seat.open?.asking });
  if (typeof question === 'string') return refused(question);
  if (hint !== taken + 1 || hint > hintsOf(room, q).length) return refused('response.NO_HINT');
  return events({ type: 'hintTaken', seat: index, q, at: now });
}

const NO_HINTS: HintsView = { taken: [], left: 0 };

/** How many hints to question `q` the seat has taken in its present attempt. */
function hintsTaken({ hints }: Seat, q: number): number {
  return hints.find((each) => each.q === q)?.taken ?? 0;
}

/** The hints that the room has for question `q`. */
function hintsOf({ options, questions }: Room, q: number): readonly FormattedText[] {
  return options.areHintsEnabled ? (questions[q]?.hints ?? []) : [];
}

/** What a player sees of them: those that were taken, and how many are left. */
function hintsFor(room: Room, seat: Seat, q: number): HintsView {
  const hints = hintsOf(room, q);
  if (hints.length === 0) return NO_HINTS;
  const taken = hintsTaken(seat, q);
  return { taken: hints.slice(0, taken), left: hints.length - taken };
}

/** The seat with one hint more to question `q`. */
function withHint(seat: Seat, q: number): Seat {
  const others = seat.hints.filter((each) => each.q !== q);
  return { ...seat, hints: [...others, { q, taken: hintsTaken(seat, q) + 1 }] };
}

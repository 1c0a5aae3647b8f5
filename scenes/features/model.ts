// What the features of a game add to what the scenes of every game say: a line here for each of them.

import { firstAnswer } from '#core/collections/firstAnswer.ts';
import type { Signal } from '#core/room/feature.ts';
import type { BoardRow } from '#core/views/playerView.ts';
import { answerLater } from '#scenes/features/answerLater/model.ts';
import { challenge } from '#scenes/features/challenge/lobby.ts';
import { extraLife } from '#scenes/features/extraLife/model.ts';
import { hints } from '#scenes/features/hints/model.ts';
import { mysticPeak } from '#scenes/features/mysticPeak/asked.ts';
import type { RowLook, ScenePart, Traces } from '#scenes/features/scenePart.ts';
import { powerups } from '#scenes/features/powerups/model.ts';
import { reactions } from '#scenes/features/reactions/model.ts';
import { robots } from '#scenes/features/robots/model.ts';
import { teams } from '#scenes/features/teams/model.ts';
import type { Words } from '#scenes/message.ts';

const PARTS: readonly ScenePart[] = [
  answerLater,
  hints,
  extraLife,
  teams,
  robots,
  challenge,
  reactions,
  mysticPeak,
  powerups,
];

/** The first answer that a feature gives. */
export function firstOf<T>(ask: (part: ScenePart) => T | null | undefined): T | null {
  return firstAnswer(PARTS, ask);
}

/** The answers of all features that give one. */
export function allOf<T>(ask: (part: ScenePart) => T | readonly T[] | null | undefined): readonly T[] {
  return PARTS.flatMap((part) => ask(part) ?? []);
}

/** What stands on a page's stage once it is told this: the same where that is nothing for any stage. `seen`: whose own acts were shown there already. */
export function withSignal(traces: Traces, signal: Signal, seen?: string): Traces {
  return firstOf((part) => part.onSignal?.(traces, signal, seen)) ?? traces;
}

export function rowLook(row: BoardRow): RowLook {
  const usual: RowLook = { name: row.name, color: null, isSimulated: false };
  return allOf((part) => part.row?.(row)).reduce<RowLook>((look, more) => ({ ...look, ...more }), usual);
}

export function rowName(row: BoardRow): Words {
  return rowLook(row).name;
}

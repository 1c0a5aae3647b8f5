// What the player's scenes show: the view that the server sent, and what this device has of an answer that is not final.

import type { AnswerOf, Question, QuestionType } from '#core/questions/question.ts';
import type { PlayerView } from '#core/views/playerView.ts';

/** The answer as it grows on this device; the play store keeps it, and the twin shows the same. */
export interface Draft<T extends QuestionType = QuestionType> {
  /** As far as it is made; null: nothing yet. */
  readonly answer: AnswerOf<T> | null;
  /** open: can be changed; sending: on its way; kept: no connection, it is sent as soon as there is one. */
  readonly state: 'open' | 'sending' | 'kept';
}

/** How often each player, by id, has waved in the waiting room since this page opened; who has not is not in it. */
export type Waves = Readonly<Record<string, number>>;

export interface PlayerStageView {
  readonly player: PlayerView;
  readonly draft: Draft;
  readonly waves?: Waves;
}

export const NO_DRAFT: Draft = { answer: null, state: 'open' };

/** The draft as far as it is an answer to this question: the page may still hold the one before. */
export function draftFor(question: Question, draft: Draft): Draft {
  return draft.answer === null || draft.answer.type === question.type ? draft : { ...draft, answer: null };
}

/** The same, when these have waved once more. */
export function withWaves(waves: Waves, ids: readonly string[]): Waves {
  const more = { ...waves };
  for (const id of ids) more[id] = (more[id] ?? 0) + 1;
  return more;
}

/** Who has waved between the two. */
export function wavedSince(before: Waves = {}, after: Waves = {}): readonly string[] {
  return before === after ? [] : Object.keys(after).filter((id) => (after[id] ?? 0) > (before[id] ?? 0));
}

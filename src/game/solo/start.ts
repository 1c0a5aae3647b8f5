// What can be begun from a practice link, by whom and how.

import type { GameType } from '#core/room/phase.ts';
import { handedDown } from '#src/platform/handedDown.ts';
import type { Services } from '#src/platform/services.ts';
import type { AnswerFor, RequestFor } from '#src/platform/requests/wire.ts';

export type QuizInfo = AnswerFor<'getQuizInfo'>;

/** A way to play alone. */
export interface SoloWay {
  /** Of its strings, `join:solo.<id>`. */
  readonly id: string;
  readonly type: GameType;
  readonly options: RequestFor<'soloJoin'>['gameOptions'];
}

export interface Player {
  readonly name: string;
  readonly character: number;
  readonly way: SoloWay;
}

/** Begins it and keeps its seat; gives the path of the game. Throws RequestError. */
export type Begin = (
  services: Services,
  info: QuizInfo,
  player: Player,
  /** Of a call whose answer got lost: gives the game that began then. */
  commandId: string,
) => Promise<string>;

/** A game that is not played alone. */
export interface Start {
  /** Key of what stands on its button. */
  readonly label: string;
  /** Key of what it is, and the number in that. */
  readonly means: { readonly key: string; readonly count: number };
  readonly begin: Begin;
}

/** What a feature adds to the page behind a practice link. */
export interface AlonePart {
  readonly way?: SoloWay;
  readonly start?: Start;
}

export const aloneParts = handedDown<readonly AlonePart[]>([]);

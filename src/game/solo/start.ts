// Games that can be started from a practice link.

import type { Character } from '#core/room/characters.ts';
import type { GameType } from '#core/room/phase.ts';
import { createInjected } from '#src/platform/injected.ts';
import type { Services } from '#src/platform/services.ts';
import type { AnswerFor, RequestFor } from '#src/platform/requests/wire.ts';

export type QuizInfo = AnswerFor<'getQuizInfo'>;

/** A way to play solo. */
export interface SoloWay {
  /** Id of its strings, `join:solo.<id>`. */
  readonly id: string;
  readonly type: GameType;
  readonly options: RequestFor<'soloJoin'>['gameOptions'];
}

export interface SoloPlayer {
  readonly name: string;
  readonly character: Character;
  readonly way: SoloWay;
}

/** Starts the game and stores its seat; returns the path of the game. Throws RequestError. */
export type Begin = (
  services: Services,
  info: QuizInfo,
  player: SoloPlayer,
  /** Repeating the id of a call whose answer was lost returns the game started then. */
  commandId: string,
) => Promise<string>;

/** A game that isn't played solo. */
export interface Start {
  /** Key of its button's label. */
  readonly label: string;
  /** Key of its description, and the number in that text. */
  readonly means: { readonly key: string; readonly count: number };
  readonly begin: Begin;
}

/** A feature's additions to a practice link's page. */
export interface SoloPart {
  readonly way?: SoloWay;
  readonly start?: Start;
}

export const soloParts = createInjected<readonly SoloPart[]>([]);

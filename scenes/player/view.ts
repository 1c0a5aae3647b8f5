// What the player's scenes show: the view that the server sent, and what this device has of an answer that is not final.

import type { PlayerView } from '#core/views/playerView.ts';

/** The answer as it grows on this device; the play store keeps it, and the twin shows the same. */
export interface Draft {
  /** MSQ: ticked. MCQ: the one that was pressed, while it is on its way. */
  readonly optionIds: readonly string[];
  /** BLANK and OPEN: typed so far. */
  readonly text: string;
  /** open: can be changed; sending: on its way; kept: no connection, it is sent as soon as there is one. */
  readonly state: 'open' | 'sending' | 'kept';
}

export interface PlayerStageView {
  readonly player: PlayerView;
  readonly draft: Draft;
}

export const NO_DRAFT: Draft = { optionIds: [], text: '', state: 'open' };

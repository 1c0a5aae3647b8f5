// What the player's scenes show: the view that the server sent, and what this device has of an answer that is not final.

import type { Milestone, PlayerView, SecondChance } from '#core/views/playerView.ts';

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

/** Second chances that are shown at once: a phone has room for no more, and those behind them come forward. */
const CHANCES_SHOWN = 6;

export function offeredChances({ slide }: Pick<PlayerView, 'slide'>): readonly SecondChance[] {
  return slide?.secondChances.slice(0, CHANCES_SHOWN) ?? [];
}

/** What the words above the choice need, where not all second chances are shown at once; null where they are. */
export function furtherChances({
  slide,
}: Pick<PlayerView, 'slide'>): { readonly shown: number; readonly total: number } | null {
  const total = slide?.secondChances.length ?? 0;
  return total > CHANCES_SHOWN ? { shown: CHANCES_SHOWN, total } : null;
}

/** What the words of a milestone need. */
export function milestoneValues({ me, room, slide }: PlayerView, milestone: Milestone) {
  const ofMastery = milestone.startsWith('mastery.');
  return {
    /** Second chances that stand open, or the questions of the game. */
    count: ofMastery ? room.questionCount : (slide?.secondChances.length ?? 0),
    done: me.answered,
    percent: me.accuracy,
  };
}

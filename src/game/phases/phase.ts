// Phases: states a player can be in besides an open question. A phase defines its input, its duration and its
// display; its source decides when it occurs.

import type { TFunction } from 'i18next';
import type { ReactNode } from 'react';
import type { FeatureId } from '#core/room/feature.ts';
import type { PlayerView } from '#core/views/playerView.ts';
import type { CaptionedPicture, Draft, SceneId, SceneRequest, Traces } from '#scenes/index.ts';
import type { Message } from '#scenes/message.ts';
import type { PlayIntent } from '#src/game/intent.ts';
import type { SeatAccess } from '#src/game/seatAccess.ts';
import type { EffectName } from '#src/platform/sound/names.ts';
import type { Priority } from '#src/platform/stores/announcer.ts';

export interface Phase {
  readonly id: string;

  // ---- duration

  /**
   * Milliseconds until the game continues automatically, if the player has turned that on; null or absent if
   * only a press continues.
   */
  readonly durationMs?: (view: PlayerView) => number | null;
  /** It continues automatically for everyone: the press before it already meant to go on. */
  readonly passes?: true;
  /**
   * Server time in ms at which it ends for everyone; null for never. While nothing can be played, only a
   * press ends it.
   */
  readonly endsAt?: (view: PlayerView) => number | null;
  /** Called at that time. */
  readonly onEnd?: (seat: SeatAccess) => void;
  /**
   * True if it has become pointless, here or on another device of the player; it stays until then. A phase
   * without this gives way to any other question.
   */
  readonly isOver?: (view: PlayerView) => boolean;

  /** The next question follows: once this is over, it stays until that has arrived. */
  readonly staysUntilNext?: true;

  /** True if the view alone implies that the player is in it; used when looking at a game afterwards. */
  readonly isInView?: (view: PlayerView) => boolean;

  // ---- input

  /**
   * The player pressed Next: returns the phase to show now, null for the same one. Absent: continues with
   * what follows.
   */
  readonly onNext?: (seat: SeatAccess) => Phase | null;
  /**
   * Offers a choice: a press right after it appears is the second half of a double press, and was meant for
   * the previous screen.
   */
  readonly isChoice?: true;
  /** Meaning of a single key; all other keys are off. Absent: Enter continues. */
  readonly onKey?: (key: string, view: PlayerView) => PlayIntent | null;
  /** Features' keys mean the same here as during an open question. */
  readonly featureKeys?: true;

  // ---- display

  readonly scene: SceneId;
  /** Request for the stage; absent: the view, in `scene`. */
  readonly request?: (view: PlayerView, t: TFunction<'play'>) => SceneRequest;
  /** Its twin; absent: the twin of its scene. */
  readonly twin?: (props: TwinProps) => ReactNode;
  /** For a question's scene: what to show below the question, and a picture with the verdict. */
  readonly below?: (props: TwinProps) => ReactNode;
  readonly picture?: CaptionedPicture;
  /** Its own page instead of the stage. */
  readonly page?: (props: PhasePageProps) => ReactNode;
  /** Announcements for screen readers when it starts. */
  readonly announcements?: (view: PlayerView, t: TFunction<'play'>) => readonly Announcement[];
  /** Effect that stands in for its scene if that isn't drawn. */
  readonly sound?: EffectName;

  /** The leaderboard may follow, and has to be up to date by then. */
  readonly leadsToLeaderboard?: true;
}

/** Props of a twin: the game as page elements. */
export interface TwinProps {
  readonly view: PlayerView;
  readonly draft: Draft;
  /** Traces that signals have left on the stage; absent: none. */
  readonly traces?: Traces;
  readonly scene: SceneId;
  readonly phase: Phase | null;
  readonly waitsForNext: boolean;
  readonly onIntent: (intent: PlayIntent) => void;
}

/** Everything the player sees at one time. */
export interface Shown extends Pick<TwinProps, 'view' | 'draft' | 'phase'> {
  readonly scene: SceneId | null;
  /** True if single-key shortcuts are on. */
  readonly hasKeys: boolean;
}

export type PhasePageProps = Pick<TwinProps, 'view' | 'onIntent'>;

export interface Announcement extends Message {
  readonly priority?: Priority;
}

/** The situation in which a source is asked for its phase. */
export interface PhaseContext {
  readonly view: PlayerView;
  /** The phase shown so far; null for none. */
  readonly current: Phase | null;
  /** The current phase has become pointless, and something else takes its place. */
  readonly isCut: boolean;
  /** The current answer arrived while the page was open, and its verdict hasn't been shown yet. */
  readonly isNew: boolean;
}

/** Nothing else comes between this question and the next one. */
export const SKIP_TO_NEXT = 'onward';

/**
 * Rules for when the phases of one source occur, on one page. A phase that is returned is shown.
 * If several sources return one, the first in the registry's order wins.
 */
export interface PhaseRules {
  /** Called with each view before any source is asked. */
  readonly watch?: (view: PlayerView) => void;
  /** No question is open, and the next one can be opened. */
  readonly atStart?: (moment: PhaseContext) => Phase | typeof SKIP_TO_NEXT | null;
  /**
   * A question is answered, but the answer may not be final yet; asked for as long as that question is shown.
   */
  readonly beforeVerdict?: (moment: PhaseContext) => Phase | null;
  /** The answer is final. */
  readonly atVerdict?: (moment: PhaseContext) => Phase | null;
  /** The player has seen the verdict, and the phases of earlier sources that follow it. */
  readonly afterVerdict?: (moment: PhaseContext) => Phase | typeof SKIP_TO_NEXT | null;
  /** All of that has been seen; what is left is to open the next question. */
  readonly beforeNext?: (moment: PhaseContext) => Phase | null;
  /** The game is over for the player, who has seen everything about the last question. */
  readonly atEnd?: (moment: PhaseContext) => Phase | null;
  /** A page opens while the game is over for the player, but not for the room. */
  readonly atReturn?: (moment: PhaseContext) => Phase | null;
  /** The room is finished, so there is nothing to choose or wait for anymore. */
  readonly afterGame?: (moment: PhaseContext) => Phase | null;
}

/** Provider of phases: an entry of the registry. */
export interface PhaseSource<Id extends string = string> {
  /** The phases occur in games with this feature. Absent: the page's own, in every game. */
  readonly feature?: FeatureId;
  /** For a feature: the source's position among the others; absent: after the leaderboard. */
  readonly place?: 'beforeVerdict' | 'afterVerdict' | 'last';
  /** All phases it may return. */
  readonly ids: readonly Id[];
  /** Phases that are the same for everyone; those that need more than a view to be shown are not included. */
  readonly phases?: readonly Phase[];
  /** Called when a page opens the seat; its state begins here. */
  open(seat: SeatAccess): PhaseRules;
  /** Loads what else its phases show, while earlier questions are played. */
  readonly preload?: () => Promise<unknown>;
}

// What a player is in the middle of besides a question that stands open. A phase says what may be pressed in it, how long it lasts
// and what shows it; its source says when it comes.

import type { TFunction } from 'i18next';
import type { ReactNode } from 'react';
import type { FeatureId } from '#core/room/feature.ts';
import type { PlayerView } from '#core/views/playerView.ts';
import type { Draft, SceneId, SceneRequest, Traces } from '#scenes/index.ts';
import type { Message } from '#scenes/message.ts';
import type { PlayIntent } from '#src/game/intent.ts';
import type { SeatAccess } from '#src/game/seatAccess.ts';
import type { EffectName } from '#src/platform/sound/names.ts';
import type { Priority } from '#src/platform/stores/announcer.ts';

export interface Phase {
  readonly id: string;

  // ---- how long it lasts

  /** Milliseconds after which the game goes on by itself, for who lets it; null, or absent: only by a press. */
  readonly lastsMs?: (view: PlayerView) => number | null;
  /** Server time in ms at which it ends for everybody; null for never. While nothing can be played it ends by a press alone. */
  readonly endsAt?: (view: PlayerView) => number | null;
  /** That time has come. */
  readonly onEnd?: (seat: SeatAccess) => void;
  /** Whether it has become pointless, here or on another device of the player. It stands until then; one that does not say gives way to any other question. */
  readonly isOver?: (view: PlayerView) => boolean;

  /** What follows is the next question: once this is over it stands until that is here. */
  readonly stays?: true;

  /** Whether the view by itself says that the player is in the middle of it: for who looks at a game afterwards. */
  readonly isTold?: (view: PlayerView) => boolean;

  // ---- what may be pressed

  /** The player presses on: gives what stands there now, null for the same. Absent: on to what follows. */
  readonly onNext?: (seat: SeatAccess) => Phase | null;
  /** Something is chosen here: a press that comes at once is the second half of a double one, and was meant for what stood there before. */
  readonly isChoice?: true;
  /** What a single key means here; no key means anything else then. Absent: Enter goes on. */
  readonly onKey?: (key: string, view: PlayerView) => PlayIntent | null;
  /** The keys of features mean here what they mean over an open question. */
  readonly featureKeys?: true;

  // ---- what shows it

  readonly scene: SceneId;
  /** What the stage shows; absent: the view, in the scene. */
  readonly request?: (view: PlayerView, t: TFunction<'play'>) => SceneRequest;
  /** Its twin; absent: that of the scene. */
  readonly twin?: (props: TwinProps) => ReactNode;
  /** In the scene of a question: what stands below that one. */
  readonly wayOn?: (props: TwinProps) => ReactNode;
  /** It has a page of its own instead of the stage. */
  readonly page?: (props: PhasePageProps) => ReactNode;
  /** What a screen reader is told when it comes. */
  readonly says?: (view: PlayerView, t: TFunction<'play'>) => readonly Announcement[];
  /** What its scene sounds like where it is not drawn. */
  readonly sound?: EffectName;

  /** The standings may follow, and have to be fresh then. */
  readonly leadsToStandings?: true;
}

/** What a twin shows: the game in the page's own elements. */
export interface TwinProps {
  readonly view: PlayerView;
  readonly draft: Draft;
  /** What signals have left on the stage; absent: nothing. */
  readonly traces?: Traces;
  readonly scene: SceneId;
  readonly phase: Phase | null;
  readonly waitsForNext: boolean;
  readonly onIntent: (intent: PlayIntent) => void;
}

/** All that the player sees at one time. */
export interface Shown extends Pick<TwinProps, 'view' | 'draft' | 'phase'> {
  readonly scene: SceneId | null;
  /** Whether single keys mean something on this page. */
  readonly hasKeys: boolean;
}

export type PhasePageProps = Pick<TwinProps, 'view' | 'onIntent'>;

export interface Announcement extends Message {
  readonly priority?: Priority;
}

/** How it stands when a source is asked for its phase. */
export interface PhaseMoment {
  readonly view: PlayerView;
  /** What stands there until now; null for nothing. */
  readonly current: Phase | null;
  /** That one has become pointless, and something else takes its place. */
  readonly isCut: boolean;
  /** The answer that stands there has come while the page was open, and its verdict was not shown yet. */
  readonly isNew: boolean;
}

/** Nothing else stands between this question and the next one. */
export const ONWARD = 'onward';

/**
 * When the phases of one source come, on one page. Whoever gives a phase is taken at its word: it stands there then.
 * Of several sources the first one counts, in the order of the registry.
 */
export interface PhaseRules {
  /** Looks at each view before anybody is asked. */
  readonly watch?: (view: PlayerView) => void;
  /** No question stands open, and the next one can be opened. */
  readonly atStart?: (moment: PhaseMoment) => Phase | typeof ONWARD | null;
  /** A question is answered, and the answer may not be final yet; asked as long as it stands there. */
  readonly beforeVerdict?: (moment: PhaseMoment) => Phase | null;
  /** The answer is final. */
  readonly atVerdict?: (moment: PhaseMoment) => Phase | null;
  /** The player has seen the verdict, and whatever came before this source behind it. */
  readonly afterVerdict?: (moment: PhaseMoment) => Phase | typeof ONWARD | null;
  /** All that was seen; what is left is to open the next question. */
  readonly beforeNext?: (moment: PhaseMoment) => Phase | null;
  /** The game is over for the player, who has seen what belongs to the last question. */
  readonly atEnd?: (moment: PhaseMoment) => Phase | null;
  /** A page opens when the game is over for the player, and not for the room. */
  readonly atReturn?: (moment: PhaseMoment) => Phase | null;
  /** The room is finished, so that nothing can be chosen, or waited for, any more. */
  readonly afterGame?: (moment: PhaseMoment) => Phase | null;
}

/** What gives phases: a row of the registry. */
export interface PhaseSource<Id extends string = string> {
  /** Whose phases they are: they come in games that have the feature. Absent: the page's own, in every game. */
  readonly feature?: FeatureId;
  /** Where it stands among the others, of a feature; absent: behind what follows a verdict. */
  readonly place?: 'beforeVerdict' | 'afterVerdict' | 'last';
  /** All that it may give. */
  readonly ids: readonly Id[];
  /** Those that are the same for everybody; what needs more than a view to be shown is not among them. */
  readonly phases?: readonly Phase[];
  /** A page opens the seat: what it remembers begins here. */
  open(seat: SeatAccess): PhaseRules;
  /** Loads what its phases show besides, while the questions before are played. */
  readonly preload?: () => Promise<unknown>;
}

// Contract of a feature's player side: its additions to the game's frame, its twins, the announcements for
// screen readers, and the summary. Where several features add to the same place, or have something to say
// about the same thing, their order counts.

import type { ComponentType, ReactNode } from 'react';
import type { BoardRow, PlayerSlide, PlayerView, RoomInfo, SummaryItem } from '#core/views/playerView.ts';
import type { Answer } from '#core/questions/question.ts';
import type { PlayerSceneId } from '#core/views/scene.ts';
import type { SceneId } from '#scenes/index.ts';
import type { Message } from '#scenes/message.ts';
import type { FeatureIntent, IntentHandlers, PlayIntent } from '#src/game/intent.ts';
import type { OpenGame } from '#src/game/play.ts';
import type { Announcement, PhaseSource, Shown, TwinProps } from '#src/game/phases/phase.ts';
import type { SeatAccess } from '#src/game/seatAccess.ts';
import type { EffectName } from '#src/platform/sound/names.ts';
import type { FeatureSwitch } from '#src/platform/storage/savedSettings.ts';
import type { HeadingRef } from '#src/game/twins/useHeadingFocus.ts';

/** Wraps the whole game, and stays mounted with it. */
export interface AroundProps {
  readonly game: OpenGame;
  readonly view: PlayerView;
  readonly children: ReactNode;
}

export interface BarProps {
  readonly view: PlayerView;
  readonly scene: SceneId;
  /** The open, unanswered question of a student-paced game; null for none. */
  readonly open: PlayerSlide | null;
  readonly texts: GameTexts;
  readonly onIntent: (intent: PlayIntent) => void;
}

/** Props for the game's menu. */
export interface MenuProps {
  readonly view: Pick<PlayerView, 'room' | 'me'>;
  readonly onClose: () => void;
}

export interface QuestionPartProps extends TwinProps {
  /** True if an answer can be made now. */
  readonly isOpen: boolean;
  /** Gets the focus when the focused element is gone. */
  readonly heading: HeadingRef;
}

export interface SummaryProps {
  readonly view: PlayerView;
  /** For solo games: the quiz whose practice link started it. */
  readonly quizId?: string | undefined;
}

export interface Note {
  /** In the namespace `play`. */
  readonly key: string;
  readonly values?: Readonly<Record<string, number>>;
}

/** Keys that replace texts every game has. */
export interface GameTexts {
  /** On the button that skips the open question; null if it can't be skipped. */
  readonly skip?: string | null;
  /** What a skipped question that has a correct answer loses, in the confirmation. */
  readonly skipBody?: string;
  /** The skipped question can still be answered, so skipping needs no confirmation. */
  readonly skipLosesNothing?: boolean;
  /** Confirmation before all remaining questions are skipped. */
  readonly skipAll?: string;
  /** After the name in the player's own row of a leaderboard. */
  readonly ownRow?: string;
}

/** Final rank, if it isn't the player's alone. */
export interface SharedRank {
  /** In the summary. */
  readonly line: Message;
  /** For screen readers; null if there is nothing to say. */
  readonly spoken: Message | null;
  /** All entries with such a rank, best first; null if students see no leaderboard. */
  readonly leaderboard: {
    readonly title: Message;
    readonly rows: readonly BoardRow[];
    readonly ownId: string;
  } | null;
}

export interface FeaturePress {
  /** The character it produces. */
  readonly key: string;
  /** The digit of a key pressed with Shift, whatever that produces; null for any other key. */
  readonly shiftedDigit: number | null;
}

/** Meaning of a single key while a question is open or its verdict is shown; null for none. */
export type FeatureKey = (press: FeaturePress, view: PlayerView) => FeatureIntent | null;

export interface PlayerFeature {
  // ---- behavior
  /** Handlers for the feature's intents. */
  readonly intents?: (seat: SeatAccess) => Partial<IntentHandlers>;
  readonly key?: FeatureKey;
  readonly phases?: PhaseSource;

  // ---- the answer to the open question
  /** Ids of choices that were removed. */
  readonly removedChoices?: (slide: PlayerSlide) => readonly string[];
  /** Seed of a shuffle on this device only; when it changes, the options move. */
  readonly shuffle?: (slide: PlayerSlide) => number | null;
  /** A wrong answer that isn't final. */
  readonly triedAnswer?: (slide: PlayerSlide) => Answer | null;

  // ---- the frame
  readonly Around?: ComponentType<AroundProps>;
  /** Actions on the open question, in the bar. */
  readonly OfQuestion?: ComponentType<BarProps>;
  /** Actions in the game, in the bar. */
  readonly OfGame?: ComponentType<BarProps>;
  /** A row below the bar. */
  readonly Row?: ComponentType<BarProps>;
  /** A way out of the game, in the menu. */
  readonly MenuItem?: ComponentType<MenuProps>;
  /** Name of its shortcut in the menu (`play:keys.<name>`), if it does anything. */
  readonly menuKey?: (view: MenuProps['view']) => string | null;
  /** Its switch in the settings, if that does nothing in this game. */
  readonly idleSwitch?: (room: RoomInfo) => FeatureSwitch | null;
  /** Note below the bar of a question in a student-paced game; the first feature with one wins. */
  readonly note?: (view: PlayerView) => Note | null;
  readonly texts?: (view: PlayerView) => GameTexts;

  // ---- the twins
  /** Twins of the scenes that it adds. */
  readonly twins?: { readonly [Id in PlayerSceneId]?: ComponentType<TwinProps> };
  /** In the lobby. */
  readonly Lobby?: ComponentType<TwinProps>;
  /** Next to score and streak. */
  readonly Status?: ComponentType<TwinProps>;
  readonly AboveAnswers?: ComponentType<QuestionPartProps>;
  readonly BelowAnswers?: ComponentType<QuestionPartProps>;

  // ---- sound
  /** Number of music layers; null leaves it to others. */
  readonly layers?: (view: PlayerView) => number | null;
  /**
   * Effects for what happened between two views, unless a scene of the page plays them. `isDrawn`: scenes
   * play their own sounds.
   */
  readonly sounds?: (previous: PlayerView, next: PlayerView, isDrawn: boolean) => readonly EffectName[];

  /** True if something hit the player between these two views, which phones let them feel. */
  readonly isStruck?: (previous: PlayerView, next: PlayerView) => boolean;

  // ---- screen readers
  /** Announcements of what happened in the feature; `resultOf` returns those of the game's result. */
  readonly announces?: (
    previous: Shown | null,
    next: Shown,
    resultOf: (view: PlayerView) => readonly Announcement[],
  ) => readonly Announcement[];
  /** Key of the announcement for a question that was asked before; the first feature with one wins. */
  readonly repeatAnnouncement?: (view: PlayerView) => string | null;
  /** Announced after the verdict on an answer. */
  readonly verdictAnnouncement?: (view: PlayerView) => Announcement | null;
  /**
   * Feedback on an answer that is held back: the whole verdict, or the correct answer; the first feature with
   * one wins.
   */
  readonly withholds?: (view: PlayerView) => 'verdict' | 'rightAnswer' | null;

  // ---- the end
  readonly sharedRank?: (view: PlayerView) => SharedRank | null;
  /** Its outcome, in the summary below the figures. */
  readonly SummaryPart?: ComponentType<Pick<SummaryProps, 'view'>>;
  /** Next thing to do, in the summary. */
  readonly SummaryAction?: ComponentType<SummaryProps>;
  /**
   * The summary's note on a question that was asked again; null for the usual text. The first feature with
   * one wins.
   */
  readonly repeatedQuestionNote?: (room: RoomInfo, item: SummaryItem) => Message | 'nothing' | null;
}

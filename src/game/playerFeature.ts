// What a feature may add to the pages of a game's players: to the frame of the game, to its twins, to what a screen reader is told, and to the
// summary. Where several add to the same place, or say something of the same, their order counts.

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

/** What is around the whole game, and stays while it stands there. */
export interface AroundProps {
  readonly game: OpenGame;
  readonly view: PlayerView;
  readonly children: ReactNode;
}

export interface BarProps {
  readonly view: PlayerView;
  readonly scene: SceneId;
  /** The question that stands open and is not answered, at an own pace; null for none. */
  readonly open: PlayerSlide | null;
  readonly texts: GameTexts;
  readonly onIntent: (intent: PlayIntent) => void;
}

/** Of the menu of a game. */
export interface MenuProps {
  readonly view: Pick<PlayerView, 'room' | 'me'>;
  readonly onClose: () => void;
}

export interface QuestionPartProps extends TwinProps {
  /** Whether an answer can be made now. */
  readonly isOpen: boolean;
  /** For a focus whose element is gone. */
  readonly heading: HeadingRef;
}

export interface SummaryProps {
  readonly view: PlayerView;
  /** Of a game alone: the quiz whose practice link it began from. */
  readonly quizId?: string | undefined;
}

export interface Note {
  /** Of the namespace `play`. */
  readonly key: string;
  readonly values?: Readonly<Record<string, number>>;
}

/** Texts that a game has in any case, as keys, where they have to say something else. */
export interface GameTexts {
  /** On the button that lets the open question pass; null where it can't. */
  readonly skip?: string | null;
  /** What is asked before all questions pass that are left. */
  readonly skipAll?: string;
  /** Behind the reader's own row of a leaderboard. */
  readonly ownRow?: string;
}

/** The rank at the end, where it is not the player's alone. */
export interface SharedRank {
  /** In the summary. */
  readonly line: Message;
  /** For the ear; null where there is nothing to tell. */
  readonly spoken: Message | null;
  /** All whose ranks these are, the best first; null where students see no leaderboard. */
  readonly standings: {
    readonly title: Message;
    readonly rows: readonly BoardRow[];
    readonly ownId: string;
  } | null;
}

export interface FeaturePress {
  /** What it writes. */
  readonly key: string;
  /** The digit of a key that was pressed with Shift, whatever that writes; null for any other. */
  readonly shiftedDigit: number | null;
}

/** What a single key means, while a question stands open or its verdict is read; null for nothing. */
export type FeatureKey = (press: FeaturePress, view: PlayerView) => FeatureIntent | null;

export interface PlayerFeature {
  // ---- what happens
  /** What is done for a player who wants something of it. */
  readonly intents?: (seat: SeatAccess) => Partial<IntentHandlers>;
  readonly key?: FeatureKey;
  readonly phases?: PhaseSource;

  // ---- the answer to the open question
  /** Ids of choices that were taken away. */
  readonly removedChoices?: (slide: PlayerSlide) => readonly string[];
  /** Seeds a shuffle on this device alone: with another one, what can be pressed is somewhere else. */
  readonly shuffle?: (slide: PlayerSlide) => number | null;
  /** An answer that was wrong, and is not final. */
  readonly triedAnswer?: (slide: PlayerSlide) => Answer | null;

  // ---- the frame
  readonly Around?: ComponentType<AroundProps>;
  /** What can be done with the open question, in the bar. */
  readonly OfQuestion?: ComponentType<BarProps>;
  /** What can be done in the game, in the bar. */
  readonly OfGame?: ComponentType<BarProps>;
  /** A row below the bar. */
  readonly Row?: ComponentType<BarProps>;
  /** A way out, in the menu. */
  readonly MenuItem?: ComponentType<MenuProps>;
  /** The name of its key in the menu (`play:keys.<name>`), where it means something. */
  readonly menuKey?: (view: MenuProps['view']) => string | null;
  /** Its switch of the settings, where that means nothing. */
  readonly idleSwitch?: (room: RoomInfo) => FeatureSwitch | null;
  /** What is said below the bar of a question, at an own pace; of several the first one counts. */
  readonly note?: (view: PlayerView) => Note | null;
  readonly texts?: (view: PlayerView) => GameTexts;

  // ---- the twins
  /** Of the scenes that it adds. */
  readonly twins?: { readonly [Id in PlayerSceneId]?: ComponentType<TwinProps> };
  /** In the waiting room. */
  readonly Lobby?: ComponentType<TwinProps>;
  /** With score and streak. */
  readonly Status?: ComponentType<TwinProps>;
  readonly AboveAnswers?: ComponentType<QuestionPartProps>;
  readonly BelowAnswers?: ComponentType<QuestionPartProps>;

  // ---- what is heard
  /** How many layers of the music. */
  readonly layers?: (view: PlayerView) => number;
  /** What has happened with it between two views that no scene of the page sounds like. `isDrawn`: scenes make their own sounds. */
  readonly sounds?: (previous: PlayerView, next: PlayerView, isDrawn: boolean) => readonly EffectName[];

  // ---- what a screen reader is told
  /** What has happened with it; `resultOf` says what the game has come to. */
  readonly announces?: (
    previous: Shown | null,
    next: Shown,
    resultOf: (view: PlayerView) => readonly Announcement[],
  ) => readonly Announcement[];
  /** The key of what is said to who hears a question that was asked before; of several the first one counts. */
  readonly saysAgain?: (view: PlayerView) => string | null;
  /** What is said behind the verdict on an answer. */
  readonly saysOfVerdict?: (view: PlayerView) => Announcement | null;
  /** What is not told yet of an answer: the whole verdict, or what would have been right; of several the first one counts. */
  readonly holdsBack?: (view: PlayerView) => 'verdict' | 'rightAnswer' | null;

  // ---- the end
  readonly sharedRank?: (view: PlayerView) => SharedRank | null;
  /** What came of it, in the summary below its figures. */
  readonly SummaryPart?: ComponentType<Pick<SummaryProps, 'view'>>;
  /** A way on, in the summary. */
  readonly SummaryAction?: ComponentType<SummaryProps>;
  /** What is said of a question of the summary that was asked again, if anything; null: what is always said. Of several the first one counts. */
  readonly ofAskedAgain?: (room: RoomInfo, item: SummaryItem) => Message | 'nothing' | null;
}

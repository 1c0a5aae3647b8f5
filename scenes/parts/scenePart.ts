// Contract of a feature's part in the scenes that every game has. When several features add to the same
// place, they appear in registry order (model.ts); where only one fits, the first one wins.

import type { Signal } from '#core/room/feature.ts';
import type { Answer } from '#core/questions/question.ts';
import type { Character } from '#core/room/characters.ts';
import type {
  BoardRow,
  LobbyPlayer,
  OwnState,
  PlayerSlide,
  PlayerView,
  RoomInfo,
} from '#core/views/playerView.ts';
import type { Mark } from '#scenes/kit/Badge.ts';
import type { ButtonIcon } from '#scenes/kit/PrimaryButton.ts';
import type { Note } from '#scenes/kit/formatted/notesWords.ts';
import type { Message, Words } from '#scenes/message.ts';
import type { Intent } from '#scenes/ports.ts';

export interface SceneButton {
  /** Also the id of its target. */
  readonly id: string;
  readonly words: Message;
  readonly intent: Intent;
  /** Drawn in place of the words. */
  readonly icon?: ButtonIcon;
}

/** Points added to an answer, or taken from it. */
export interface ExtraPoints {
  readonly points: number;
  readonly words: Message;
}

/** A decision to make before a missed question is over. */
export interface Offer {
  readonly mark: Mark;
  readonly ask: Message;
  readonly buttons: readonly (SceneButton & {
    /** Less prominent than the button to press first. */
    readonly quiet: boolean;
  })[];
  /** Server time in ms at which it expires; null without a timer and while paused. */
  readonly until: number | null;
  /** Its whole duration in ms. */
  readonly durationMs: number;
}

/** A press on the player's own character in the lobby. */
export interface OwnPress {
  /** The button's accessible name. */
  readonly words: Message;
  readonly intent: Intent;
  /** Announcement for screen readers once the player's own flag is planted; null for none. */
  readonly announcement: Message | null;
}

/** Number of times each player, by id, has hopped in the lobby. The flag is planted with the first hop. */
export type Flags = Readonly<Record<string, number>>;

/**
 * Traces that signals, and answers to features' own requests, have left on the stage since the page opened;
 * in neither the log nor any view.
 */
export interface Traces {
  readonly flags?: Flags;
}

/** The group a player belongs to. */
export interface Badge {
  /** The group's character, shown before the name. */
  readonly character: Character;
  /** Index among `groups`: members of a group are placed together, in this order. */
  readonly order: number;
  /** Index of the option whose color it takes. */
  readonly color: number;
}

/** Look of a leaderboard row. */
export interface RowLook {
  readonly name: Words;
  /** Index of the option whose color the edge takes; null for the default color. */
  readonly color: number | null;
  /** Shows the bot mark. */
  readonly isSimulated: boolean;
}

/** A final rank that the player shares with others. */
export interface SharedPlace {
  /** null when there is none to show. */
  readonly rank: number | null;
  readonly total: number;
  readonly label: Message;
  /** Shown when this rank is first. */
  readonly won: Message;
}

export interface ScenePart {
  // ---- the question
  /** Number of questions up to this one, when that isn't its place in the quiz. */
  readonly place?: (player: PlayerView) => number | null;
  /** Ids of options that can't be chosen. */
  readonly removed?: (slide: PlayerSlide) => readonly string[];
  /** An answer that was incorrect but isn't final. */
  readonly tried?: (slide: PlayerSlide) => Answer | null;
  /** Seed of a shuffle on this device only. */
  readonly shuffle?: (slide: PlayerSlide) => number | null;
  /** Milliseconds left on a stopped clock; null while it runs. */
  readonly stoppedClockMs?: (slide: PlayerSlide) => number | null;
  /** Sources of an answer's points other than the answer itself, its time and the streak. */
  readonly points?: (slide: PlayerSlide) => readonly ExtraPoints[];
  /** All of them in one text, for tight spaces. */
  readonly pointsTogether?: (slide: PlayerSlide) => Message | null;
  /** Replaces the usual verdict on the answer. */
  readonly verdict?: (slide: PlayerSlide) => Message | null;
  /** Notes in the card, below the question. */
  readonly notes?: (slide: PlayerSlide) => readonly Note[];
  /** A button next to the one that submits, while there is an answer to give. */
  readonly besideSubmit?: (slide: PlayerSlide) => SceneButton | null;
  readonly offer?: (slide: PlayerSlide) => Offer | null;
  /** A mark in the top bar. */
  readonly sign?: (me: OwnState) => Mark | null;
  /** Announces the next question, when it isn't simply the next in order. */
  readonly readyLine?: (slide: PlayerSlide) => Message | null;

  // ---- the lobby; a player's group also shows on the question and at the end
  readonly lobbyLine?: (player: PlayerView) => Message | null;
  /** True if the page shows there how others can join. */
  readonly invites?: (room: RoomInfo) => boolean;
  /** The player's group, in words. */
  readonly groupName?: (room: RoomInfo, player: LobbyPlayer | OwnState) => Words | null;
  readonly badge?: (player: LobbyPlayer | OwnState) => Badge | null;
  /** On the projector, next to the number of players: each group's character and size. */
  readonly groups?: (room: RoomInfo) => readonly ProjectorGroup[];
  /** Effect of a press on the player's own character. */
  readonly press?: (player: PlayerView) => OwnPress | null;

  // ---- signals
  /**
   * Returns the traces after a signal; null when it leaves none of this feature's. `seen`: player whose own
   * acts this stage has already shown.
   */
  readonly onSignal?: (traces: Traces, signal: Signal, seen?: string) => Traces | null;

  // ---- the leaderboard
  /** Differences from a regular player's row. */
  readonly row?: (row: BoardRow) => Partial<RowLook> | null;
  readonly boardLine?: (player: PlayerView) => Message | null;
  /** On the projector: about the points of rows like this one. */
  readonly boardNote?: (row: BoardRow) => Message | null;

  // ---- the end
  readonly sharedPlace?: (player: PlayerView) => SharedPlace | null;
}

/** A group of players. */
export interface ProjectorGroup {
  readonly character: Character;
  readonly name: Words;
  readonly players: Message;
}

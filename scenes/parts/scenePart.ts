// The contract of a feature's part in the scenes that every game has. Where several add to the same place, they stand in the order of
// the registry (model.ts); where there is room for one alone, the first one counts.

import type { Signal } from '#core/room/feature.ts';
import type { Answer } from '#core/questions/question.ts';
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
  /** Names its target, too. */
  readonly id: string;
  readonly words: Message;
  readonly intent: Intent;
  /** Drawn instead of its words. */
  readonly icon?: ButtonIcon;
}

/** Points that came to an answer, or went. */
export interface ExtraPoints {
  readonly points: number;
  readonly words: Message;
}

/** What is to be decided before a missed question is over. */
export interface Offer {
  readonly mark: Mark;
  readonly ask: Message;
  readonly buttons: readonly (SceneButton & {
    /** Not what one is to press first. */
    readonly quiet: boolean;
  })[];
  /** Server time in ms until which it stands; null without a timer, and while paused. */
  readonly until: number | null;
  /** For how many ms it stands in all. */
  readonly wholeMs: number;
}

/** A press on the own character in the waiting room. */
export interface OwnPress {
  /** What its button is called, for the ear. */
  readonly words: Message;
  readonly intent: Intent;
  /** What a screen reader is told once the own flag stands there; null for nothing. */
  readonly told: Message | null;
}

/** How often each player, by id, has hopped in the waiting room with the flag that stands there since the first time. */
export type Flags = Readonly<Record<string, number>>;

/** What signals have left on the stage since the page opened. No log keeps it, and no view has it. */
export interface Traces {
  readonly flags?: Flags;
}

/** What somebody belongs to. */
export interface Badge {
  /** The character that stands for it, before the name. */
  readonly character: number;
  /** Who belongs to the same stands together, in this order: the place among `groups`. */
  readonly order: number;
  /** Its colour is that of the option at this place. */
  readonly color: number;
}

/** How a row of a leaderboard looks. */
export interface RowLook {
  readonly name: Words;
  /** Its edge has the colour of the option at this place; null for that of all rows. */
  readonly color: number | null;
  /** Whether a sign says that nobody real plays there. */
  readonly isSimulated: boolean;
}

/** A place at the end that is not the player's alone. */
export interface SharedPlace {
  /** null where there is none to tell. */
  readonly rank: number | null;
  readonly total: number;
  readonly label: Message;
  /** What is said of the first one. */
  readonly won: Message;
}

export interface ScenePart {
  // ---- the question
  /** How many questions there are up to this one, where that is not its place in the quiz. */
  readonly place?: (player: PlayerView) => number | null;
  /** Ids of options that can't be chosen. */
  readonly removed?: (slide: PlayerSlide) => readonly string[];
  /** An answer that was wrong, and is not final. */
  readonly tried?: (slide: PlayerSlide) => Answer | null;
  /** Seeds a shuffle on this device alone. */
  readonly shuffle?: (slide: PlayerSlide) => number | null;
  /** Ms that are left on a clock that stands still; null where it runs. */
  readonly stoppedWith?: (slide: PlayerSlide) => number | null;
  /** Where points of the answer come from besides the answer itself, its time and the streak. */
  readonly points?: (slide: PlayerSlide) => readonly ExtraPoints[];
  /** All of them in one, where there is little room. */
  readonly pointsTogether?: (slide: PlayerSlide) => Message | null;
  /** What is said instead of the usual of what came of the question. */
  readonly verdict?: (slide: PlayerSlide) => Message | null;
  /** What stands in the card below the question. */
  readonly notes?: (slide: PlayerSlide) => readonly Note[];
  /** What can be pressed beside what sends an answer, while there is one to give. */
  readonly besideSend?: (slide: PlayerSlide) => SceneButton | null;
  readonly offer?: (slide: PlayerSlide) => Offer | null;
  /** A sign in the bar above. */
  readonly sign?: (me: OwnState) => Mark | null;
  /** What is said before the next question, where it is not simply the next one. */
  readonly readyLine?: (slide: PlayerSlide) => Message | null;

  // ---- the waiting room; what somebody belongs to shows on the question and at the end, too
  readonly lobbyLine?: (player: PlayerView) => Message | null;
  /** Whether the page says there how others get in. */
  readonly invites?: (room: RoomInfo) => boolean;
  /** What somebody belongs to, in words. */
  readonly belongsTo?: (room: RoomInfo, player: LobbyPlayer | OwnState) => Words | null;
  readonly badge?: (player: LobbyPlayer | OwnState) => Badge | null;
  /** On the projector, beside the number of players: with a character, and how many they are. */
  readonly groups?: (room: RoomInfo) => readonly ProjectorGroup[];
  /** What a press on the own character does there. */
  readonly press?: (player: PlayerView) => OwnPress | null;

  // ---- what passes
  /** What is left on the stage once the page is told this; null where that is none of the feature's. `seen`: whose own acts were shown here already. */
  readonly onSignal?: (traces: Traces, signal: Signal, seen?: string) => Traces | null;

  // ---- the standings
  /** What is otherwise than in the row of a person. */
  readonly row?: (row: BoardRow) => Partial<RowLook> | null;
  readonly boardLine?: (player: PlayerView) => Message | null;

  // ---- the end
  readonly sharedPlace?: (player: PlayerView) => SharedPlace | null;
}

/** Players who belong together. */
export interface ProjectorGroup {
  readonly character: number;
  readonly name: Words;
  readonly players: Message;
}

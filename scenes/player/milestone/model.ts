// A milestone between two questions: its text and choices, which features provide.

import type { Message } from '#scenes/message.ts';
import type { Intent, SoundName } from '#scenes/ports.ts';

export interface MilestoneModel {
  /** Identifies the milestone; when it changes, a new one has appeared. */
  readonly id: string;
  readonly title: Message;
  readonly line: Message;
  readonly choices: readonly MilestoneChoice[];
  /** null if one of the choices leads on. */
  readonly next: Message | null;
  /** True if there is something to choose, which makes the button to continue secondary. */
  readonly isChoice: boolean;
  readonly paused: Message | null;
  /** Share of the climb that is done, if the player is shown on it; otherwise null. */
  readonly climbed: number | null;
  /** True if there is something to celebrate. */
  readonly isTop: boolean;
  readonly sound: SoundName;
}

export interface MilestoneChoice {
  /** Also the id of its target. */
  readonly id: string;
  readonly words: Message;
  /** null if it can't be chosen now. */
  readonly intent: Intent | null;
  /** Drawn as a card with this on it. */
  readonly card?: ChoiceCardModel;
  /** Drawn as a button: it just leads on. The first choice is the one to press, others are less prominent. */
  readonly isButton?: boolean;
}

export interface ChoiceCardModel {
  /** Name of its picture, which the feature's scene knows. */
  readonly picture: string;
  readonly name: Message;
  /** In large figures; two are marked as those of a correct and an incorrect answer. */
  readonly figures?: readonly Message[];
  readonly line?: Message;
  /** More about it, shown on request; `intent` shows or hides it. */
  readonly more?: {
    readonly label: Message;
    readonly words: Message;
    readonly isOpen: boolean;
    readonly intent: Intent;
  };
}

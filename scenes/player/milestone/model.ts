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
}

// What stands between two questions with words of its own, and what can be chosen there: features say what it is.

import type { Message } from '#scenes/message.ts';
import type { Intent, SoundName } from '#scenes/ports.ts';

export interface MilestoneModel {
  /** Names it: another one has come when this changes. */
  readonly id: string;
  readonly title: Message;
  readonly line: Message;
  readonly choices: readonly MilestoneChoice[];
  /** null where one of the choices leads on. */
  readonly next: Message | null;
  /** Whether to go on is not what one is to press first: there is something to choose. */
  readonly isChoice: boolean;
  readonly paused: Message | null;
  /** Which share of the way up is done, where the player is shown on it; null where not. */
  readonly climbed: number | null;
  /** Whether there is something to celebrate. */
  readonly isTop: boolean;
  readonly sound: SoundName;
}

export interface MilestoneChoice {
  /** Names its target, too. */
  readonly id: string;
  readonly words: Message;
  readonly intent: Intent;
}

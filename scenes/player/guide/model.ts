// What the guide shows a player, and says of it.

import { message, type Message } from '#scenes/message.ts';

/**
 * A gesture that a drawn hand shows. choose: taps an answer. send: taps Submit. next: taps Next. swipe: sweeps
 * on to what is next.
 */
export type Gesture = 'choose' | 'send' | 'next' | 'swipe';

export interface Guidance {
  readonly gesture?: Gesture;
  /** True if a bubble reminds of the submit button. */
  readonly reminds?: true;
}

/** For those who can't see the hand. */
export const gestureWords = (gesture: Gesture): Message => message(`play:gesture.${gesture}`);

export const REMINDER: Message = message('scenes:question.submitReminder');

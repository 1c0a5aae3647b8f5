// Explanations of why a card can't be used right now.

import { whyUnusable } from '#core/features/powerups/whyUnusable.ts';
import type { CardView } from '#core/features/powerups/views.ts';
import type { PlayerView } from '#core/views/playerView.ts';
import { type Message, message } from '#scenes/message.ts';

const WORDS: Readonly<Record<NonNullable<ReturnType<typeof whyUnusable>>, Message>> = {
  notRunning: message('powerups:belt.notRunning'),
  isOn: message('powerups:belt.isOn'),
  onlyOpen: message('powerups:belt.onlyOpen'),
  notHere: message('powerups:belt.notHere'),
};

/** Returns null if nothing prevents its use, apart from the delay until it's ready. */
export function whyUnusableText(view: PlayerView, card: CardView, now: number): Message | null {
  const reason = whyUnusable(view, card, now);
  return reason && WORDS[reason];
}

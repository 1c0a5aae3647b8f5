// Why a card can't be used just now, in words.

import { hindranceTo } from '#core/features/powerups/usable.ts';
import type { CardView } from '#core/features/powerups/views.ts';
import type { PlayerView } from '#core/views/playerView.ts';
import { type Message, message } from '#scenes/message.ts';

const WORDS: Readonly<Record<NonNullable<ReturnType<typeof hindranceTo>>, Message>> = {
  notRunning: message('powerups:belt.notRunning'),
  isOn: message('powerups:belt.isOn'),
  onlyOpen: message('powerups:belt.onlyOpen'),
  notHere: message('powerups:belt.notHere'),
};

/** null where nothing is known against it, besides the time until it is ready. */
export function whyNot(view: PlayerView, card: CardView, now: number): Message | null {
  const reason = hindranceTo(view, card, now);
  return reason && WORDS[reason];
}

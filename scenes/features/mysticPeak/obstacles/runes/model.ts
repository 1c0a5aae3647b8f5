// The cards of rune match.

import { MINI_GAMES, type RuneMatchView } from '#core/features/mysticPeak/games/game.ts';
import type { Rune } from '#core/features/mysticPeak/games/ids.ts';
import type { PeakIntent } from '#scenes/features/mysticPeak/ports.ts';
import { type ObstaclePlay, playMoveIntent } from '#scenes/features/mysticPeak/obstacles/played/model.ts';
import { type Message, message } from '#scenes/message.ts';

export interface CardModel {
  readonly id: string;
  readonly words: Message;
  /** Only the rune's name; null while the card is face down. */
  readonly face: Message | null;
  readonly intent: PeakIntent | null;
}

export const placeWords = (card: number): Message => {
  const { columns } = MINI_GAMES.runeMatch;
  return message('mysticPeak:obstacle.runes.place', {
    row: Math.floor(card / columns) + 1,
    column: (card % columns) + 1,
  });
};

export const runeWords = (rune: Rune): Message => message(`mysticPeak:obstacle.runes.rune.${rune}`);

function cardWords(card: RuneMatchView['cards'][number], index: number): Message {
  const place = placeWords(index);
  if (card.state === 'closed') return message('mysticPeak:obstacle.runes.closed', { place });
  const values = { place, rune: runeWords(card.face) };
  return message(
    card.state === 'found' ? 'mysticPeak:obstacle.runes.found' : 'mysticPeak:obstacle.runes.open',
    values,
  );
}

export function cardsIn({ view, isOpen }: ObstaclePlay): readonly CardModel[] {
  if (view.game !== 'runeMatch') return [];
  return view.cards.map((card, index) => ({
    id: `rune:${index}`,
    words: cardWords(card, index),
    face: card.state === 'closed' ? null : runeWords(card.face),
    intent: isOpen && card.state === 'closed' ? playMoveIntent({ card: index }) : null,
  }));
}

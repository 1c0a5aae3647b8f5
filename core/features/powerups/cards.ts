// The cards of a belt, as a player's view tells of them: for canvas and page alike.

import type { BeltView, CardView } from '#core/features/powerups/views.ts';

/** New cards, with their place; null for one that waits for a place. */
export function cardsCome(
  old: BeltView,
  belt: BeltView,
): readonly { readonly card: CardView; readonly slot: number | null }[] {
  const all = ({ slots, offer }: BeltView) => [...slots, offer];
  const known = all(old).map((card) => card?.id);
  return all(belt).flatMap((card, slot) =>
    card && !known.includes(card.id) ? [{ card, slot: slot < belt.slots.length ? slot : null }] : [],
  );
}

/** The card that waits for a place; null where none does any more. */
export function waitingCard({ offer }: BeltView, now: number): CardView | null {
  return offer && (offer.until === null || offer.until > now) ? offer : null;
}

// Cards of a belt, as a player's view shows them; shared by canvas and page.

import type { BeltView, CardView } from '#core/features/powerups/views.ts';

/** Returns the new cards with their slots; null for a card that waits for a slot. */
export function dealsCards(
  old: BeltView,
  belt: BeltView,
): readonly { readonly card: CardView; readonly slot: number | null }[] {
  const all = ({ slots, offer }: BeltView) => [...slots, offer];
  const known = all(old).map((card) => card?.id);
  return all(belt).flatMap((card, slot) =>
    card && !known.includes(card.id) ? [{ card, slot: slot < belt.slots.length ? slot : null }] : [],
  );
}

/** Returns the card that waits for a slot; null if there is none or its time is over. */
export function waitingCard({ offer }: BeltView, now: number): CardView | null {
  return offer && (offer.until === null || offer.until > now) ? offer : null;
}

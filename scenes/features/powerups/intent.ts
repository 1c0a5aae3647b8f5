// What can be wanted of power-ups by pressing what the belt shows.

/** To look at the card in this place, or at the one that waits for a place. */
export type PowerupsIntent =
  | { readonly type: 'openCard'; readonly slot: number }
  | { readonly type: 'openOffer' };

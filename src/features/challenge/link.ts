// The link that brings friends into a challenge.

import { FROM_FRIENDS } from '#src/platform/address.ts';

/** It fills in the code, and names the room, so that it works while somebody tries codes. */
export function challengeLink(
  origin: string,
  { code, hash }: { readonly code: string; readonly hash: string },
): string {
  return `${origin}/join?gc=${encodeURIComponent(code)}&room=${hash}&from=${FROM_FRIENDS}`;
}

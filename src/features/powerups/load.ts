// Loads what a game with power-ups needs besides, once for the page.

import i18next from 'i18next';
import { firstScene } from '#src/game/firstScene.ts';
import type * as PowerupParts from '#src/features/powerups/parts.ts';

export type Parts = typeof PowerupParts;

/** Milliseconds until what could not be loaded is asked for again. */
const RETRY_MS = 4_000;

let loading: Promise<Parts> | undefined;
/** undefined until they are there. */
export let parts: Parts | undefined;

/** A game goes on without them for as long as they can't be had. */
async function load(): Promise<Parts> {
  await firstScene;
  try {
    await i18next.loadNamespaces('powerups');
    parts = await import('#src/features/powerups/parts.ts');
    return parts;
  } catch {
    await new Promise((resolve) => setTimeout(resolve, RETRY_MS));
    return load();
  }
}

export const loadParts = (): Promise<Parts> => (loading ??= load());

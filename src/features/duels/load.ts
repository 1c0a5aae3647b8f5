// Loads what a game with duels needs besides, once for the page.

import i18next from 'i18next';
import type * as DuelParts from '#src/features/duels/parts.ts';
import { firstScene } from '#src/game/firstScene.ts';

export type Parts = typeof DuelParts;

/** Milliseconds until what could not be loaded is asked for again. */
const RETRY_MS = 4_000;

let loading: Promise<Parts> | undefined;
/** undefined until they are there. */
export let parts: Parts | undefined;

async function load(): Promise<Parts> {
  await firstScene;
  try {
    await i18next.loadNamespaces('duels');
    parts = await import('#src/features/duels/parts.ts');
    return parts;
  } catch {
    await new Promise((resolve) => setTimeout(resolve, RETRY_MS));
    return load();
  }
}

export const loadParts = (): Promise<Parts> => (loading ??= load());

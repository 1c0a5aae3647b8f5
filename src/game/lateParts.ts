// What games with a feature load besides, once for the page: its texts and its code.

import i18next from 'i18next';
import { firstScene } from '#src/game/firstScene.ts';

/** Milliseconds until what could not be loaded is asked for again. */
const RETRY_MS = 4_000;

/** Gives what loads them; a game goes on without them for as long as they can't be had. `namespace`: of the texts. */
export function lateParts<Parts>(namespace: string, bring: () => Promise<Parts>): () => Promise<Parts> {
  let loading: Promise<Parts> | undefined;
  async function load(): Promise<Parts> {
    await firstScene;
    try {
      await i18next.loadNamespaces(namespace);
      return await bring();
    } catch {
      await new Promise((resolve) => setTimeout(resolve, RETRY_MS));
      return load();
    }
  }
  return () => (loading ??= load());
}

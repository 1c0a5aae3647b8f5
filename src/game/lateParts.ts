// Strings and code of a feature that load later, once per page, and only in games that have the feature.

import i18next from 'i18next';
import { firstScene } from '#src/game/firstScene.ts';

/** Milliseconds until a failed load is retried. */
const RETRY_MS = 4_000;

/**
 * Returns a function that loads them; the game continues without them until they have loaded. `namespace`: of
 * the strings.
 */
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

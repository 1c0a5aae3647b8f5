// Pages that load when they are asked for: with a progress bar, and one reload when the app has been updated meanwhile.

import type { LazyExoticComponent } from 'react';
import { forgetReload, freshness, reloadOnce } from '#src/platform/freshness.ts';
import type { HandedDown } from '#src/platform/handedDown.ts';
import { type Exported, lazyExport } from '#src/ui/lazyExport.ts';
import { progress } from '#src/platform/stores/progress.ts';

const FAILED_IMPORT =
  /Failed to fetch dynamically imported module|Importing a module script failed|error loading dynamically imported module|Unable to preload CSS/i;

/** Whether a chunk of the app could not be had. */
export function isFailedImport(error: unknown): boolean {
  return error instanceof Error && FAILED_IMPORT.test(error.message);
}

/** Imports with the progress bar; never settles when the page is about to reload. */
export async function importPage<T>(load: () => Promise<T>): Promise<T> {
  const done = progress.start();
  try {
    const module = await load();
    forgetReload(sessionStorage);
    return module;
  } catch (error) {
    const gone = isFailedImport(error) && (await freshness.isOutdated());
    if (gone && reloadOnce(sessionStorage, () => location.reload())) return await new Promise<T>(() => {});
    throw error;
  } finally {
    done();
  }
}

/** `name`: of the page's component in its module; `needs`: what is handed down to it. */
export function lazyPage<Module, Name extends keyof Module>(
  load: () => Promise<Module>,
  name: Name,
  ...needs: readonly Pick<HandedDown<unknown>, 'load'>[]
): LazyExoticComponent<Exported<Module, Name>> {
  return lazyExport(() => importPage(() => withNeeds(load(), needs)), name);
}

/** A module, once what is handed down to it is there, too. */
export async function withNeeds<Module>(
  module: Promise<Module>,
  needs: readonly Pick<HandedDown<unknown>, 'load'>[],
): Promise<Module> {
  const [loaded] = await Promise.all([module, ...needs.map((need) => need.load())]);
  return loaded;
}

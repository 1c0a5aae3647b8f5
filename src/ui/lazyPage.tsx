// Lazily loaded pages: with a progress bar, and one reload if the app has been updated in the meantime.

import type { LazyExoticComponent } from 'react';
import { forgetReload, upgradeCheck, reloadOnce } from '#src/platform/upgradeCheck.ts';
import type { Injected } from '#src/platform/injected.ts';
import { type Exported, lazyExport } from '#src/ui/lazyExport.ts';
import { progress } from '#src/platform/stores/progress.ts';

const FAILED_IMPORT =
  /Failed to fetch dynamically imported module|Importing a module script failed|error loading dynamically imported module|Unable to preload CSS/i;

/** True if the error is a chunk of the app that couldn't be loaded. */
export function isFailedImport(error: unknown): boolean {
  return error instanceof Error && FAILED_IMPORT.test(error.message);
}

/** Imports with the progress bar; never settles if the page is about to reload. */
export async function importPage<T>(load: () => Promise<T>): Promise<T> {
  const done = progress.start();
  try {
    const module = await load();
    forgetReload(sessionStorage);
    return module;
  } catch (error) {
    const gone = isFailedImport(error) && (await upgradeCheck.isOutdated());
    if (gone && reloadOnce(sessionStorage, () => location.reload())) return await new Promise<T>(() => {});
    throw error;
  } finally {
    done();
  }
}

/** `name`: the page component's export in its module; `needs`: the injected values it depends on. */
export function lazyPage<Module, Name extends keyof Module>(
  load: () => Promise<Module>,
  name: Name,
  ...needs: readonly Pick<Injected<unknown>, 'load'>[]
): LazyExoticComponent<Exported<Module, Name>> {
  return lazyExport(() => importPage(() => withNeeds(load(), needs)), name);
}

/** Loads a module together with the injected values it depends on. */
export async function withNeeds<Module>(
  module: Promise<Module>,
  needs: readonly Pick<Injected<unknown>, 'load'>[],
): Promise<Module> {
  const [loaded] = await Promise.all([module, ...needs.map((need) => need.load())]);
  return loaded;
}

// Components by their names in modules that are loaded late.

import { type ComponentType, type LazyExoticComponent, lazy } from 'react';

/** A component that takes what the one takes that the module exports under this name. */
export type Exported<Module, Name extends keyof Module> = ComponentType<
  Module[Name] extends ComponentType<infer Props extends object> ? Props : never
>;

/** The component of this name in the module that `load` brings. */
export async function bringExport<Module, Name extends keyof Module>(
  load: () => Promise<Module>,
  name: Name,
): Promise<Exported<Module, Name>> {
  return (await load())[name] as Exported<Module, Name>;
}

/** The same, imported as it is first shown. */
export function lazyExport<Module, Name extends keyof Module>(
  load: () => Promise<Module>,
  name: Name,
): LazyExoticComponent<Exported<Module, Name>> {
  return lazy(async () => ({ default: await bringExport(load, name) }));
}

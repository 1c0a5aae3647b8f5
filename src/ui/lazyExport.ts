// Lazily loaded components, by export name.

import { type ComponentType, type LazyExoticComponent, lazy } from 'react';

/** A component with the props of the module's component of this name. */
export type Exported<Module, Name extends keyof Module> = ComponentType<
  Module[Name] extends ComponentType<infer Props extends object> ? Props : never
>;

/** Loads a module and returns its component of this name. */
export async function bringExport<Module, Name extends keyof Module>(
  load: () => Promise<Module>,
  name: Name,
): Promise<Exported<Module, Name>> {
  return (await load())[name] as Exported<Module, Name>;
}

/** A lazy component for that export, imported when it is first rendered. */
export function lazyExport<Module, Name extends keyof Module>(
  load: () => Promise<Module>,
  name: Name,
): LazyExoticComponent<Exported<Module, Name>> {
  return lazy(async () => ({ default: await bringExport(load, name) }));
}

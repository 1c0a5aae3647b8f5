// Drawings of the parts of avatars: loaded in packs, when somebody first wears something from one.

import type { AvatarConfig } from '#core/avatars/avatar.ts';
import type { Moves } from '#scenes/ports.ts';

/** A tint's name or a color, path data, opacity (1 if absent), and the width of a line with round ends. */
export type Shape = readonly [fill: string, path: string, opacity?: number, width?: number];
/** `clip`: outline that it is cut off at; '' for none. `moves`: if it moves on its own. */
export type DrawnLayer = readonly [
  layer: string,
  clip: '' | 'coat' | 'body',
  shapes: readonly Shape[],
  moves?: Moves,
];
type Pack = Readonly<Record<string, readonly DrawnLayer[]>>;

const LOADERS = {
  common: () => import('#assets/avatars/common.json'),
  costumes: () => import('#assets/avatars/costumes.json'),
  halloween: () => import('#assets/avatars/halloween.json'),
} as const;
type PackName = keyof typeof LOADERS;

const loaded = new Map<PackName, Pack>();

function packsOf({ costume, halloween }: AvatarConfig): readonly PackName[] {
  return [
    'common',
    ...(costume === undefined ? [] : (['costumes'] as const)),
    ...(halloween === undefined ? [] : (['halloween'] as const)),
  ];
}

/** True if everything that the avatar has on can be drawn now. */
export const hasParts = (config: AvatarConfig): boolean => packsOf(config).every((name) => loaded.has(name));

/** Resolves when everything that the avatar has on can be drawn; rejects offline. */
export async function loadParts(config: AvatarConfig): Promise<void> {
  await Promise.all(
    packsOf(config).map(async (name) => {
      if (!loaded.has(name)) loaded.set(name, (await LOADERS[name]()).default as unknown as Pack);
    }),
  );
}

/** The layers of a part by its name, as `compose` gives it; none if it has no drawing. */
export function layersOfPart(part: string): readonly DrawnLayer[] {
  for (const pack of loaded.values()) if (part in pack) return pack[part] ?? [];
  return [];
}

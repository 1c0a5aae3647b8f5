// What happened in duels, told to the host in a line.

import type { TFunction } from 'i18next';
import type { StrikeOutcome } from '#core/features/duels/ids.ts';

export type Told = { readonly type: 'strike'; readonly outcome: StrikeOutcome } | { readonly type: 'shield' };

export interface ToldNames {
  readonly by: string;
  readonly on?: string;
  readonly third?: string;
}

/** Who did what to whom: "Ana hits Ben". */
export function toldText(t: TFunction<'host'>, told: Told, names: ToldNames): string {
  return t(`host:duels.told.${told.type === 'strike' ? told.outcome : 'shield'}`, { ...names });
}

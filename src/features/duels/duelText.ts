import type { TFunction } from 'i18next';
import type { StrikeOutcome } from '#core/features/duels/ids.ts';

export type DuelOutcome =
  | { readonly type: 'strike'; readonly outcome: StrikeOutcome }
  | { readonly type: 'shield' };

export interface DuelNames {
  readonly by: string;
  readonly on?: string;
  readonly third?: string;
}

/** One line of the duel log for the host, such as "Ana hits Ben". */
export function duelText(t: TFunction<'host'>, told: DuelOutcome, names: DuelNames): string {
  return t(`host:duels.told.${told.type === 'strike' ? told.outcome : 'shield'}`, { ...names });
}

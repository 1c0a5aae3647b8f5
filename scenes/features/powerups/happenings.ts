// Power-up happenings between two views. They are derived, so the views stay the only source of truth.

import { added } from '#core/collections/added.ts';
import type { PowerupId } from '#core/features/powerups/ids.ts';
import type { BeltView, CardView } from '#core/features/powerups/views.ts';
import { dealsCards } from '#core/features/powerups/cards.ts';
import { kindOf } from '#core/questions/kinds.ts';
import { askedKey } from '#core/views/playerView.ts';
import type { PlayerStageView } from '#scenes/player/view.ts';

/** A use that concerns the reader. */
export interface Use {
  readonly type: 'used';
  readonly powerup: PowerupId;
  readonly openedFrom: PowerupId | null;
  /** True if the reader used it. */
  readonly own: boolean;
  /** The place on the belt it left; null if it wasn't the reader's or wasn't seen on the belt. */
  readonly slot: number | null;
  /** The name of the player it reached, or who used it. */
  readonly other: string | null;
  readonly points: number;
  /** Ids of the options it hid. */
  readonly hides: readonly string[];
}

export interface CardReceived {
  readonly type: 'cardCame';
  readonly card: CardView;
  /** null for a card waiting for a place. */
  readonly slot: number | null;
}

export type PowerupEvent =
  | Use
  | CardReceived
  | { readonly type: 'shuffled' }
  /** An incorrect answer that wasn't final. */
  | { readonly type: 'spared'; readonly ids: readonly string[] }
  /** A miss that kept the streak. */
  | { readonly type: 'streakSaved' };

export function diffPowerups(before: PlayerStageView, after: PlayerStageView): readonly PowerupEvent[] {
  const [old, belt] = [before.player.me.belt, after.player.me.belt];
  if (!old || !belt) return [];
  return [
    ...usesBetween(before, after, old, belt),
    ...cardsBetween(old, belt),
    ...sparedBetween(before, after),
  ];
}

function usesBetween(
  before: PlayerStageView,
  after: PlayerStageView,
  old: BeltView,
  belt: BeltView,
): readonly Use[] {
  const left = old.slots.flatMap((card, slot) =>
    card && !belt.slots.some((each) => each?.id === card.id) ? [{ card, slot }] : [],
  );
  const isSame = askedKey(before.player) === askedKey(after.player);
  const known = new Set(isSame ? before.player.slide?.powerups?.hiddenOptions : []);
  const hides = (after.player.slide?.powerups?.hiddenOptions ?? []).filter((id) => !known.has(id));
  const uses = added(old.news, belt.news).map(({ powerup, openedFrom, own, other, points }): Use => {
    const card = own ? left.find((each) => each.card.powerup === (openedFrom ?? powerup)) : undefined;
    return {
      type: 'used',
      powerup,
      openedFrom,
      own,
      slot: card?.slot ?? null,
      other,
      points,
      hides: own ? hides : [],
    };
  });
  return [...uses, ...roomUses(before, after, uses)];
}

/** Effects on the whole room that others started. */
function roomUses(before: PlayerStageView, after: PlayerStageView, uses: readonly Use[]): readonly Use[] {
  return added(before.player.room.powerupEffects, after.player.room.powerupEffects)
    .filter(({ powerup }) => !uses.some((use) => use.own && use.powerup === powerup))
    .map(({ powerup, by }) => ({
      type: 'used',
      powerup,
      openedFrom: null,
      own: false,
      slot: null,
      other: by?.name ?? null,
      points: 0,
      hides: [],
    }));
}

function cardsBetween(old: BeltView, belt: BeltView): readonly PowerupEvent[] {
  if (belt.shufflesLeft < old.shufflesLeft) return [{ type: 'shuffled' }];
  return dealsCards(old, belt).map((came) => ({ type: 'cardCame', ...came }));
}

function sparedBetween(
  { player: before }: PlayerStageView,
  { player: after }: PlayerStageView,
): readonly PowerupEvent[] {
  const happened: PowerupEvent[] = [];
  const spared = after.slide?.powerups?.spared ?? null;
  if (spared && !before.slide?.powerups?.spared)
    happened.push({
      type: 'spared',
      ids: kindOf(spared.type).can.choices?.idsIn(spared) ?? [],
    });
  const saver = (player: PlayerStageView['player']) =>
    player.me.belt?.effects.some(({ powerup }) => powerup === 'streakSaver') ?? false;
  if (saver(before) && !saver(after) && after.me.streak >= before.me.streak)
    happened.push({ type: 'streakSaved' });
  return happened;
}

// What has happened to power-ups between two views: computed, so that the views stay the truth.

import { added } from '#core/collections/added.ts';
import type { PowerupId } from '#core/features/powerups/ids.ts';
import type { BeltView, CardView } from '#core/features/powerups/views.ts';
import { cardsCome } from '#core/features/powerups/cards.ts';
import { kindOf } from '#core/questions/kinds.ts';
import { askedMoment } from '#core/views/playerView.ts';
import type { PlayerStageView } from '#scenes/player/view.ts';

/** A use that concerns the reader. */
export interface Use {
  readonly type: 'used';
  readonly powerup: PowerupId;
  readonly openedFrom: PowerupId | null;
  /** Whether the reader has used it. */
  readonly own: boolean;
  /** Place of the belt that it has left; null where it was not the reader's, or nobody saw it there. */
  readonly slot: number | null;
  /** Whom it reached, or who used it. */
  readonly other: string | null;
  readonly points: number;
  /** Ids of options that are hidden since. */
  readonly hides: readonly string[];
}

export interface CardCame {
  readonly type: 'cardCame';
  readonly card: CardView;
  /** null for one that waits for a place. */
  readonly slot: number | null;
}

export type Happening =
  | Use
  | CardCame
  | { readonly type: 'shuffled' }
  /** A wrong answer was not final. */
  | { readonly type: 'spared'; readonly ids: readonly string[] }
  /** A miss that left the streak as it was. */
  | { readonly type: 'streakSaved' };

export function happeningsBetween(before: PlayerStageView, after: PlayerStageView): readonly Happening[] {
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
  const isSame = askedMoment(before.player) === askedMoment(after.player);
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

/** What has begun to be at work on everybody, by others. */
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

function cardsBetween(old: BeltView, belt: BeltView): readonly Happening[] {
  if (belt.shufflesLeft < old.shufflesLeft) return [{ type: 'shuffled' }];
  return cardsCome(old, belt).map((came) => ({ type: 'cardCame', ...came }));
}

function sparedBetween(
  { player: before }: PlayerStageView,
  { player: after }: PlayerStageView,
): readonly Happening[] {
  const happened: Happening[] = [];
  const spared = after.slide?.powerups?.spared ?? null;
  if (spared && !before.slide?.powerups?.spared)
    happened.push({
      type: 'spared',
      ids: kindOf(spared.type).can.narrow?.named(spared) ?? [],
    });
  const saver = (player: PlayerStageView['player']) =>
    player.me.belt?.effects.some(({ powerup }) => powerup === 'streakSaver') ?? false;
  if (saver(before) && !saver(after) && after.me.streak >= before.me.streak)
    happened.push({ type: 'streakSaved' });
  return happened;
}

// Power-ups on a player's page: belt, active effects, card sheet, and announcements, all loaded only in games
// with a belt.

import type { SeatAccess } from '#src/game/seatAccess.ts';
import type { PowerupIntent } from '#src/features/powerups/intents.ts';
import { type ComponentType, type ReactNode, Suspense, lazy } from 'react';
import type { PlayerView } from '#core/views/playerView.ts';
import type { PlayerFeature } from '#src/game/playerFeature.ts';
import { type Parts, loadParts, parts } from '#src/features/powerups/load.ts';

/** Wraps a lazily loaded component that renders only when the player has a belt. */
function part<Props extends { readonly view: PlayerView }>(choose: (of: Parts) => ComponentType<Props>) {
  const Part = lazy(async () => ({ default: choose(await loadParts()) })) as unknown as ComponentType<Props>;
  return (props: Props): ReactNode => <Suspense>{props.view.me.belt && <Part {...props} />}</Suspense>;
}

const CardSheets = part((of) => of.CardSheets);

function powerupIntents(seat: SeatAccess) {
  const act = (intent: PowerupIntent) => {
    void loadParts().then(({ actOnPowerups }) => actOnPowerups(seat, intent));
  };
  return {
    openCard: act,
    openOffer: act,
    usePowerup: act,
    placePowerup: act,
    shufflePowerups: act,
    endPowerup: act,
  };
}

export const powerups: PlayerFeature = {
  intents: powerupIntents,
  key: (...press) => parts?.cardOfKey(...press) ?? null,
  removedChoices: ({ powerups: used }) => used?.hiddenOptions ?? [],
  // A new value each time the options are shuffled.
  shuffle: ({ powerups: used }) => used?.mix ?? null,
  triedAnswer: ({ powerups: used }) => used?.spared ?? null,

  Around: (props) => (
    <>
      {props.children}
      <CardSheets {...props} />
    </>
  ),
  Status: part((of) => of.FrozenClock),
  BelowAnswers: part((of) => of.Belt),
  Row: part((of) => of.TipRow),
  menuKey: ({ me }) => (me.belt ? 'card' : null),
  announces: (previous, next) => parts?.announcementsOf(previous, next) ?? [],
  verdictAnnouncement: ({ slide }) => parts?.pointsMessage(slide) ?? null,
};

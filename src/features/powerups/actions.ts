// What a player does with power-ups: opens a card, uses it, gives one that waits a place, changes all for others, ends
// what is at work.

import type { PowerupId } from '#core/features/powerups/ids.ts';
import type { PlayerView } from '#core/views/playerView.ts';
import { titleOf } from '#scenes/features/powerups/model.ts';
import { type Message, message } from '#scenes/message.ts';
import type { PowerupIntent } from '#src/features/powerups/intents.ts';
import { CLOSED, momentOf, sheetOf } from '#src/features/powerups/sheet.ts';
import type { SeatAccess } from '#src/game/seatAccess.ts';
import type { CallOptions } from '#src/platform/requests/caller.ts';

export function actOnPowerups(seat: SeatAccess, intent: PowerupIntent): void {
  const { caller, inSeat, room } = seat;
  const { view } = room.getState();
  const belt = view?.me.belt;
  if (!view || !belt) return;
  switch (intent.type) {
    case 'openCard':
      return open(seat, view, belt.slots[intent.slot]?.id);
    case 'openOffer':
      return open(seat, view, belt.offer?.id);
    case 'usePowerup': {
      const { card, targetPlayerId } = intent;
      const powerup = belt.slots.find((each) => each?.id === card)?.powerup;
      if (!powerup) return;
      const request = { ...inSeat, card, ...(targetPlayerId !== undefined && { targetPlayerId }) };
      return sendFromSheet(seat, `use ${card}`, {
        powerup,
        place: (options) => caller.call('activatePowerup', request, options),
        said: message('powerups:belt.used', { title: titleOf(powerup) }),
      });
    }
    case 'placePowerup': {
      const { card, slot } = intent;
      const request = { ...inSeat, card, ...(slot !== null && { slot }) };
      return sendFromSheet(seat, `place ${card}`, {
        powerup: belt.offer?.powerup ?? null,
        place: (options) => caller.call('replacePowerups', request, options),
        said: slot === null ? null : message('powerups:offer.placed'),
      });
    }
    case 'shufflePowerups':
      return sendFromSheet(seat, 'shuffle', {
        powerup: null,
        place: (options) => caller.call('replacePowerups', inSeat, options),
        said: message('powerups:shuffle.done'),
      });
    case 'endPowerup': {
      const { effect } = intent;
      const find = (of: PlayerView | null) => of?.me.belt?.effects.find(({ id }) => id === effect);
      const powerup = find(view)?.powerup;
      if (!powerup) return;
      const request = { ...inSeat, powerupEffectId: effect };
      const wish: Wish = {
        powerup,
        place: (options) => caller.call('destroyPowerupEffect', request, options),
        said: message('powerups:effect.ended', { title: titleOf(powerup) }),
      };
      return send(seat, `end ${effect}`, wish, () => find(room.getState().view) !== undefined);
    }
  }
}

function open({ room }: SeatAccess, view: PlayerView, card: number | undefined) {
  if (card !== undefined) sheetOf(room).setState({ ...CLOSED, card, moment: momentOf(view) });
}

/** The card is not, or not any more, what this page took it for. */
const OUTDATED: readonly string[] = ['powerup.NOT_FOUND', 'powerup.ALREADY_ACTIVATED'];

interface Wish {
  readonly powerup: PowerupId | null;
  readonly place: (options: CallOptions) => Promise<{ readonly view: unknown }>;
  /** Once it is done. */
  readonly said: Message | null;
}

/** Wanted for as long as the sheet that it was pressed in stands there, which it does for no longer than the question. */
function sendFromSheet(seat: SeatAccess, name: string, wish: Wish): void {
  const sheet = sheetOf(seat.room);
  const { card, moment } = sheet.getState();
  const isOpen = () => {
    const { view } = seat.room.getState();
    return card !== null && sheet.getState().card === card && view !== null && momentOf(view) === moment;
  };
  sheet.setState({ isPending: true, problem: null });
  send(seat, name, wish, isOpen, isOpen);
}

/** `isOpen`: whether the sheet stands there that closes with it. */
function send(
  { caller, inSeat, onDelay, requests, room, takeView, ticket }: SeatAccess,
  name: string,
  { powerup, place, said }: Wish,
  isWanted: () => boolean,
  isOpen = () => false,
): void {
  const sheet = sheetOf(room);
  const refresh = () =>
    requests.send('belt', {
      place: () => caller.call('reconnectRoom', { ...inSeat, role: 'player' }, { seat: ticket }),
      take: takeView,
    });
  requests.send(`belt: ${name}`, {
    place: (commandId) => place({ seat: ticket, commandId }),
    take(answer) {
      takeView(answer);
      if (isOpen()) sheet.setState(CLOSED);
      if (said) sheet.setState({ told: said });
    },
    isWanted,
    onDelay,
    onRefused({ type }) {
      sheet.setState({ problem: { type, powerup }, ...(isOpen() && { isPending: false }) });
      if (OUTDATED.includes(type)) refresh();
    },
  });
}

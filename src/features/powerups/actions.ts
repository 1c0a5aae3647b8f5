// Player actions on power-ups: open or use a card, place a new one, swap all, end an effect.

import type { PowerupId } from '#core/features/powerups/ids.ts';
import { effectBy } from '#core/features/powerups/powerup.ts';
import { POWERUPS } from '#core/features/powerups/registry.ts';
import type { PlayerView } from '#core/views/playerView.ts';
import { POWERUP_OPERATIONS } from '#protocol/features/powerups/operationNames.ts';
import { titleOf } from '#scenes/features/powerups/model.ts';
import { type Message, message } from '#scenes/message.ts';
import type { PowerupIntent } from '#src/features/powerups/intents.ts';
import { CLOSED, questionKey, sheetOf } from '#src/features/powerups/sheet.ts';
import type { SeatAccess, SeatFields } from '#src/game/seatAccess.ts';
import type { RequestFor } from '#src/platform/requests/wire.ts';

export function actOnPowerups(seat: SeatAccess, intent: PowerupIntent): void {
  const { room } = seat;
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
      const isSweep = effectBy(POWERUPS[powerup], 'sweep') !== undefined;
      const said = message(isSweep ? 'powerups:belt.applied' : 'powerups:belt.used', {
        title: titleOf(powerup),
      });
      const used = { card, ...(targetPlayerId !== undefined && { targetPlayerId }) };
      return sendFromSheet(seat, 'usePowerup', used, { name: `use ${card}`, powerup, said });
    }
    case 'placePowerup': {
      const { card, slot } = intent;
      const powerup = belt.offer?.powerup ?? null;
      const said = slot === null ? null : message('powerups:offer.placed');
      const placed = { card, ...(slot !== null && { slot }) };
      return sendFromSheet(seat, 'placePowerup', placed, {
        name: `place ${card}`,
        powerup,
        said,
      });
    }
    case 'shufflePowerups': {
      const said = message('powerups:shuffle.done');
      return sendFromSheet(seat, 'shufflePowerups', {}, { name: 'shuffle', powerup: null, said });
    }
    case 'endPowerup': {
      const { effect } = intent;
      const find = (of: PlayerView | null) => of?.me.belt?.effects.find(({ id }) => id === effect);
      const powerup = find(view)?.powerup;
      if (!powerup) return;
      const said = message('powerups:effect.ended', { title: titleOf(powerup) });
      const isWanted = () => find(room.getState().view) !== undefined;
      const use = { name: `end ${effect}`, powerup, said };
      return send(seat, 'endPowerup', { powerupEffectId: effect }, use, isWanted);
    }
  }
}

function open({ room }: SeatAccess, view: PlayerView, card: number | undefined) {
  if (card !== undefined) sheetOf(room).setState({ ...CLOSED, card, moment: questionKey(view) });
}

/** Errors that mean the page's copy of the card is out of date. */
const OUTDATED: readonly string[] = ['powerup.NOT_FOUND', 'powerup.ALREADY_ACTIVATED'];

type Command = keyof typeof POWERUP_OPERATIONS;
type Fields<C extends Command> = SeatFields<RequestFor<(typeof POWERUP_OPERATIONS)[C]>>;

interface SentUse {
  readonly name: string;
  readonly powerup: PowerupId | null;
  /** Message on success. */
  readonly said: Message | null;
}

/** Sends an action that is dropped once its sheet closes, which is no later than the end of the question. */
function sendFromSheet<C extends Command>(
  seat: SeatAccess,
  command: C,
  fields: Fields<C>,
  use: SentUse,
): void {
  const sheet = sheetOf(seat.room);
  const { card, moment } = sheet.getState();
  const isOpen = () => {
    const { view } = seat.room.getState();
    return card !== null && sheet.getState().card === card && view !== null && questionKey(view) === moment;
  };
  sheet.setState({ isPending: true, problem: null });
  send(seat, command, fields, use, isOpen, isOpen);
}

/** `isOpen`: whether the sheet that closes on success is still open. */
function send<C extends Command>(
  seat: SeatAccess,
  command: C,
  fields: Fields<C>,
  { name, powerup, said }: SentUse,
  isWanted: () => boolean,
  isOpen = () => false,
): void {
  const sheet = sheetOf(seat.room);
  seat.send(POWERUP_OPERATIONS[command], fields, {
    name: `belt: ${name}`,
    take(answer) {
      seat.takeView(answer);
      if (isOpen()) sheet.setState(CLOSED);
      if (said) sheet.setState({ told: said });
    },
    isWanted,
    onRefused({ type }) {
      sheet.setState({ problem: { type, powerup }, ...(isOpen() && { isPending: false }) });
      if (OUTDATED.includes(type)) seat.refresh();
    },
  });
}

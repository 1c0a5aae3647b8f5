// Cards that come and go: awarded, taken in a break room, placed, swapped and discarded, under this product's
// names and those of the specification. The server deals every card; the lists of a player's call confirm what
// it has dealt, or name the player's own cards.

import { isUsed, seatOf } from '#core/authority/index.ts';
import { beltOf } from '#core/features/powerups/authorityKinds.ts';
import { powerupRecords } from '#core/features/powerups/authorityRecords.ts';
import type { PowerupId } from '#core/features/powerups/ids.ts';
import { chargeSummary } from '#server/operations/access.ts';
import { type Caller, type Handler, OperationError, type PlayerCall } from '#server/operations/context.ts';
import { hostCommand } from '#server/operations/hostCommand.ts';
import { answeringAlso, chargeSeat, playerCommand, seatAnswer } from '#server/operations/playerCommand.ts';
import type { RequestParsed } from '#server/operations/types.ts';
import type { RoomSession } from '#server/rooms/roomSession.ts';
import { powerupBudget } from '#server/features/powerups/limits.ts';
import '#server/features/powerups/offers.ts';

type Award = RequestParsed<'awardPowerups'>;
/** Kinds, and ids of cards. */
type Listed = Award['award'];

const invalid = (field: string, message: string) =>
  new OperationError('request.VALIDATION_ERROR', { path: [field], message });

function recordsIn({ room }: RoomSession, playerId: string, now: number) {
  const seat = seatOf(room, playerId);
  return { powerups: seat ? [...powerupRecords(room, seat, now)] : [] };
}

const withRecords = ({ now }: { readonly now: number }, { session, playerId }: PlayerCall) =>
  recordsIn(session, playerId, now);

interface Placing {
  readonly card: number;
  readonly slot?: number | undefined;
}

const placed = playerCommand(
  'placePowerup',
  ({ card, slot }: Placing, { commandId }) => ({ card, slot: slot ?? null, commandId }),
  powerupBudget,
);

const shuffled = playerCommand(
  'shufflePowerups',
  (_request: unknown, { commandId }) => ({ commandId }),
  powerupBudget,
);

/** Returns the caller's seat; none for a repeated command: its lists were checked before it took effect. */
function seatToCheck({ session, seat, playerId, commandId }: Caller & PlayerCall) {
  return isUsed(session.room, seat, commandId) ? undefined : seatOf(session.room, playerId);
}

/** @throws OperationError if the server has dealt the player anything less than these */
function requireDealt(lists: readonly Listed[], caller: Caller & PlayerCall, offer?: PowerupId): void {
  const seat = seatToCheck(caller);
  if (!seat) return;
  const dealt = powerupRecords(caller.session.room, seat, Date.now());
  const isDealt = (item: PowerupId | number) =>
    item === offer || dealt.some(({ id, name }) => item === id || item === name);
  if (!lists.every((list = []) => list.every(isDealt))) throw new OperationError('powerup.NOT_USABLE');
}

/** @throws OperationError if cards would go that aren't named, or none would come for the one that is */
function requireSwap(archive: readonly number[], caller: Caller & PlayerCall): void {
  const seat = seatToCheck(caller);
  if (!seat || archive.length === 0) return;
  const { slots, offer } = beltOf(seat);
  const cards = slots.flatMap((card) => card ?? []);
  const isMeant =
    archive.length === 1
      ? offer !== null || cards.every(({ id }) => id !== archive[0])
      : cards.every(({ id, byTeacher }) => byTeacher || archive.includes(id));
  if (!isMeant) throw new OperationError('powerup.NOT_USABLE');
}

export const replacePowerups: Handler<'replacePowerups'> = answeringAlso((request, caller, services) => {
  const { award, powerups, archive = [], card, slot } = request;
  requireDealt([award, powerups], caller);
  if (card !== undefined) return placed({ card, slot }, caller, services);
  requireSwap(archive, caller);
  const [gone, ...more] = archive;
  return gone === undefined || more.length > 0
    ? shuffled(request, caller, services)
    : placed({ card: gone }, caller, services);
}, withRecords);

const byPlayer = answeringAlso(async (request: Award, caller: Caller & PlayerCall, services) => {
  const { breakoutRoom, powerup, playerIds, award, powerups, archive = [] } = request;
  const { session, seat, playerId } = caller;
  if (powerup !== undefined || playerIds !== undefined) throw new OperationError('request.FORBIDDEN');
  const [gone, ...more] = archive;
  if (more.length > 0 || (breakoutRoom && gone !== undefined)) throw invalid('archive', 'one card at a time');
  const own = seatOf(session.room, playerId);
  const source = services.extensionOf('powerups');
  const offers = (own && source?.offered(own)) ?? [];
  requireDealt([award, powerups], caller, breakoutRoom && offers[breakoutRoom.powerUpIndex]);
  if (breakoutRoom) {
    if (!source) throw new OperationError('powerup.NOT_USABLE');
    return source.take(breakoutRoom, caller, services);
  }
  if (gone !== undefined) return placed({ card: gone }, caller, services);
  // Nothing but a confirmation.
  chargeSummary(session.room, seat, caller, services);
  chargeSeat(powerupBudget(services.limits), caller);
  return seatAnswer(session, session.room, seat);
}, withRecords);

const byHost = hostCommand('awardPowerup', ({ powerup, playerId, ...lists }: Award) => {
  const { powerups = [], award = [], playerIds = playerId === undefined ? null : [playerId] } = lists;
  const [kind, ...others] = new Set([...(powerup ? [powerup] : []), ...powerups, ...award]);
  if (typeof kind !== 'string' || others.length > 0) throw invalid('powerup', 'one kind at a time');
  return { powerup: kind, playerIds };
});

export const awardPowerups: Handler<'awardPowerups'> = async (request, caller, services) => {
  if ('seat' in caller) return byPlayer(request, caller, services);
  const answer = await byHost(request, caller, services);
  const { playerId } = request;
  return playerId === undefined ? answer : { ...answer, ...recordsIn(caller.session, playerId, answer.now) };
};

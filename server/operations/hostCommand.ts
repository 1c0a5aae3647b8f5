// What the calls of a host have in common: a command to the room, and the room as it is then.

import { type HostCommand, hostView } from '#core/authority/index.ts';
import { chargeHostView } from '#server/operations/access.ts';
import type { AsRoomHost, Caller, Services } from '#server/operations/context.ts';
import { unwrap } from '#server/operations/unwrap.ts';
import type { RoomSession } from '#server/rooms/roomSession.ts';

export function hostAnswer(session: RoomSession) {
  const now = Date.now();
  return { view: hostView(session.room, session.ranks.context(session.room, now)), now };
}

/** What a command of this type says, besides who sends it. */
type Parts<Type extends HostCommand['type']> = Omit<
  Extract<HostCommand, { readonly type: Type }>,
  'type' | 'commandId'
>;

/** Submits a host's command, and answers with what has come of it. */
export async function submitHostCommand<Type extends HostCommand['type']>(
  type: Type,
  parts: Parts<Type>,
  caller: Caller & AsRoomHost,
  services: Services,
) {
  chargeHostView(caller, services);
  const { session } = caller;
  // A type with its parts is one of the commands; TypeScript can't follow that through a generic type.
  const command = { type, ...parts, commandId: caller.commandId } as HostCommand;
  await unwrap(session.submit(command));
  return hostAnswer(session);
}

/** The handler of a host's call that is this command, made of its request. */
export function hostCommand<Type extends HostCommand['type'], Request>(
  type: Type,
  partsOf: (request: Request, services: Services) => Parts<Type>,
) {
  return (request: Request, caller: Caller & AsRoomHost, services: Services) =>
    submitHostCommand(type, partsOf(request, services), caller, services);
}

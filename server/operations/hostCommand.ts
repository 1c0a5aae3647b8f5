// Shared part of the host's calls: a command to the room, answered with the room's new view.

import { type HostCommand, hostView } from '#core/authority/index.ts';
import { chargeHostView } from '#server/operations/access.ts';
import type { RoomHostCall, Caller, Services } from '#server/operations/context.ts';
import { unwrap } from '#server/operations/unwrap.ts';
import type { RoomSession } from '#server/rooms/roomSession.ts';

export function hostAnswer(session: RoomSession) {
  const now = Date.now();
  return { view: hostView(session.room, session.ranks.context(session.room, now)), now };
}

/** The fields of a command of this type, without its sender. */
type Parts<Type extends HostCommand['type']> = Omit<
  Extract<HostCommand, { readonly type: Type }>,
  'type' | 'commandId'
>;

/** Submits a host's command and answers with the resulting view. */
export async function submitHostCommand<Type extends HostCommand['type']>(
  type: Type,
  parts: Parts<Type>,
  caller: Caller & RoomHostCall,
  services: Services,
) {
  chargeHostView(caller, services);
  const { session } = caller;
  // A type with its fields is one of the commands; TypeScript can't follow that through a generic type.
  const command = { type, ...parts, commandId: caller.commandId } as HostCommand;
  await unwrap(session.submit(command));
  return hostAnswer(session);
}

/** Returns the handler of a host's call that submits this command, built from its request. */
export function hostCommand<Type extends HostCommand['type'], Request>(
  type: Type,
  partsOf: (request: Request, services: Services) => Parts<Type>,
) {
  return (request: Request, caller: Caller & RoomHostCall, services: Services) =>
    submitHostCommand(type, partsOf(request, services), caller, services);
}

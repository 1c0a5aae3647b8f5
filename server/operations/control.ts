// What the calls of a host have in common: a command to the room, and the room as it is then.

import { type HostCommand, hostView } from '#core/authority/index.ts';
import { chargeHostView, hostedRoomOf } from '#server/operations/access.ts';
import type { Caller, Services } from '#server/operations/context.ts';
import { settled } from '#server/operations/settle.ts';
import type { OpenRoom } from '#server/rooms/openRoom.ts';

export function hostAnswer(open: OpenRoom) {
  const now = Date.now();
  return { view: hostView(open.room, open.ranks.context(open.room, now)), now };
}

/** Submits a host's command, and answers with what has come of it. */
export async function control(roomHash: string, command: HostCommand, caller: Caller, services: Services) {
  const open = await hostedRoomOf(roomHash, caller, services, true);
  chargeHostView(open.room, caller, services);
  await settled(open.submit(command));
  return hostAnswer(open);
}

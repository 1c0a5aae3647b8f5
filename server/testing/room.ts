// Shared helpers for tests of rooms.

import type { RoomSession } from '#server/rooms/roomSession.ts';

export const PLANETS = Array.from({ length: 4 }, (_, n) => ({
  type: 'MCQ' as const,
  text: `Question ${n}`,
  options: [{ text: 'right', correct: true }, { text: 'wrong' }],
}));

let commands = 0;
export const commandId = (): string => `command-${(commands += 1)}`;

export async function join(session: RoomSession, name: string): Promise<string> {
  const id = commandId();
  const outcome = await session.submit({
    type: 'join',
    commandId: id,
    name,
    typedName: null,
    nameKey: name.toLowerCase(),
    character: 0,
    idSuffix: 'abcdefgh',
  });
  if (!outcome.ok) throw new Error(outcome.reason);
  return outcome.room.seats.flat().find((seat) => seat.joinCommandId === id)?.id ?? '';
}

// Sheets from paper.

import { randomInt } from 'node:crypto';
import { cleanName } from '#core/names/cleanName.ts';
import { nameKey } from '#core/names/nameKey.ts';
import { CHARACTER_COUNT } from '#core/room/characters.ts';
import { hostedRoomOf, limited } from '#server/operations/access.ts';
import type { Handler } from '#server/operations/context.ts';
import { submitHostCommand } from '#server/operations/hostCommand.ts';
import { idSuffix } from '#server/operations/idSuffix.ts';

/** The host answers for what is typed here: no name is replaced, so that a report keeps the names of the class. */
const recordSheet: Handler<'recordSheet'> = async (request, caller, services) => {
  const { roomHash, playerId = null, name, answers } = request;
  const { room } = await hostedRoomOf(roomHash, caller, services, true);
  const { answersByHost, answersByAddress } = services.limits.features.paper;
  const now = Date.now();
  // Blank ones are judged, too.
  const judged = room.questions.length;
  limited(
    Math.max(
      answersByHost.take(room.hostId, now, judged),
      answersByAddress.take(caller.address, now, judged),
    ),
  );
  const sheet = {
    playerId,
    name: cleanName(name),
    nameKey: nameKey(name),
    character: randomInt(CHARACTER_COUNT),
    idSuffix: idSuffix(),
    answers,
  };
  return submitHostCommand(roomHash, 'recordSheet', sheet, caller, services);
};

export const handlers = { recordSheet };

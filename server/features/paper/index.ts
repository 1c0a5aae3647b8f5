// Sheets from paper.

import { randomInt } from 'node:crypto';
import { cleanName } from '#core/names/cleanName.ts';
import { nameKey } from '#core/names/nameKey.ts';
import { CHARACTER_COUNT } from '#core/room/characters.ts';
import { chargeOwner } from '#server/operations/access.ts';
import type { Handler } from '#server/operations/context.ts';
import { submitHostCommand } from '#server/operations/hostCommand.ts';
import { idSuffix } from '#server/operations/join.ts';
import type { MakeBuckets } from '#server/limits/tokenBucket.ts';

/** How much of it one seat, host or address may ask for. */
export const limits = (buckets: MakeBuckets) => ({
  /** Answers of sheets: each is judged, and a sheet that is corrected is judged anew. */
  answersByHost: buckets(20_000, 100),
  answersByAddress: buckets(40_000, 200),
});

/** The host answers for what is typed here: no name is replaced, so that a report keeps the names of the class. */
const recordSheet: Handler<'recordSheet'> = async (request, caller, services) => {
  const { playerId = null, name, answers } = request;
  const { answersByHost, answersByAddress } = services.limits.features.paper;
  // Blank ones are judged, too.
  chargeOwner(caller, [answersByHost, answersByAddress], caller.session.room.questions.length);
  const sheet = {
    playerId,
    name: cleanName(name),
    nameKey: nameKey(name),
    character: randomInt(CHARACTER_COUNT),
    idSuffix: idSuffix(),
    answers,
  };
  return submitHostCommand('recordSheet', sheet, caller, services);
};

export const handlers = { recordSheet };

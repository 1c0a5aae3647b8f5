// Games on paper: recorded sheets.

import { randomInt } from 'node:crypto';
import { cleanName } from '#core/names/cleanName.ts';
import { nameKey } from '#core/names/nameKey.ts';
import { CHARACTER_COUNT } from '#core/room/characters.ts';
import { chargeOwner } from '#server/operations/access.ts';
import type { Handler } from '#server/operations/context.ts';
import { submitHostCommand } from '#server/operations/hostCommand.ts';
import { idSuffix } from '#server/operations/join.ts';
import type { MakeBuckets } from '#server/limits/tokenBucket.ts';
import type { ServerFeature } from '#server/features/feature.ts';

const limits = (buckets: MakeBuckets) => ({
  /** Answers on sheets: each is graded, and a corrected sheet is graded again. */
  answersByHost: buckets(20_000, 100),
  answersByAddress: buckets(40_000, 200),
});

/**
 * The host is responsible for what is typed here: no name is replaced, so that a report keeps the names of
 * the class.
 */
const recordSheet: Handler<'recordSheet'> = async (request, caller, services) => {
  const { playerId = null, name, answers } = request;
  const { answersByHost, answersByAddress } = services.limits.features.paper;
  // Blank answers are graded too.
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

const handlers = { recordSheet };

export const paperServer = { limits, handlers } satisfies ServerFeature;

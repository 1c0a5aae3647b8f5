// Postponed and skipped questions.

import { responsesBy } from '#core/authority/index.ts';
import { chargeSummary } from '#server/operations/access.ts';
import type { Handler } from '#server/operations/context.ts';
import { playerCommand, seatAnswer } from '#server/operations/playerCommand.ts';
import { unwrap } from '#server/operations/unwrap.ts';
import type { MakeBuckets } from '#server/limits/tokenBucket.ts';
import type { ServerFeature } from '#server/features/feature.ts';

const limits = (buckets: MakeBuckets) => ({
  /** Postponing questions back and forth would write to the log endlessly. */
  postponesBySeat: buckets(30, 0.5),
});

const answerLater: Handler<'answerLater'> = playerCommand(
  'answerLater',
  ({ questionId, draft }, { commandId }) => ({ questionId, draft, commandId }),
  ({ features }) => features.answerLater.postponesBySeat,
);

const skipManyQuestions: Handler<'skipManyQuestions'> = async (request, caller, services) => {
  const { session, seat } = caller;
  chargeSummary(session.room, seat, caller, services);
  const { playerId, responses } = request;
  const questionIds = responses.map(({ questionId }) => questionId);
  const { commandId } = caller;
  const { room } = await unwrap(session.submit({ type: 'skipMany', commandId, playerId, questionIds }));
  return { ...seatAnswer(session, room, seat), responses: responsesBy(room, seat, commandId) };
};

const handlers = { answerLater, skipManyQuestions };

export const answerLaterServer = { limits, handlers } satisfies ServerFeature;

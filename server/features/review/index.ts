// Answers that are looked over before they are handed in.

import { isUsed, revisionOf } from '#core/authority/index.ts';
import { chargeSummary } from '#server/operations/access.ts';
import { type Handler, OperationError } from '#server/operations/context.ts';
import { receipt } from '#server/operations/play.ts';
import { unwrap } from '#server/operations/unwrap.ts';

const updateResponse: Handler<'updateResponse'> = async (request, caller, services) => {
  const { session, seat } = caller;
  chargeSummary(session.room, seat, caller, services);
  const { playerId, questionId } = request;
  const { answer } = request.response;
  const { commandId } = caller;
  const revision = revisionOf(session.room, seat, { questionId, commandId, answer });
  if (typeof revision === 'string') throw new OperationError(revision);
  // Nothing is opened for an id that is used already: its answer is refused, and the question would stand open.
  if (revision.opens && !isUsed(session.room, seat, commandId))
    await unwrap(session.submit({ type: 'openQuestion', playerId, reviewId: questionId }));
  const { room } = await unwrap(
    session.submit({
      type: 'answer',
      commandId,
      playerId,
      questionId,
      state: 'attempted',
      answer,
      asking: revision.asking,
      networkMs: Math.round((caller.socket?.roundTripMs ?? 0) / 2),
    }),
  );
  return receipt(session, room, seat);
};

export const handlers = { updateResponse };

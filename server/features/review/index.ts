// Review: answers changed before they are turned in.

import { isUsed } from '#core/authority/index.ts';
import { revisionOf } from '#core/features/review/authority.ts';
import { chargeSummary } from '#server/operations/access.ts';
import { type Handler, OperationError } from '#server/operations/context.ts';
import { receipt } from '#server/operations/play.ts';
import { unwrap } from '#server/operations/unwrap.ts';
import type { ServerFeature } from '#server/features/feature.ts';

const updateResponse: Handler<'updateResponse'> = async (request, caller, services) => {
  const { session, seat } = caller;
  chargeSummary(session.room, seat, caller, services);
  const { playerId, questionId } = request;
  const { answer } = request.response;
  const { commandId } = caller;
  const revision = revisionOf(session.room, seat, { questionId, commandId, answer });
  if (typeof revision === 'string') throw new OperationError(revision);
  // An id that is already used opens nothing: its answer is refused, and the question would stay open.
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

const handlers = { updateResponse };

export const reviewServer = { handlers } satisfies ServerFeature;

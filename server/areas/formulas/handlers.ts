// Handlers of formulas.

import { hostOf } from '#server/areas/hosts/access.ts';
import { limited } from '#server/operations/access.ts';
import { type Handler, OperationError } from '#server/operations/context.ts';

export const drawFormula: Handler<'drawFormula'> = async ({ tex, language }, caller, services) => {
  const hostId = hostOf(caller, services, true);
  const { drawingsByHost, drawingsByAddress } = services.limits.formulas;
  const now = Date.now();
  limited(Math.max(drawingsByHost.take(hostId, now), drawingsByAddress.take(caller.address, now)));
  const drawn = await services.formulas.drawFor(hostId, tex, language);
  if ('fault' in drawn) throw new OperationError('formula.INVALID', { message: drawn.fault });
  return drawn;
};

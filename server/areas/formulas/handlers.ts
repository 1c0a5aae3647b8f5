// Handlers for formulas.

import { chargeOwner } from '#server/operations/access.ts';
import { type Handler, OperationError } from '#server/operations/context.ts';

export const drawFormula: Handler<'drawFormula'> = async ({ tex, language }, caller, services) => {
  const { drawingsByHost, drawingsByAddress } = services.limits.formulas;
  chargeOwner(caller, [drawingsByHost, drawingsByAddress]);
  const drawn = await services.formulas.drawFor(caller.ownerId, tex, language);
  if ('fault' in drawn) throw new OperationError('formula.INVALID', { message: drawn.fault });
  return drawn;
};

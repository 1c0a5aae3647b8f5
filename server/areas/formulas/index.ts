// Formulas, drawn by the server for games and their authors.

import type { AreaPorts } from '#server/areas/area.ts';
import { FormulaStore } from '#server/areas/formulas/FormulaStore.ts';
import { serverSecret } from '#server/database/serverSecret.ts';
import type { MakeBuckets } from '#server/limits/tokenBucket.ts';

export * as handlers from '#server/areas/formulas/handlers.ts';
export { addHttp } from '#server/areas/formulas/serving.ts';
const DAY_MS = 24 * 60 * 60_000;

export async function createService({
  database,
  workerOf,
  onError,
  repeat,
}: AreaPorts): Promise<FormulaStore> {
  const formulas = new FormulaStore({
    database,
    script: workerOf('formulas'),
    secret: await serverSecret(database, 'formulas'),
    onError: (error) => onError(error, "a formula couldn't be drawn"),
  });
  repeat('free formulas', DAY_MS, () => formulas.deleteUnused());
  return formulas;
}

export const limits = (buckets: MakeBuckets) => ({
  /** New formulas: one for each change while typing, and all of a quiz's when it's opened. */
  drawingsByHost: buckets(200, 1),
  /** Opening a host session costs nothing, so drawings are limited by address too. */
  drawingsByAddress: buckets(600, 3),
  /**
   * Fetched drawings: a whole school behind one address, everyone with a question's formulas at the same
   * time.
   */
  fetchesByAddress: buckets(20_000, 500),
});

// Formulas: drawn by the server, for games and for who writes them.

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
    onError: (error) => onError(error, 'a formula could not be drawn'),
  });
  repeat('free formulas', DAY_MS, () => formulas.free());
  return formulas;
}

export const limits = (buckets: MakeBuckets) => ({
  /** Formulas that are new: as one types, each is drawn, and so is each of a quiz that is opened. */
  drawingsByHost: buckets(200, 1),
  /** A host session costs nothing to open. */
  drawingsByAddress: buckets(600, 3),
  /** Drawings that are fetched: a whole school behind one address, each with a question's formulas at once. */
  fetchesByAddress: buckets(20_000, 500),
});

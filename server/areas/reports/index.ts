// What remains of games.

export * as handlers from '#server/areas/reports/handlers.ts';
export { limits } from '#server/areas/reports/limits.ts';
export { createService } from '#server/areas/reports/service.ts';

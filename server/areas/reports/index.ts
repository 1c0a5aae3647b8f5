export * as handlers from '#server/areas/reports/handlers.ts';

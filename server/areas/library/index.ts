export * as handlers from '#server/areas/library/handlers.ts';

export * as handlers from '#server/areas/hosts/handlers.ts';

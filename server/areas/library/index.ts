// Quizzes.

export * as handlers from '#server/areas/library/handlers.ts';
export { createService } from '#server/areas/library/service.ts';

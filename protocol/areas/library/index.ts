// Quizzes, and bringing them in.

export * as operations from '#protocol/areas/library/operations.ts';
export { errors } from '#protocol/areas/library/errors.ts';

// Host sessions.

export * as handlers from '#server/areas/hosts/handlers.ts';
export { identify } from '#server/areas/hosts/identify.ts';
export { limits } from '#server/areas/hosts/limits.ts';

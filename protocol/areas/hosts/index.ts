// Host sessions.

export * as operations from '#protocol/areas/hosts/operations.ts';
export { errors } from '#protocol/areas/hosts/errors.ts';

/** Any host session. */
export const roles = ['host'] as const;

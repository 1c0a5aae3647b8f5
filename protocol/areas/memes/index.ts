// Own sets of memes.

export * as operations from '#protocol/areas/memes/operations.ts';
export { errors } from '#protocol/areas/memes/errors.ts';

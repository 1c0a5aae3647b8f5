export * as handlers from '#server/areas/memes/handlers.ts';
export { addHttp } from '#server/areas/memes/pictures.ts';

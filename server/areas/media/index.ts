export * as handlers from '#server/areas/media/handlers.ts';
export { addHttp } from '#server/areas/media/serving.ts';

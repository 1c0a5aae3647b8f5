export * as handlers from '#server/areas/formulas/handlers.ts';
export { addHttp } from '#server/areas/formulas/serving.ts';

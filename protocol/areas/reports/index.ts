// What remains of games.

export * as operations from '#protocol/areas/reports/operations.ts';

/** True in `npm run test:long`, where tests play at random and simulate much more often than in `npm test`. */
export const IS_LONG = process.env['LONG'] !== undefined;

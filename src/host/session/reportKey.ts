/** Start of the query keys of a room's report; the room's hash comes next. */
export const REPORT_KEY = ['report'] as const;

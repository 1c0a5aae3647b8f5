// Errors that its calls alone answer, with their HTTP status.

export const errors = { 'response.NOTHING_ELSE_LEFT': 409 } as const;

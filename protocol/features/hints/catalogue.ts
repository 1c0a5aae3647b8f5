// Errors that its calls alone answer, with their HTTP status.

export const errors = { 'response.NO_HINT': 409 } as const;

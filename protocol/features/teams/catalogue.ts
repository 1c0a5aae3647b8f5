// Errors that its calls alone answer, with their HTTP status.

export const errors = { 'team.NOT_FOUND': 404, 'team.DUPLICATE_NAME': 409 } as const;

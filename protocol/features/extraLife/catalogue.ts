// Errors that its calls alone answer, with their HTTP status.

export const errors = { 'response.OFFER_OVER': 409 } as const;

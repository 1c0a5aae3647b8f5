const controls = { record: 'record' } as const;

export const paperFields = { controls };

export const controls = { record: 'record' } as const;

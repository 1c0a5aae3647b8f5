// The projector's parts of features, for the pages that show them in their own elements.

export const projectorParts = {
  load: async (): Promise<void> => (await import('#scenes/features/registry.ts')).loadProjectorFeatures(),
};

// Loader for the features' projector parts, for pages that show them in the DOM.

export const projectorParts = {
  load: async (): Promise<void> => (await import('#scenes/features/registry.ts')).loadProjectorFeatures(),
};

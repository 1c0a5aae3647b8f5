import type { FeatureManifest } from '#src/features/manifest.ts';

export const teams: FeatureManifest = {
  id: 'teams',
  player: async () => (await import('#src/features/teams/player.ts')).teams,
  host: async () => (await import('#src/features/teams/host.tsx')).teams,
  report: async () => (await import('#src/features/teams/report.ts')).teams,
};

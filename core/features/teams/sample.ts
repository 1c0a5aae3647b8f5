import type { FeatureSample } from '#core/testing/featureSample.ts';

export const sample: FeatureSample<'teams'> = {
  player: {},
  host: {
    setTeams: ({ commandId, what }) => ({ type: 'setTeams', commandId, teams: what % 11 }),
    shuffleTeams: ({ commandId }) => ({ type: 'shuffleTeams', commandId }),
    nameTeam: ({ commandId, what }) => ({
      type: 'nameTeam',
      commandId,
      team: what % 9,
      name: what % 3 === 0 ? null : `T${what % 3}`,
    }),
    moveToTeam: ({ commandId, playerId, what }) => ({
      type: 'moveToTeam',
      commandId,
      playerId,
      team: what % 9,
    }),
  },
};

// Scenes of the player's page and of the projector.

export type PlayerSceneId =
  | 'lobby'
  | 'countdown'
  | 'question'
  | 'leaderboard'
  | 'challengeBoard'
  | 'gameOver';
export type ProjectorSceneId =
  | 'projectorLobby'
  | 'countdown'
  | 'projectorQuestion'
  | 'projectorLeaderboard'
  | 'projectorClimb'
  | 'projectorPeak'
  | 'podium';

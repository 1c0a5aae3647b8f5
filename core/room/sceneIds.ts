// What can stand before a player, and on the projector.

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

// The scenes that features bring, each loaded when it is first needed.

export const FEATURE_SCENES = {
  meme: async () => (await import('#scenes/features/memes/MemeScene.ts')).memeScene,
  challengeBoard: async () =>
    (await import('#scenes/features/challenge/challengeBoard.ts')).challengeBoardScene,
  duel: async () => (await import('#scenes/features/duels/parts.ts')).duelScene,
  obstacle: async () =>
    (await import('#scenes/features/mysticPeak/obstacles/ObstacleScene.ts')).obstacleScene,
  peakStop: async () => (await import('#scenes/features/mysticPeak/stop/StopScene.ts')).peakStopScene,
  projectorPeak: async () => (await import('#scenes/features/mysticPeak/wall/PeakScene.ts')).peakWall,
} as const;

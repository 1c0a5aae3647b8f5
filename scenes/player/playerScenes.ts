// The player's scenes, which travel together.

export { countdownScene } from '#scenes/countdown/CountdownScene.ts';
export { leaderboardScene } from '#scenes/player/leaderboard/LeaderboardScene.ts';
export { lobbyScene } from '#scenes/player/lobby/LobbyScene.ts';
export { questionScene } from '#scenes/player/question/QuestionScene.ts';

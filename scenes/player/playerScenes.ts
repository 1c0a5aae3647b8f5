// The scenes up to a player's first answer, which travel together.

export { countdownScene } from '#scenes/countdown/CountdownScene.ts';
export { lobbyScene } from '#scenes/player/lobby/LobbyScene.ts';
export { questionScene } from '#scenes/player/question/QuestionScene.ts';

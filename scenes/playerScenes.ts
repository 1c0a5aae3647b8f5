// The player's scenes up to the first answer, bundled together.

import '#scenes/features/registry.ts';

export { countdownScene } from '#scenes/countdown/CountdownScene.ts';
export { lobbyScene } from '#scenes/player/lobby/LobbyScene.ts';
export { questionScene } from '#scenes/player/question/QuestionScene.ts';

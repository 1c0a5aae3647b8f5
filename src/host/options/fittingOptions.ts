// The options of one quiz for another one.

import type { GameOptions } from '#core/room/gameOptions.ts';

/** As many questions as the quiz has are all of them: the number may be from another quiz. */
export function fitting(
  options: GameOptions,
  { questionCount }: { readonly questionCount: number },
): GameOptions {
  return options.questionsPerAttempt < questionCount ? options : { ...options, questionsPerAttempt: 0 };
}

// Adjusts the options chosen for one quiz to another.

import type { GameOptions } from '#core/room/gameOptions.ts';

/**
 * Drawing at least as many questions as the quiz has means all of them: the number may come from a longer
 * quiz.
 */
export function fitOptions(
  options: GameOptions,
  { questionCount }: { readonly questionCount: number },
): GameOptions {
  return options.questionsPerAttempt < questionCount ? options : { ...options, questionsPerAttempt: 0 };
}

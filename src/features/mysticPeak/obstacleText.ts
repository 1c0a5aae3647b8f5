// A mini-game of a climb in words, as its teacher reads it.

import type { ToldObstacle } from '#core/features/mysticPeak/views.ts';
import type { ReportText } from '#src/host/files/reportFeature.ts';

type Part = 'game' | 'difficulty' | 'form' | 'result';

/** `form`: how it was played; without words where it was not. */
export function obstacleText(
  t: ReportText,
  { game, difficulty, form, result }: ToldObstacle,
): Readonly<Record<Part, string>> {
  // Who walks round loses what was never begun.
  const end = result === null ? 'open' : form === null ? (`${result}_UNPLAYED` as const) : result;
  return {
    game: t(`reports:climb.game.${game}`),
    difficulty: t(`reports:climb.difficulty.${difficulty}`),
    form: form === null ? '' : t(`reports:climb.form.${form}`),
    result: t(`reports:climb.result.${end}`),
  };
}

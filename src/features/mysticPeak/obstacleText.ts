import type { ReportedObstacle } from '#core/features/mysticPeak/views.ts';
import type { ReportText } from '#src/host/files/reportFeature.ts';

type Part = 'game' | 'difficulty' | 'form' | 'result';

/** Texts of a mini-game for the teacher. `form` is empty if it was never played. */
export function obstacleText(
  t: ReportText,
  { game, difficulty, form, result }: ReportedObstacle,
): Readonly<Record<Part, string>> {
  // Walking around an obstacle loses it without playing.
  const end = result === null ? 'open' : form === null ? (`${result}_UNPLAYED` as const) : result;
  return {
    game: t(`reports:climb.game.${game}`),
    difficulty: t(`reports:climb.difficulty.${difficulty}`),
    form: form === null ? '' : t(`reports:climb.form.${form}`),
    result: t(`reports:climb.result.${end}`),
  };
}

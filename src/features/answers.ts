// What features of a game do to the answer of the open question: a line in each for each of them.

import type { Answer } from '#core/questions/question.ts';
import type { PlayerSlide } from '#core/views/playerView.ts';
import { hiddenByPowerups, optionsMix, sparedAnswer } from '#src/features/powerups/answers.ts';

/** Ids of options that can't be chosen. */
export const hiddenOptions = (slide: PlayerSlide): readonly string[] => hiddenByPowerups(slide);

/** Where the options stand: another word, and each of them is somewhere else. */
export const optionPlaces = (slide: PlayerSlide): string => `${optionsMix(slide) ?? ''}`;

/** An answer that was wrong, and is not final; null for none. */
export const triedAnswer = (slide: PlayerSlide): Answer | null => sparedAnswer(slide);

/** All sounds of the default theme, by name, and their target folder. */
import { fileURLToPath } from 'node:url';
import { effects as common } from './effects.mjs';
import { duelQuestion } from './music/duelQuestion.mjs';
import { peakLayers } from './music/peak.mjs';
import { question } from './music/question.mjs';
import { summary } from './music/summary.mjs';
import { waiting } from './music/waiting.mjs';
import { duelEffects } from './duels.mjs';
import { handEffects } from './hands.mjs';
import { mysticPeakEffects } from './mysticPeak.mjs';
import { powerupEffects } from './powerups.mjs';

export const music = { waiting, question, summary, duelQuestion };
/** Layered music: its scores, in the order in which they join in. */
export const layered = { peakQuestion: peakLayers };
export const effects = { ...common, ...handEffects, ...powerupEffects, ...duelEffects, ...mysticPeakEffects };

export const themeFolder = fileURLToPath(
  new URL('sounds/', import.meta.resolve('#default-theme/theme.json')),
);

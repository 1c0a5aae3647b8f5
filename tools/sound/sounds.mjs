/** All sounds by family: music by category, effects by name, and the families' folders. */
import { fileURLToPath } from 'node:url';
import { duelEffects } from './duels.mjs';
import { effects as common } from './effects.mjs';
import { familyEffects } from './familyEffects.mjs';
import { handEffects } from './hands.mjs';
import * as calm from './music/calm.mjs';
import { duelQuestion } from './music/duelQuestion.mjs';
import * as eightBit from './music/eightBit.mjs';
import * as mountain from './music/mountain.mjs';
import { peakLayers } from './music/peak.mjs';
import { question } from './music/question.mjs';
import * as spooky from './music/spooky.mjs';
import * as stadium from './music/stadium.mjs';
import { summary } from './music/summary.mjs';
import * as synthwave from './music/synthwave.mjs';
import { tints } from './music/tints.mjs';
import { waiting } from './music/waiting.mjs';
import { mysticPeakEffects } from './mysticPeak.mjs';
import { powerupEffects } from './powerups.mjs';

/** Category -> its tracks by name; several are layers, in the order in which they join. */
const loops = (scores) => ({
  waiting: { waiting: scores.waiting },
  question: scores.question,
  summary: { summary: scores.summary },
});

const own = { synthwave, eightBit, spooky, calm, mountain, stadium, ...tints };

/** Family -> what it has of its own; whatever it lacks is the default family's. */
export const families = {
  classic: {
    music: {
      ...loops({ waiting, question, summary }),
      duelQuestion: { duelQuestion },
      peakQuestion: peakLayers,
    },
    effects: { ...common, ...handEffects, ...powerupEffects, ...duelEffects, ...mysticPeakEffects },
  },
  ...Object.fromEntries(
    Object.entries(own).map(([family, scores]) => [
      family,
      { music: loops(scores), effects: familyEffects[family] ?? {} },
    ]),
  ),
};

const assets = new URL('../../assets/sounds/', import.meta.url);
export const folderOf = (family) => fileURLToPath(new URL(`${family}/`, assets));

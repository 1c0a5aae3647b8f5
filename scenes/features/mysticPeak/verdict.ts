// Where the points of an answer on the mountain come from: how often it was asked, and the way that was taken.

import { MYSTIC_PEAK } from '#core/features/mysticPeak/config.ts';
import type { PlayerSlide } from '#core/views/playerView.ts';
import type { ExtraPoints, ScenePart } from '#scenes/features/scenePart.ts';
import { amount, type Message, message, type Words } from '#scenes/message.ts';

export const mysticPeak: ScenePart = {
  points: (slide) => {
    const { way, asking, feedback } = slide;
    if (!way) return [];
    const ofGo = feedback?.result === 'correct' ? (MYSTIC_PEAK.attemptBonus[asking - 1] ?? 0) : 0;
    const ofWay = extraOf(slide) - ofGo;
    const go = message(asking === 1 ? 'mysticPeak:points.firstGo' : 'mysticPeak:points.secondGo');
    return [part(go, ofGo), part(message(`mysticPeak:role.${way}`), ofWay)].filter(
      ({ points }) => points !== 0,
    );
  },
  pointsTogether: (slide) => slide.way && pointsWords(message('mysticPeak:points.together'), extraOf(slide)),
};

const extraOf = ({ feedback }: PlayerSlide): number => feedback?.breakup?.extra ?? 0;

const part = (from: Words, points: number): ExtraPoints => ({ points, words: pointsWords(from, points) });

const pointsWords = (from: Words, points: number): Message =>
  message(points < 0 ? 'mysticPeak:points.lost' : 'mysticPeak:points.won', {
    from,
    points: amount(Math.abs(points)),
  });

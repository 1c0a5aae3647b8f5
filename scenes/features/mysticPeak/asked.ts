// What the mountain makes of a question: how far up it stands, and where the points of an answer come from.

import { MYSTIC_PEAK } from '#core/features/mysticPeak/config.ts';
import type { PlayerSlide } from '#core/views/playerView.ts';
import type { ExtraPoints, ScenePart } from '#scenes/features/scenePart.ts';
import { amount, type Message, message, type Words } from '#scenes/message.ts';

export const mysticPeak: ScenePart = {
  // What comes again is no step back.
  place({ me: { climb }, room: { mountain }, slide }) {
    if (!climb || !mountain) return null;
    const behind = mountain.camps.slice(0, climb.camp - 1).reduce((sum, size) => sum + size, climb.settled);
    const isSettled = slide?.feedback && !slide.feedback.comesAgain;
    return Math.min(behind + (isSettled ? 0 : 1), slide?.total ?? behind);
  },
  verdict: ({ given }) => (given ? GIVEN : null),
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

const GIVEN = message('mysticPeak:pass.given');

const extraOf = ({ feedback }: PlayerSlide): number => feedback?.breakup?.extra ?? 0;

const part = (from: Words, points: number): ExtraPoints => ({ points, words: pointsWords(from, points) });

const pointsWords = (from: Words, points: number): Message =>
  message(points < 0 ? 'mysticPeak:points.lost' : 'mysticPeak:points.won', {
    from,
    points: amount(Math.abs(points)),
  });

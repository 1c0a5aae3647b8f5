// The mountain's part of a question: its number, and the sources of an answer's points.

import type { Feedback } from '#core/views/playerView.ts';
import type { ExtraPoints, ScenePart } from '#scenes/parts/scenePart.ts';
import { numberMessage, message } from '#scenes/message.ts';

export const mysticPeakPart: ScenePart = {
  // A question that will be asked again doesn't count yet. On the peak, everything is done.
  place({ me: { climb }, room: { mountain }, slide }) {
    if (!climb || !mountain) return null;
    if (climb.peakAt !== null) return slide?.total ?? null;
    const behind = mountain.camps.slice(0, climb.camp - 1).reduce((sum, size) => sum + size, climb.settled);
    const isSettled = slide?.feedback && !slide.feedback.comesAgain;
    return Math.min(behind + (isSettled ? 0 : 1), slide?.total ?? behind);
  },
  tried: ({ begun }) => begun,
  verdict: ({ given }) => (given ? GIVEN : null),
  points({ climbed, asking, feedback }) {
    if (!climbed) return [];
    const { way, go } = climbed;
    const parts = [
      part(asking === 1 ? 'points.firstGo' : 'points.secondGo', go),
      part(`role.${way}`, extraOf(feedback) - go),
    ];
    return parts.filter(({ points }) => points !== 0);
  },
  pointsTogether: ({ climbed, feedback }) => climbed && part('points.together', extraOf(feedback)).words,
};

const GIVEN = message('mysticPeak:pass.given');

const extraOf = (feedback: Feedback | null): number => feedback?.breakup?.extra ?? 0;

/** `from`: a key in the mountain's namespace. */
const part = (from: string, points: number): ExtraPoints => ({
  points,
  words: message(points < 0 ? 'mysticPeak:points.lost' : 'mysticPeak:points.won', {
    from: message(`mysticPeak:${from}`),
    points: numberMessage(Math.abs(points)),
  }),
});

// Projector view: what every player may know by now, and nothing meant for one player only.

import type { ViewContext } from '#core/authority/viewContext.ts';
import { RULES } from '#core/authority/engine/rules.ts';
import { projectorParts } from '#core/authority/engine/featureViews.ts';
import { boardOf } from '#core/authority/engine/board.ts';
import { climbersOf, summitOf } from '#core/authority/engine/climb.ts';
import type { Room } from '#core/authority/state.ts';
import { projectorMediaAhead } from '#core/authority/mediaAhead.ts';
import { hostSlide } from '#core/authority/engine/hostView.ts';
import {
  distributionOf,
  explanationOf,
  lobbyOf,
  newestOf,
  parentOf,
  revealOf,
  roomInfo,
} from '#core/authority/engine/viewParts.ts';
import { entriesOf } from '#core/collections/list.ts';
import { askedInAttempt } from '#core/authority/order/draw.ts';
import { mostFinished } from '#core/authority/order/order.ts';
import { isPlaying } from '#core/authority/seats.ts';
import type { KeyedQuestion } from '#core/questions/authority.ts';
import { kindOf } from '#core/questions/kinds.ts';
import { isFinished } from '#core/room/phase.ts';
import type { ProjectorSlide, ProjectorView } from '#core/views/projectorView.ts';
import { showsResults } from '#core/room/results.ts';

export function projectorView(room: Room, context: ViewContext): ProjectorView {
  const sections = projectorSections(room, context);
  const { summit } = sections;
  return { seq: room.seq, ...sections, climbers: summit === null ? [] : climbersOf(room, summit) };
}

/** The view without its climbers: there are many, and few move between updates. */
export function projectorSections(room: Room, context: ViewContext): Omit<ProjectorView, 'seq' | 'climbers'> {
  const board = showsLeaderboard(room) ? boardOf(room, context, null) : null;
  return {
    room: roomInfo(room),
    // When groups are ranked, the lobby stays up until the end to show who plays for which group.
    lobby: RULES.rankingOf(room)?.groups ? newestOf(room) : lobbyOf(room),
    slide: projectorSlide(room, context),
    board,
    progress: progressOf(room),
    ...projectorParts(room),
    summit: showsLeaderboard(room) && !isFinished(room.state) ? summitOf(room) : null,
    rematch: room.rematch ?? null,
    ...projectorMediaAhead(room),
  };
}

/** The final podium always shows; the leaderboard during the game only if the game has one. */
function showsLeaderboard(room: Room): boolean {
  if (room.startedAt === null) return false;
  return isFinished(room.state) || (room.options.studentLeaderboard !== 'no' && showsResults(room));
}

function projectorSlide(room: Room, context: ViewContext): ProjectorSlide | null {
  const slide = hostSlide(room);
  if (!slide) return null;
  const keyed = room.questions[slide.index] as KeyedQuestion;
  const shown = slide.state === 'reveal' || slide.state === 'completed';
  const tells = shown && room.options.showAnswers === 'always';
  const counts = shown || kindOf(keyed.question.type).can.live === true;
  return {
    ...slide,
    question: keyed.question,
    reveal: tells ? revealOf(keyed) : null,
    distribution:
      counts && room.options.showAnswers !== 'never'
        ? // Without the reveal, the counts must not give away the correct answer either.
          { ...distributionOf(room, slide.index, context.mayBeShown), ...(!tells && NONE_RIGHT) }
        : null,
    explanation: tells ? explanationOf(room, keyed) : null,
    ...projectorParent(room, slide.index),
  };
}

/** Only its title: the passage was shown before its questions. */
function projectorParent(room: Room, q: number): Pick<ProjectorSlide, 'parent'> {
  const { id, parent } = (room.questions[q] as KeyedQuestion).question;
  const held = parent === undefined ? undefined : parentOf(room, parent);
  if (!held) return {};
  const children = room.questions.filter(({ question }) => question.parent === parent);
  return {
    parent: {
      title: { text: held.text, ...(held.marks && { marks: held.marks }) },
      number: children.findIndex(({ question }) => question.id === id) + 1,
      count: children.length,
    },
  };
}

const NONE_RIGHT = { correct: 0, partial: 0 };

/** Percentage of all players' questions that are done; players who finish early leave some undone. */
function progressOf(room: Room): number {
  const all = room.players * askedInAttempt(room);
  if (all === 0) return 0;
  let done = 0;
  for (const [, seat] of entriesOf(room.seats)) if (isPlaying(seat)) done += mostFinished(room, seat);
  return Math.round((100 * done) / all);
}

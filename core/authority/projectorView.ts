// What is thrown onto the projector: what all players may know by now, and nothing of one player alone.

import type { ViewContext } from '#core/authority/viewContext.ts';
import { RULES } from '#core/authority/rules.ts';
import { projectorParts } from '#core/authority/featureViews.ts';
import { boardOf } from '#core/authority/board.ts';
import { climbersOf, summitOf } from '#core/authority/climb.ts';
import type { Room } from '#core/authority/state.ts';
import { hostSlide } from '#core/authority/hostView.ts';
import {
  distributionOf,
  explanationOf,
  lobbyOf,
  newestOf,
  resultsHidden,
  revealOf,
  roomInfo,
} from '#core/authority/viewParts.ts';
import { entriesOf } from '#core/collections/list.ts';
import { askedInAttempt } from '#core/authority/order/draw.ts';
import { mostDone } from '#core/authority/order/order.ts';
import { isPlaying } from '#core/authority/seats.ts';
import type { KeyedQuestion } from '#core/questions/authority.ts';
import { isFinished } from '#core/room/phase.ts';
import type { ProjectorSlide, ProjectorView } from '#core/views/projectorView.ts';

export function projectorView(room: Room, context: ViewContext): ProjectorView {
  const sections = projectorSections(room, context);
  const { summit } = sections;
  return { seq: room.seq, ...sections, climbers: summit === null ? [] : climbersOf(room, summit) };
}

/** The view but for the climbers, who are many: few of them move between two looks. */
export function projectorSections(room: Room, context: ViewContext): Omit<ProjectorView, 'seq' | 'climbers'> {
  const board = showsStandings(room) ? boardOf(room, context, null) : null;
  return {
    room: roomInfo(room),
    // Whose points count for a group is read until the end.
    lobby: RULES.rankingOf(room)?.groups ? newestOf(room) : lobbyOf(room),
    slide: projectorSlide(room, context),
    board,
    progress: progressOf(room),
    ...projectorParts(room),
    summit: showsStandings(room) && !isFinished(room.state) ? summitOf(room) : null,
    rematch: room.rematch ?? null,
  };
}

/** The podium at the end shows always; standings on the way only where the game shows them. */
function showsStandings(room: Room): boolean {
  if (room.startedAt === null) return false;
  return isFinished(room.state) || (room.options.studentLeaderboard !== 'no' && !resultsHidden(room));
}

function projectorSlide(room: Room, context: ViewContext): ProjectorSlide | null {
  const slide = hostSlide(room);
  if (!slide) return null;
  const keyed = room.questions[slide.index] as KeyedQuestion;
  const shown = slide.state === 'reveal' || slide.state === 'completed';
  const tells = shown && room.options.showAnswers === 'always';
  return {
    ...slide,
    question: keyed.question,
    reveal: tells ? revealOf(keyed) : null,
    distribution:
      shown && room.options.showAnswers !== 'never'
        ? // Without the reveal, the counts must not tell what is right either.
          { ...distributionOf(room, slide.index, context.mayBeShown), ...(!tells && NONE_RIGHT) }
        : null,
    explanation: tells ? explanationOf(room, keyed) : null,
  };
}

const NONE_RIGHT = { correct: 0, partial: 0 };

/** How many of all questions of all players are over, in per cent: who finished early leaves some undone. */
function progressOf(room: Room): number {
  const all = room.players * askedInAttempt(room);
  if (all === 0) return 0;
  let done = 0;
  for (const [, seat] of entriesOf(room.seats)) if (isPlaying(seat)) done += mostDone(room, seat);
  return Math.round((100 * done) / all);
}

// Views of Mystic Peak: climbers see their own stops and cards, everyone sees heights, and the host sees
// camps and roles. Cards not yet turned over are never sent.

import { countedResponses } from '#core/authority/countedResponses.ts';
import { positionOf } from '#core/authority/order/order.ts';
import type { FeatureViewFunctions } from '#core/authority/ruleSet.ts';
import { isPlaying, questionIdOf, seatIndexOf } from '#core/authority/seats.ts';
import type { Room, Seat } from '#core/authority/state.ts';
import { at } from '#core/collections/list.ts';
import { memoized } from '#core/collections/memoized.ts';
import { campsOf } from '#core/features/mysticPeak/authorityCamps.ts';
import {
  campCount,
  climbOf,
  dueStops,
  isPractice,
  passingOf,
  possibleOf,
  practicesLeft,
  queueOf,
  triesOf,
} from '#core/features/mysticPeak/authorityClimb.ts';
import { classStats } from '#core/features/mysticPeak/authorityClassStats.ts';
import { isResting, rewardOf } from '#core/features/mysticPeak/authorityStops.ts';
import type { Climb, Obstacle, PastCamp, Stop } from '#core/features/mysticPeak/authorityTypes.ts';
import { MYSTIC_PEAK } from '#core/features/mysticPeak/config.ts';
import { forecast } from '#core/features/mysticPeak/forecast.ts';
import { miniGameOf } from '#core/features/mysticPeak/games/authorityGames.ts';
import { hasMountain } from '#core/features/mysticPeak/hasMountain.ts';
import { ROLES } from '#core/features/mysticPeak/ids.ts';
import type {
  CampAheadView,
  MiniGameOffer,
  ClimbView,
  ObstacleView,
  PastCampView,
  StopView,
} from '#core/features/mysticPeak/views.ts';
import type { Answer } from '#core/questions/question.ts';
import { isFinished } from '#core/room/phase.ts';

export const mysticPeakViews: FeatureViewFunctions<'mysticPeak'> = {
  room: (room, isInside) => ({
    mountain: hasMountain(room)
      ? { camps: campsOf(room).sizes, avalanche: isInside ? avalancheView(room) : null }
      : null,
  }),
  host: (room) => ({ mysticPeakLevelMap: hasMountain(room) ? levelMapOf(room) : null }),
  projector: (room) => ({
    peakArrivals: hasMountain(room) && room.options.studentLeaderboard !== 'no' ? arrivalsOf(room) : [],
  }),
  me: (room, index, seat) => ({ climb: hasMountain(room) ? climbView(room, index, seat) : null }),
  slide(room, seat, { q, open, response }) {
    const given = response?.given ?? false;
    if (!hasMountain(room) || !open || q === null) return { passing: null, begun: null, given };
    return { passing: passingOf(room, seatIndexOf(room, seat.id), seat, q), begun: begunBy(seat, q), given };
  },
  // Part of `choice` because an answer's receipt includes it: what its points are for.
  choice: (room, index, seat) => ({ climbed: hasMountain(room) ? climbedBy(room, index, seat) : null }),
  hostRow(room, index, seat) {
    if (!hasMountain(room)) return { climb: null };
    const climb = climbOf(seat);
    const { sizes } = campsOf(room);
    const { open } = seat;
    const isUp = climb.peakAt !== null;
    // Players who practice for fun are shown as waiting on the peak.
    const stop = isPractice(climb.stop) ? null : climb.stop;
    return {
      climb: {
        camp: climb.camp,
        settled: isUp ? 0 : (sizes[climb.camp - 1] ?? 0) - queueOf(room, index, seat).length,
        height: climb.height,
        role: climb.role,
        stop: (stop && openStop(room, seat)?.kind) ?? null,
        since: Math.max(stop?.at ?? 0, open?.openedAt ?? 0, seat.responses.at(-1)?.at ?? 0),
        tries: open ? triesOf(seat, open.q).tries : 0,
        openQuestionId: (open && questionIdOf(room, open.q)) ?? null,
        possible: possibleOf(room, seat),
        past: climb.past.map(pastView),
        won: climb.won,
        played: climb.played,
        swept: climb.avalancheLosses,
        peakAt: climb.peakAt,
        mastered: isMastered(seat, climb),
      },
    };
  },
};

const knownLevels = new WeakMap<Room['questions'], Readonly<Record<string, number>>>();

function levelMapOf(room: Room): Readonly<Record<string, number>> {
  return memoized(knownLevels, room.questions, () => {
    const { levels } = campsOf(room);
    return Object.fromEntries(room.questions.map(({ question }, q) => [question.id, levels[q] ?? 1]));
  });
}

/** A partially correct answer is where the next try starts. */
function begunBy({ responses }: Seat, q: number): Answer | null {
  const last = responses.findLast((response) => response.q === q && response.answer !== null);
  return last?.result === 'partial' ? last.answer : null;
}

function climbedBy(room: Room, index: number, seat: Seat) {
  const response = positionOf(room, index, seat).state === 'reveal' ? seat.responses.at(-1) : undefined;
  if (!response || response.breakup.total === 0) return null;
  const { result, asking = 1 } = response;
  const { role, past } = climbOf(seat);
  return {
    // A climber who has just passed a camp has not chosen the next role.
    way: role ?? past.at(-1)?.role ?? 'TREKKER',
    go: result === 'correct' ? (MYSTIC_PEAK.attemptBonus[asking - 1] ?? 0) : 0,
  };
}

const knownArrivals = new WeakMap<Room['seats'], readonly string[]>();

/** Returns ids in order of arrival; simultaneous arrivals are in the order they joined. */
function arrivalsOf({ seats }: Room): readonly string[] {
  return memoized(knownArrivals, seats, () =>
    seats
      .flat()
      .flatMap((seat) => {
        const peakAt = seat.climb?.peakAt ?? null;
        return peakAt !== null && isPlaying(seat) ? [{ id: seat.id, peakAt }] : [];
      })
      .sort((one, other) => one.peakAt - other.peakAt)
      .slice(0, MYSTIC_PEAK.wall.flags)
      .map(({ id }) => id),
  );
}

function avalancheView(room: Room) {
  const avalanche = room.peak?.avalanche;
  if (!avalanche) return null;
  return {
    camp: avalanche.camp,
    by: at(room.seats, avalanche.by)?.name ?? '',
    fallsAt: avalanche.fallsAt,
  };
}

function pastView({ role, earned, firstGoes, of, passed }: PastCamp): PastCampView {
  return { role, points: earned, firstGoes, of, passed };
}

/** True if every question with a correct answer was answered correctly. */
function isMastered({ responses }: Seat, { peakAt }: Climb): boolean {
  return (
    peakAt !== null &&
    [...countedResponses(responses).values()].every(({ result }) => result === 'correct' || result === 'none')
  );
}

function climbView(room: Room, index: number, seat: Seat): ClimbView {
  const climb = climbOf(seat);
  const { sizes } = campsOf(room);
  const isUp = climb.peakAt !== null;
  const of = isUp ? 0 : (sizes[climb.camp - 1] ?? 0);
  const stop = openStop(room, seat);
  return {
    camp: climb.camp,
    settled: isUp ? 0 : of - queueOf(room, index, seat).length,
    of,
    height: climb.height,
    role: climb.role,
    earned: climb.earned,
    possible: possibleOf(room, seat),
    swept: seat.climb?.avalancheLosses ?? 0,
    past: climb.past.map(pastView),
    stop: stop && stopView(room, climb, stop),
    practices: practicesLeft(room, seat),
    due: seat.isOver ? [] : dueStops(room, index, seat),
    ridge: climb.ridge?.length ?? null,
    peakAt: climb.peakAt,
    flagAt: climb.flagAt,
    mastered: isMastered(seat, climb),
  };
}

/** Returns the open stop; null if there is none or the game is over for the player. */
function openStop(room: Room, seat: Seat): Stop | null {
  const { stop } = climbOf(seat);
  const isOver = seat.isOver && !isPractice(stop);
  return isOver || isFinished(room.state) ? null : stop;
}

function stopView(room: Room, climb: Climb, stop: Stop): StopView {
  const { camp, until, kind } = stop;
  switch (kind) {
    case 'levelUp':
      return {
        kind,
        camp,
        until,
        past: pastView(climb.past[camp - 1] as PastCamp),
        campGame: stop.obstacle ? miniGameOffer(stop.obstacle) : null,
        offers: stop.offers ?? [],
      };
    case 'summit':
      return { kind, camp, until, ridge: climb.passed.length };
    case 'powerupSelection':
      return { kind, camp, until, offers: stop.offers };
    case 'pathFinder':
      return { kind, camp, until, ...pathView(room, climb) };
    case 'obstacle':
      return { kind, camp, until, obstacle: obstacleView(stop.obstacle) };
    default:
      return kind satisfies never;
  }
}

function pathView(room: Room, climb: Climb) {
  const { camp, past } = climb;
  const { keyed, sizes } = campsOf(room);
  const form = past.reduce((sum, { firstGoes, of }) => ({ right: sum.right + firstGoes, of: sum.of + of }), {
    right: 0,
    of: 0,
  });
  const figures = classStats(room);
  const tells = room.options.studentLeaderboard === 'yes';
  const took = figures.took[camp - 1];
  const total = took ? ROLES.reduce((sum, role) => sum + took[role], 0) : 0;
  const ahead = [camp, camp + 1]
    .filter((each) => each <= campCount(room))
    .map((each): CampAheadView => {
      const first = figures.first[each - 1];
      const known = first !== undefined && first.climbers >= MYSTIC_PEAK.minShownClimbers && first.of > 0;
      return {
        questions: sizes[each - 1] ?? 0,
        outOfTen: known ? Math.round((10 * first.right) / first.of) : null,
      };
    });
  return {
    form,
    ahead,
    paths: ROLES.map((role) => ({
      role,
      rests: isResting(climb, role),
      forecast: forecast(role, form, keyed[camp - 1] ?? 0),
      taken: tells && took && total >= MYSTIC_PEAK.minShownClimbers ? took[role] : null,
    })),
  };
}

function miniGameOffer(obstacle: Obstacle): MiniGameOffer {
  const { id, game, difficulty } = obstacle;
  return { id, game, difficulty, points: rewardOf(obstacle) };
}

function obstacleView(obstacle: Obstacle): ObstacleView {
  const { game, played, result, practice } = obstacle;
  return {
    ...miniGameOffer(obstacle),
    form: played?.form ?? null,
    moves: played?.moves ?? 0,
    view: played ? miniGameOf(game, played.form).view(played.deal, played.play, result) : null,
    result,
    practice: practice ?? false,
  };
}

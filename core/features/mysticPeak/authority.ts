// Mystic Peak: the quiz is a mountain that everyone climbs camp by camp (specification 2, sections 2 to 5 and
// 7 to 9; decisions, "Mystic Peak").

import { type Decision, accepted, NOTHING, refused } from '#core/authority/decision.ts';
import type { RoomEvent } from '#core/authority/events.ts';
import { respond } from '#core/authority/grade.ts';
import type { Feature, PlayerTurn, Rules } from '#core/authority/ruleSet.ts';
import { isPlaying, seatIndexOf } from '#core/authority/seats.ts';
import type { Room, Seat } from '#core/authority/state.ts';
import { toAll, toOtherDevices, toSeat } from '#core/authority/announcements.ts';
import { copyWith } from '#core/collections/copyWith.ts';
import { at } from '#core/collections/list.ts';
import { inCamps } from '#core/features/mysticPeak/authorityOrder.ts';
import { avalancheHits, triggerAvalanche } from '#core/features/mysticPeak/authorityAvalanche.ts';
import {
  campEnds,
  climbCorrected,
  climbOf,
  dueStops,
  earnedInCamp,
  INITIAL_CLIMB,
  hasMoreToClimb,
  inNextCamp,
  isPractice,
  judgedAgain,
  judgeResponse,
  onPeak,
  passingOf,
  possibleOf,
  queueOf,
} from '#core/features/mysticPeak/authorityClimb.ts';
import {
  moveObstacle,
  shiftedObstacle,
  startObstacle,
} from '#core/features/mysticPeak/authorityObstacles.ts';
import { botActs } from '#core/features/mysticPeak/authorityBots.ts';
import { mysticPeakSample } from '#core/features/mysticPeak/authoritySample.ts';
import {
  asObstacle,
  choosePath,
  choosePowerup,
  leaveStop,
  openDueStop,
  practiceObstacle,
  rewardOf,
} from '#core/features/mysticPeak/authorityStops.ts';
import { climbHistories } from '#core/features/mysticPeak/authorityHistory.ts';
import type { Climb, MysticPeakTypes, ObstacleStop } from '#core/features/mysticPeak/authorityTypes.ts';
import { mysticPeakViews } from '#core/features/mysticPeak/authorityViews.ts';
import { seatEvents, wakesAt } from '#core/features/mysticPeak/authorityWakes.ts';
import { otherThan } from '#core/features/mysticPeak/choices.ts';
import { MYSTIC_PEAK } from '#core/features/mysticPeak/config.ts';
import { miniGameOf } from '#core/features/mysticPeak/games/authorityGames.ts';
import { hasMountain } from '#core/features/mysticPeak/hasMountain.ts';
import type { MissStop, StopKind } from '#core/features/mysticPeak/ids.ts';

declare module '#core/authority/featureTypes.ts' {
  interface FeatureTypes {
    readonly mysticPeak: MysticPeakTypes;
  }
}

export const mysticPeak: Feature<'mysticPeak'> = {
  version: 2,
  priority: 7,
  playerCommands: { choosePath, leaveStop, choosePowerup, startObstacle, moveObstacle, practiceObstacle },
  hostCommands: { givePass },
  evolve: {
    stopOpened: (room, { seat, stop, by = null }, rules) =>
      withClimb(room, seat, rules, (climb) =>
        isPractice(stop)
          ? { ...keeping(climb, by), stop, practiceCount: (climb.practiceCount ?? 0) + 1 }
          : {
              ...climb,
              stop,
              due: climb.due.slice(climb.due.indexOf(stop.kind) + 1),
              stops: climb.stops + 1,
              nextKind: isMissStop(stop.kind) ? otherThan(stop.kind) : climb.nextKind,
            },
      ),
    pathChosen: (room, { seat, role, by }, rules) =>
      withClimb(room, seat, rules, (climb) => ({ ...left(climb, by), role })),
    stopLeft: (room, { seat, by }, rules) => withClimb(room, seat, rules, (climb) => left(climb, by)),
    powerupChosen: (room, { seat, by }, rules) => withClimb(room, seat, rules, (climb) => left(climb, by)),
    obstacleStarted: (room, { seat, form, deal, until, by, at: now }, rules) =>
      withObstacle(room, seat, rules, (climb, stop) => ({
        ...keeping(climb, by),
        stop: {
          ...stop,
          obstacle: {
            ...stop.obstacle,
            played: {
              form,
              until,
              deal,
              play: miniGameOf(stop.obstacle.game, form).begin(deal, now),
              moves: 0,
              last: null,
            },
          },
          until,
        },
      })),
    obstacleMoved: (room, { seat, n, move, outcome, play, until }, rules) =>
      withObstacle(room, seat, rules, (climb, stop) => {
        const { played } = stop.obstacle;
        if (!played) return climb;
        const next = {
          ...played,
          play,
          until,
          ...(move && { moves: n + 1, last: { n, move, outcome } }),
        };
        return { ...climb, stop: { ...stop, until, obstacle: { ...stop.obstacle, played: next } } };
      }),
    obstacleEnded: (room, { seat, result, at: now }, rules) =>
      withObstacle(room, seat, rules, (climb, stop) => ({
        ...climb,
        ...(!isPractice(stop) && {
          ...earnedInCamp(climb, stop.camp, result === 'WIN' ? rewardOf(stop.obstacle) : 0),
          won: climb.won + Number(result === 'WIN'),
          played: climb.played + 1,
        }),
        stop: {
          ...stop,
          until: now + MYSTIC_PEAK.limits.resultMs,
          obstacle: { ...stop.obstacle, result },
        },
      })),
    obstacleRedealt: (room, { seat, deal, at: now }, rules) =>
      withObstacle(room, seat, rules, (climb, stop) => {
        const { game, played } = stop.obstacle;
        if (!played) return climb;
        const { redeals: _redeals, ...rest } = played;
        const play = miniGameOf(game, played.form).redealt(deal, played.play, now);
        const anew = { ...rest, deal, play };
        return { ...climb, stop: { ...stop, obstacle: { ...stop.obstacle, played: anew } } };
      }),
    campPassed: (room, { seat, at: now }, rules) =>
      withClimb(room, seat, rules, (climb) => inNextCamp(room, climb, now)),
    peakReached: (room, { seat, at: now }, rules) =>
      withClimb(room, seat, rules, (climb) => onPeak(room, climb, now)),
    flagPlanted: (room, { seat, by, at: flagAt }, rules) =>
      withClimb(room, seat, rules, (climb) => ({ ...left(climb, by), due: [], flagAt })),
    ridgeTaken: (room, { seat, by }, rules) =>
      withClimb(room, seat, rules, (climb) => ({ ...left(climb, by), ridge: climb.passed })),
    avalancheStarted: (room, { seat, camp, at: now }, rules) => ({
      ...withClimb(room, seat, rules, (climb) => ({ ...climb, avalancheIn: camp })),
      peak: {
        avalanche: { camp, by: seat, fallsAt: now + MYSTIC_PEAK.avalanche.warningMs },
        lastAt: now,
      },
    }),
    avalancheFell: (room, { losses, at: now }, rules) =>
      losses.reduce<Room>(
        (each, { seat, points }) =>
          withClimb(each, seat, rules, (climb) => ({
            ...climb,
            earned: climb.earned - points,
            avalancheLosses: climb.avalancheLosses + points,
          })),
        { ...room, peak: { lastAt: room.peak?.lastAt ?? now, avalanche: null } },
      ),
    passGiven: (room) => room,
  },
  tells: {
    stopOpened: ({ seat, stop }) =>
      isPractice(stop) ? { players: [toOtherDevices(seat)] } : announceToOwnDevices({ seat }),
    pathChosen: announceByOrigin,
    stopLeft: announceByOrigin,
    powerupChosen: announceByOrigin,
    obstacleStarted: announceToOwnDevices,
    obstacleMoved: ({ seat, move }) => ({
      players: [move ? toOtherDevices(seat) : toSeat('mysticPeak', seat)],
    }),
    obstacleEnded: ({ seat, practice }) => ({
      players: [toSeat('mysticPeak', seat)],
      ...(!practice && { host: { name: 'playerResponded' } }),
    }),
    obstacleRedealt: ({ seat }) => ({ players: [toSeat('mysticPeak', seat)] }),
    campPassed: announceToOwnDevices,
    peakReached: announceToOwnDevices,
    flagPlanted: announceToOwnDevices,
    ridgeTaken: announceToOwnDevices,
    avalancheStarted: () => ({
      players: [toAll('mysticPeak', 'room')],
      host: { name: 'mysticPeak', immediate: true },
    }),
    avalancheFell: ({ losses }) => ({
      players: [toAll('mysticPeak', 'room'), ...losses.map(({ seat }) => toSeat('mysticPeak', seat))],
      host: { name: 'mysticPeak', immediate: true, seats: losses.map(({ seat }) => seat) },
    }),
    passGiven: ({ seat }) => ({ players: [toSeat('mysticPeak', seat)], host: { name: 'playerResponded' } }),
  },
  alsoTells: {
    // The host's `since` times moved along with the clocks.
    gameResumed: (_event, { room }) => (hasMountain(room) ? { host: { seats: 'all' } } : {}),
  },
  views: mysticPeakViews,
  extends: { bots: { acts: botActs }, powerups: { sweep: triggerAvalanche } },
  orders: { inCamps },
  marks: {
    pathChosen: ({ seat, role }) => ({ seats: [seat], part: { peak: { type: 'way', role } } }),
    stopOpened({ seat, stop }) {
      if (stop.kind !== 'obstacle' || isPractice(stop)) return null;
      const { game, difficulty } = stop.obstacle;
      return { seats: [seat], part: { peak: { type: 'obstacle', game, difficulty } } };
    },
    obstacleStarted: ({ seat, campGame }) =>
      campGame ? { seats: [seat], part: { peak: { type: 'campGame', ...campGame } } } : null,
    obstacleEnded: ({ seat, result, practice }) =>
      practice ? null : { seats: [seat], part: { peak: { type: 'result', result } } },
    powerupChosen: ({ seat }) => ({ seats: [seat], part: { peak: { type: 'powerup' } } }),
    campPassed: ({ seat, camp }) => ({ seats: [seat], part: { peak: { type: 'camp', camp } } }),
    peakReached: ({ seat }) => ({ seats: [seat], part: { peak: { type: 'peak' } } }),
    avalancheFell: ({ by, camp, losses }) => ({
      seats: [by, ...losses.map(({ seat }) => seat)],
      part: { peak: { type: 'avalanche', camp } },
    }),
    passGiven: ({ seat }) => ({ seats: [seat], part: { peak: { type: 'pass' } } }),
  },
  histories: climbHistories,
  choice: {
    isPending: (room, index, seat) => {
      if (!hasMountain(room) || seat.isOver) return false;
      return climbOf(seat).stop !== null || dueStops(room, index, seat).length > 0;
    },
    keepsAttemptOpen: (room, _index, seat) => hasMoreToClimb(room, seat),
    onNext({ room, index, seat, now }) {
      const { stop } = climbOf(seat);
      if (stop) return { stop: NOTHING };
      const opened = openDueStop(room, index, seat, now);
      return opened ? { stop: accepted(...opened) } : { first: [] };
    },
  },
  hooks: {
    judged: (room, seat, response) =>
      hasMountain(room) ? judgeResponse(room, seatIndexOf(room, seat.id), seat, response) : response,
    rejudged: (room, seat, response) => (hasMountain(room) ? judgedAgain(room, seat, response) : response),
    corrected: (room, before, seat) => (hasMountain(room) ? climbCorrected(room, before, seat) : seat),
    alsoAfterAnswer: (room, index, _before, { climb }, { at: now }) =>
      climb && hasMountain(room) ? campEnds(room, index, climb, now) : [],
    whyCannotSkip: (room, index, seat, q) =>
      hasMountain(room) && passingOf(room, index, seat, q) === null ? 'response.NOTHING_ELSE_LEFT' : null,
    mayAskAgain: (room, seat, { q }) =>
      hasMountain(room) && queueOf(room, seatIndexOf(room, seat.id), seat).includes(q),
    askings: (room) => (hasMountain(room) ? { each: MYSTIC_PEAK.maxTries } : {}),
    attemptStarted: ({ climb }) =>
      climb ? { climb: { ...INITIAL_CLIMB, commandIds: climb.commandIds } } : {},
    keeps: ({ climb }) => climb?.commandIds ?? [],
    heights: (room) =>
      hasMountain(room) ? { summit: MYSTIC_PEAK.peak, heightOf: (seat) => climbOf(seat).height } : null,
    possiblePoints: (room, seat) => (hasMountain(room) ? possibleOf(room, seat) : null),
    controls: (room) => (room.state === 'running' ? ['givePass'] : []),
    wakesAt: (room) => (hasMountain(room) ? wakesAt(room) : null),
    onWake: (room, now) => (hasMountain(room) ? [...avalancheHits(room, now), ...seatEvents(room, now)] : []),
    shifted(seat, by) {
      const { climb } = seat;
      if (!climb?.stop) return seat;
      const stop = climb.stop.kind === 'obstacle' ? shiftedObstacle(climb.stop, by) : climb.stop;
      const until = stop.until === null ? null : stop.until + by;
      return { ...seat, climb: { ...climb, stop: { ...stop, at: stop.at + by, until } } };
    },
    roomShifted(room, by) {
      if (!room.peak) return room;
      const { avalanche, lastAt } = room.peak;
      return {
        ...room,
        peak: {
          lastAt: lastAt + by,
          avalanche: avalanche && { ...avalanche, fallsAt: avalanche.fallsAt + by },
        },
      };
    },
  },
  sample: mysticPeakSample,
};

/** Number of command ids a climb remembers; retries come within seconds. */
const COMMANDS_KEPT = 8;

function announceToOwnDevices({ seat }: { readonly seat: number }) {
  return {
    players: [toOtherDevices(seat)],
    soon: ['board'] as const,
    host: { name: 'playerResponded' } as const,
  };
}

/** The player's own device knows what the player chose, but not what the clock did. */
function announceByOrigin({ seat, by }: { readonly seat: number; readonly by: unknown }) {
  return {
    players: [by ? toOtherDevices(seat) : toSeat('mysticPeak', seat)],
    host: { name: 'playerResponded' },
  } as const;
}

function isMissStop(kind: StopKind): kind is MissStop {
  return kind === 'obstacle' || kind === 'powerupSelection';
}

function withClimb(room: Room, index: number, rules: Rules, change: (climb: Climb) => Climb): Room {
  const seat = at(room.seats, index) as Seat;
  return rules.withSeat(room, index, copyWith(seat, { climb: change(climbOf(seat)) }));
}

function withObstacle(
  room: Room,
  index: number,
  rules: Rules,
  change: (climb: Climb, stop: ObstacleStop) => Climb,
): Room {
  return withClimb(room, index, rules, (climb) => {
    const stop = asObstacle(climb.stop);
    return stop ? change(climb, stop) : climb;
  });
}

function keeping(climb: Climb, by: { readonly commandId: string } | null): Climb {
  if (!by) return climb;
  return { ...climb, commandIds: [...climb.commandIds, by.commandId].slice(-COMMANDS_KEPT) };
}

function left(climb: Climb, by: { readonly commandId: string } | null): Climb {
  return { ...keeping(climb, by), stop: null };
}

/** Leaves the player's open question behind for good, however often it was tried. */
function givePass(
  { room, now, rules }: Pick<PlayerTurn, 'room' | 'now' | 'rules'>,
  { playerId, questionId, commandId }: MysticPeakTypes['hostCommand'],
): Decision {
  const seat = seatIndexOf(room, playerId);
  const found = at(room.seats, seat);
  if (!found || !isPlaying(found)) return refused('player.NOT_FOUND');
  if (room.state !== 'running') return refused('room.WRONG_STATE');
  const q = room.questions.findIndex(({ question }) => question.id === questionId);
  // A pass that crossed with an answer isn't meant for the next question.
  const { open } = found;
  if (found.isOver || !open || open.q !== q) return refused('response.QUESTION_CLOSED');
  const { comesAgain: _again, ...response } = respond(rules, room, found, {
    q,
    state: 'passed',
    answer: null,
    elapsedMs: Math.max(0, now - open.openedAt),
    at: now,
    commandId: `pass-${commandId}`,
    asking: open.asking,
  });
  const answered: RoomEvent = { type: 'answered', seat, response: { ...response, given: true } };
  return accepted(
    { type: 'passGiven', seat, q, commandId, at: now },
    answered,
    ...rules.afterAnswer(room, seat, found, response),
  );
}

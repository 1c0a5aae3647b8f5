// What an event does to the state. Total and without choice: all deciding is done in `decide`.

import { evolveSeat, leaveUnanswered } from '#core/authority/evolveSeat.ts';
import type { RoomCreated, RoomEvent } from '#core/authority/events.ts';
import { closeSlide, openSlide, revealSlide, withSlide } from '#core/authority/evolveSlide.ts';
import type { Room, Seat, Tally } from '#core/authority/state.ts';
import { emptyBuckets } from '#core/collections/buckets.ts';
import { emptyList, mapped } from '#core/collections/list.ts';
import { authorityOf, keyed } from '#core/questions/authority.ts';
import { started } from '#core/features/challenge/authority.ts';
import { modeOf } from '#core/modes/registry.ts';
import { withMastery } from '#core/features/mastery/authorityTurningOn.ts';
import { movedTo, redealt, resized } from '#core/features/teams/authorityRosters.ts';
import { TEAMS } from '#core/features/teams/teams.ts';
import type { KeyedQuestion } from '#core/questions/authorityTypes.ts';
import { stream } from '#core/random/stream.ts';
import { isOnPaper } from '#core/modes/registry.ts';
import { asPrinted, withoutAnswers, withSheet } from '#core/features/paper/authoritySheets.ts';
import { DEFAULT_OPTIONS } from '#core/room/options.ts';
import { runsFromOpening } from '#core/room/phase.ts';

/** Ids of the host's commands that are remembered: a retry comes within seconds, not after hundreds of others. */
const HOST_COMMANDS_KEPT = 256;

/** The state after the event. The old state stays as it was; the two share what did not change. */
export function evolve(room: Room | null, event: RoomEvent): Room {
  if (event.type === 'roomCreated') return created(event);
  if (!room) throw new Error('quizpeak:authority a log begins with roomCreated');
  const next = apply(room, event);
  const by = 'commandId' in event && event.type !== 'playerJoined' ? event.commandId : null;
  const hostCommands =
    by !== null && !next.hostCommands.includes(by)
      ? [...next.hostCommands, by].slice(-HOST_COMMANDS_KEPT)
      : next.hostCommands;
  const own: { -readonly [Field in keyof Room]: Room[Field] } = next === room ? { ...room } : next;
  // `apply` has just made this object and nobody else has it: a second copy would cost a third of a replay.
  own.seq = room.seq + 1;
  own.hostCommands = hostCommands;
  return own;
}

export function evolveAll(room: Room | null, events: readonly RoomEvent[]): Room | null {
  let state = room;
  for (const event of events) state = evolve(state, event);
  return state;
}

function created(event: RoomCreated): Room {
  const ids = stream(event.seed, 'ids');
  const authored = event.questions.map((question) => keyed(question, ids));
  const questions = isOnPaper({ type: event.gameType }) ? asPrinted(event, authored) : authored;
  const room: Room = {
    hash: event.hash,
    code: event.code,
    type: event.gameType,
    playMode: event.playMode ?? 'live',
    hostId: event.hostId,
    ...(event.openedBy !== undefined && { openedBy: event.openedBy }),
    seed: event.seed,
    quizId: event.quizId,
    quizVersionId: event.quizVersionId,
    ...(event.repeats && { repeats: event.repeats }),
    title: event.title,
    // A log from before an option has none of it.
    options: { ...DEFAULT_OPTIONS, ...event.options },
    questions,
    seq: 1,
    state: 'scheduled',
    createdAt: event.at,
    opensAt: event.opensAt,
    startedAt: null,
    endedAt: null,
    expiresAt: event.expiresAt,
    pausedAt: null,
    countdownEndsAt: null,
    locked: false,
    slide: null,
    seats: emptyList(),
    hands: [],
    teams: modeOf({ type: event.gameType }).hasTeams
      ? Array.from({ length: TEAMS.usual }, () => ({ name: null, players: 0 }))
      : [],
    names: emptyBuckets(),
    players: 0,
    tallies: questions.map(emptyTally),
    hostCommands: [],
  };
  return event.opensAt === null ? opened(room, event.at) : room;
}

function emptyTally({ question }: KeyedQuestion): Tally {
  const options: Record<string, number> = {};
  if ('options' in question) for (const option of question.options) options[option.id] = 0;
  return {
    answered: 0,
    correct: 0,
    partial: 0,
    options,
    texts: authorityOf(question.type).shown ? emptyBuckets() : null,
  };
}

function apply(room: Room, event: Exclude<RoomEvent, RoomCreated>): Room {
  switch (event.type) {
    case 'roomOpened':
      return opened(room, event.at);
    case 'roomLocked':
      return { ...room, locked: event.locked };
    case 'textHidden':
      return withHidden(room, event);
    case 'masteryTurnedOn':
      return withMastery(room, event.reattempts);
    case 'teamsSet':
      return resized(room, event.teams);
    case 'teamsShuffled':
      return redealt(room);
    case 'teamNamed':
      return {
        ...room,
        teams: room.teams.map((team, index) => (index === event.team ? { ...team, name: event.name } : team)),
      };
    case 'playerTeamed':
      return movedTo(room, event.seat, event.team);
    case 'gameStarted':
      return {
        ...room,
        ...started(room, event.at),
        state: 'running',
        startedAt: event.at,
        countdownEndsAt: event.countdownEndsAt,
      };
    case 'slideOpened':
      return openSlide(room, event.index, event.at, event.deadline);
    case 'slideClosed':
      return closeSlide(room, event.at);
    case 'slideRevealed':
      return revealSlide(room, event.at);
    case 'slideCompleted':
      return withSlide(room, { state: 'completed' });
    case 'handsLowered':
      return { ...room, hands: [] };
    case 'dueDateSet':
      return { ...room, expiresAt: event.expiresAt };
    case 'timePassed':
      return { ...room, passedAt: event.at };
    case 'gamePaused':
      return { ...room, state: 'paused', pausedAt: event.at, countdownEndsAt: null };
    case 'gameResumed':
      return resumed(room, event.countdownEndsAt);
    case 'timeAdded':
      return room.slide?.deadline == null
        ? room
        : withSlide(room, { deadline: room.slide.deadline + event.ms });
    case 'gameEnded':
      return {
        ...room,
        state: event.state,
        endedAt: event.at,
        pausedAt: null,
        countdownEndsAt: null,
        hands: [],
        seats: mapped(room.seats, (seat) => leaveUnanswered(room, seat, event.at)),
      };
    case 'rematchOffered':
      return { ...room, rematch: { hash: event.hash, code: event.code } };
    case 'roomArchived':
      return { ...room, state: 'archived' };
    case 'sheetRecorded':
      return withSheet(room, event);
    case 'playerRemoved':
      return evolveSeat(isOnPaper(room) ? withoutAnswers(room, event.seat) : room, event);
    default:
      return evolveSeat(room, event);
  }
}

function withHidden(
  room: Room,
  { q, text, hidden }: Extract<RoomEvent, { readonly type: 'textHidden' }>,
): Room {
  const tallies = room.tallies.slice();
  const tally = tallies[q] as Tally;
  const others = (tally.hidden ?? []).filter((other) => other !== text);
  tallies[q] = { ...tally, hidden: hidden ? [...others, text] : others };
  return { ...room, tallies };
}

/** The room's time runs from its opening, be that early, or late because the server was down. */
function opened(room: Room, at: number): Room {
  // What is assigned stays due when it was to be, and nobody waits for its start.
  if (runsFromOpening(room)) return { ...room, state: 'running', startedAt: at };
  const expiresAt = room.expiresAt + at - (room.opensAt ?? at);
  // Sheets need no lobby.
  if (isOnPaper(room)) return { ...room, state: 'running', startedAt: at, expiresAt };
  return { ...room, state: 'waiting', expiresAt };
}

/** The seat with the instants of its questions so many ms later. */
function shifted(seat: Seat, by: number): Seat {
  const { open, later, lifeOffer } = seat;
  if (!open && !later && !lifeOffer) return seat;
  return {
    ...seat,
    lifeOffer: lifeOffer && { ...lifeOffer, until: lifeOffer.until && lifeOffer.until + by },
    open: open && { ...open, openedAt: open.openedAt + by, deadline: open.deadline && open.deadline + by },
    later:
      later &&
      later.map((left) => (left.leftAt === undefined ? left : { ...left, leftAt: left.leftAt + by })),
  };
}

/** Clocks stood still from the pause to the end of the 3-2-1: every instant that lies ahead moves by that long. */
function resumed(room: Room, countdownEndsAt: number): Room {
  const by = countdownEndsAt - (room.pausedAt ?? countdownEndsAt);
  const later = (instant: number | null): number | null => (instant === null ? null : instant + by);
  const { slide } = room;
  return {
    ...room,
    state: 'running',
    pausedAt: null,
    countdownEndsAt,
    expiresAt: room.expiresAt + by,
    slide:
      slide && (slide.state === 'active' || slide.state === 'waiting')
        ? {
            ...slide,
            openedAt: slide.openedAt + by,
            deadline: later(slide.deadline),
            closedAt: later(slide.closedAt),
          }
        : slide,
    seats: mapped(room.seats, (seat) => shifted(seat, by)),
  };
}

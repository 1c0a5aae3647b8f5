// View parts shared by several views. Each builds a new object from named fields, so that unnamed ones never
// leave the server.

import type { FormattedText } from '#core/content/formattedText.ts';
import { answerableCount } from '#core/authority/answerable.ts';
import { unansweredOf } from '#core/authority/figures.ts';
import type { Room, Seat } from '#core/authority/state.ts';
import type { ViewContext } from '#core/authority/viewContext.ts';
import { memoized } from '#core/collections/memoized.ts';
import { at, sizeOf } from '#core/collections/list.ts';
import { askedInAttempt } from '#core/authority/order/draw.ts';
import { isPlaying } from '#core/authority/seats.ts';
import { playerCountOf } from '#core/authority/engine/board.ts';
import { lobbyParts, roomParts } from '#core/authority/engine/featureViews.ts';
import { shownOptions } from '#core/features/options.ts';
import type { GameOptions, ShownOptions } from '#core/room/gameOptions.ts';
import { authorityOf, type KeyedQuestion, type Tally } from '#core/questions/authority.ts';
import type { Distribution, Question, QuestionType, Reveal } from '#core/questions/question.ts';
import { LOBBY_SHOWN, type LobbyPlayer, type RoomInfo } from '#core/views/playerView.ts';
import { isWaiting } from '#core/room/phase.ts';

const shownFor = new WeakMap<GameOptions, ShownOptions>();
const typesOf = new WeakMap<Room['questions'], readonly QuestionType[]>();

/** `isInside`: the viewer has been let in. */
export function roomInfo(room: Room, isInside = true): RoomInfo {
  return {
    hash: room.hash,
    code: room.code,
    title: room.title,
    ...(room.language !== undefined && { language: room.language }),
    type: room.type,
    playMode: room.playMode,
    state: room.state,
    questionCount: askedInAttempt(room),
    totalAnswerableQuestions: answerableCount(room),
    questionTypes: memoized(typesOf, room.questions, () => [
      ...new Set(room.questions.map(({ question }) => question.type)),
    ]),
    playerCount: playerCountOf(room),
    locked: room.locked,
    ...roomParts(room, isInside),
    options: memoized(shownFor, room.options, () => shownOptions(room.options)),
    opensAt: room.state === 'scheduled' ? room.opensAt : null,
    dueAt: room.playMode === 'async' ? room.expiresAt : null,
    countdownEndsAt: room.countdownEndsAt,
  };
}

/** The question with this id, which holds others. */
export function parentOf({ questions }: Room, id: string): Question | undefined {
  return questions.find(({ question }) => question.id === id)?.question;
}

export function revealOf(keyed: KeyedQuestion): Reveal {
  return authorityOf(keyed.question.type).reveal(keyed);
}

/** Explanation shown with the answer key; null if the author wrote none, or the game leaves it out. */
export function explanationOf({ options }: Room, keyed: KeyedQuestion): FormattedText | null {
  return options.isAnswerExplanationEnabled ? keyed.explanation : null;
}

/** The newest players in the lobby, oldest first; empty once the game has started. */
export function lobbyOf(room: Room): readonly LobbyPlayer[] {
  return isWaiting(room.state) ? newestOf(room) : [];
}

/** The newest players, oldest first. */
export function newestOf(room: Room, isAmong: (seat: Seat) => boolean = () => true): readonly LobbyPlayer[] {
  const shown: LobbyPlayer[] = [];
  for (let index = sizeOf(room.seats) - 1; index >= 0 && shown.length < LOBBY_SHOWN; index -= 1) {
    const seat = at(room.seats, index) as Seat;
    if (isPlaying(seat) && isAmong(seat))
      shown.push({
        id: seat.id,
        name: seat.name,
        character: seat.character,
        ...lobbyParts(room, index, seat),
      });
  }
  return shown.reverse();
}

/**
 * The viewer: the host sees every text; others see texts that the host hasn't hidden and that this function
 * allows.
 */
export type Viewer = 'host' | ViewContext['mayBeShown'];

/** At a reveal every view asks for the same result, so it is cached by tally; a tally never changes. */
const found = new WeakMap<Tally, Map<Viewer, Distribution['spread']>>();

/** Returns how the room has answered question `q` so far. */
export function distributionOf(room: Room, q: number, eyes: Viewer): Distribution {
  const tally = room.tallies[q] as Tally;
  const { answered, correct, partial } = tally;
  const byEyes = memoized(found, tally, () => new Map<Viewer, Distribution['spread']>());
  let spread = byEyes.get(eyes);
  if (!spread) byEyes.set(eyes, (spread = spreadOf(room, q, tally, eyes)));
  return { answered, unanswered: unansweredOf(room, q), correct, partial, spread };
}

function spreadOf(room: Room, q: number, { counts }: Tally, eyes: Viewer): Distribution['spread'] {
  const keyed = room.questions[q] as KeyedQuestion;
  const isHost = eyes === 'host';
  return authorityOf(keyed.question.type).tally.spread(keyed, counts, {
    isHost,
    mayBeShown: isHost ? () => true : eyes,
    mayKnowCorrect: isHost || room.options.showAnswers === 'always',
  });
}

/** Clock fields of an open question: the time left while the game is paused, otherwise a deadline. */
export function timing(room: Room, openedAt: number | null, deadline: number | null) {
  const paused = room.pausedAt !== null && deadline !== null;
  return {
    openedAt,
    deadline: room.pausedAt === null ? deadline : null,
    pausedLeftMs: paused ? Math.max(0, deadline - (room.pausedAt as number)) : null,
  };
}

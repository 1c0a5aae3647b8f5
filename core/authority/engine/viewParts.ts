// Parts that several views share. Each builds a new object from named fields: what is not named here stays here.

import type { FormattedText } from '#core/content/formattedText.ts';
import { asking } from '#core/authority/asked.ts';
import { unansweredOf } from '#core/authority/figures.ts';
import type { Room, Seat } from '#core/authority/state.ts';
import type { ViewContext } from '#core/authority/viewContext.ts';
import { memoized } from '#core/collections/memoized.ts';
import { at, sizeOf } from '#core/collections/list.ts';
import { askedInAttempt } from '#core/authority/order/draw.ts';
import { isPlaying } from '#core/authority/seats.ts';
import { playerCountOf } from '#core/authority/engine/board.ts';
import { lobbyParts, roomParts } from '#core/authority/engine/featureViews.ts';
import { authorityOf, type KeyedQuestion, type Tally } from '#core/questions/authority.ts';
import type { Distribution, Reveal } from '#core/questions/question.ts';
import { LOBBY_SHOWN, type LobbyPlayer, type RoomInfo } from '#core/views/playerView.ts';

/** `isInside`: for somebody who is let in. */
export function roomInfo(room: Room, isInside = true): RoomInfo {
  return {
    hash: room.hash,
    code: room.code,
    title: room.title,
    type: room.type,
    playMode: room.playMode,
    state: room.state,
    questionCount: askedInAttempt(room),
    totalAnswerableQuestions: asking(room),
    playerCount: playerCountOf(room),
    locked: room.locked,
    ...roomParts(room, isInside),
    options: room.options,
    opensAt: room.state === 'scheduled' ? room.opensAt : null,
    dueAt: room.playMode === 'async' ? room.expiresAt : null,
    countdownEndsAt: room.countdownEndsAt,
  };
}

export function revealOf(keyed: KeyedQuestion): Reveal {
  return authorityOf(keyed.question.type).reveal(keyed);
}

/** What goes with the right answer where players are told it; null where the author wrote nothing, or the game leaves it out. */
export function explanationOf({ options }: Room, keyed: KeyedQuestion): FormattedText | null {
  return options.isAnswerExplanationEnabled ? keyed.explanation : null;
}

/** The newest players of the waiting room, oldest of them first. */
export function lobbyOf(room: Room): readonly LobbyPlayer[] {
  return room.state === 'waiting' || room.state === 'scheduled' ? newestOf(room) : [];
}

/** The newest players, oldest of them first. */
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

/** Whose: the host sees every text, others those that the host has not hidden and of which this says that they may be shown. */
export type Eyes = 'host' | ViewContext['mayBeShown'];

/** At a reveal everybody's view asks for the same: what was found for a tally, which never changes, is kept beside it. */
const found = new WeakMap<Tally, Map<Eyes, Distribution['spread']>>();

/** How the room answered question `q`, so far. */
export function distributionOf(room: Room, q: number, eyes: Eyes): Distribution {
  const tally = room.tallies[q] as Tally;
  const { answered, correct, partial } = tally;
  const byEyes = memoized(found, tally, () => new Map<Eyes, Distribution['spread']>());
  let spread = byEyes.get(eyes);
  if (!spread) byEyes.set(eyes, (spread = spreadOf(room, q, tally, eyes)));
  return { answered, unanswered: unansweredOf(room, q), correct, partial, spread };
}

function spreadOf(room: Room, q: number, { counts }: Tally, eyes: Eyes): Distribution['spread'] {
  const keyed = room.questions[q] as KeyedQuestion;
  const isHost = eyes === 'host';
  return authorityOf(keyed.question.type).tally.spread(keyed, counts, {
    isHost,
    mayBeShown: isHost ? () => true : eyes,
    tellsRight: isHost || room.options.showAnswers === 'always',
  });
}

/** Clock fields of an open question: while the game is paused a remainder, otherwise an instant. */
export function timing(room: Room, openedAt: number | null, deadline: number | null) {
  const paused = room.pausedAt !== null && deadline !== null;
  return {
    openedAt,
    deadline: room.pausedAt === null ? deadline : null,
    pausedLeftMs: paused ? Math.max(0, deadline - (room.pausedAt as number)) : null,
  };
}

// Parts that several views share. Each builds a new object from named fields: what is not named here stays here.

import type { FormattedText } from '#core/content/formattedText.ts';
import { unansweredOf } from '#core/authority/figures.ts';
import { spellingOf } from '#core/authority/spellings.ts';
import type { Room, Seat } from '#core/authority/state.ts';
import type { ViewContext } from '#core/authority/viewContext.ts';
import { memoized } from '#core/collections/memoized.ts';
import { bucketEntries } from '#core/collections/buckets.ts';
import { at, sizeOf } from '#core/collections/list.ts';
import { askedInAttempt } from '#core/authority/order/draw.ts';
import { isPlaying } from '#core/authority/seats.ts';
import { playerCountOf } from '#core/authority/engine/board.ts';
import { lobbyParts, roomParts } from '#core/authority/engine/featureViews.ts';
import { isTeacherPaced } from '#core/modes/registry.ts';
import { authorityOf } from '#core/questions/authority.ts';
import type { Tally } from '#core/questions/tally.ts';
import type { KeyedQuestion } from '#core/questions/authorityTypes.ts';
import { type Distribution, DISTRIBUTION_TEXTS, type Reveal } from '#core/questions/question.ts';
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
    totalAnswerableQuestions: room.questions.length,
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

/** How the room answered question `q`, so far. */
export function distributionOf(room: Room, q: number, eyes: Eyes): Distribution {
  const tally = room.tallies[q] as Tally;
  const { answered, correct, partial, options } = tally;
  return {
    answered,
    unanswered: unansweredOf(room, q),
    correct,
    partial,
    options,
    texts: textsOf(room, q, tally, eyes),
  };
}

/** At a reveal everybody's view asks for the same: what was found for a tally, which never changes, is kept beside it. */
const found = new WeakMap<Tally, Map<Eyes, Distribution['texts']>>();

/** Texts that are looked at, the first ones first, until enough may be shown. */
const TEXTS_TRIED = 64;

function textsOf(room: Room, q: number, tally: Tally, eyes: Eyes): Distribution['texts'] {
  if (!tally.texts) return [];
  const byEyes = memoized(found, tally, () => new Map<Eyes, Distribution['texts']>());
  const known = byEyes.get(eyes);
  if (known) return known;
  const { question, key } = room.questions[q] as KeyedQuestion;
  const right = new Set(authorityOf(question.type).counting.rightTexts(key));
  // Where the game does not tell what is right, the order must not either.
  const rightFirst = eyes === 'host' || room.options.showAnswers === 'always';
  const hidden = new Set(eyes === 'host' ? [] : tally.hidden);
  const sorted = [...bucketEntries(tally.texts)]
    .filter(([text]) => !hidden.has(text))
    .map(([text, count]) => ({ text, count, correct: right.has(text) }))
    .sort(
      (a, b) =>
        (rightFirst ? Number(b.correct) - Number(a.correct) : 0) ||
        b.count - a.count ||
        (a.text < b.text ? -1 : 1),
    );
  const texts: Distribution['texts'][number][] = [];
  for (const { text, count, correct } of sorted.slice(0, TEXTS_TRIED)) {
    const shown = spellingOf(tally, text);
    if (eyes === 'host' || isShown({ text: shown, correct }, eyes))
      texts.push({ text: shown, count, correct });
    if (texts.length === DISTRIBUTION_TEXTS) break;
  }
  byEyes.set(eyes, texts);
  return texts;
}

type Shown = Distribution['texts'][number];

/** Whether the room is shown a text that the host has not hidden: the author's own words always. */
function isShown(
  { text, correct }: Pick<Shown, 'text' | 'correct'>,
  mayBeShown: ViewContext['mayBeShown'],
): boolean {
  return correct || mayBeShown(text);
}

/** Of the texts that the host sees, those that the room is not shown because of their language; none where it is shown no texts. */
export function withheldTextsOf(
  { type, options }: Room,
  texts: readonly Shown[],
  mayBeShown: ViewContext['mayBeShown'],
): readonly string[] {
  if (!isTeacherPaced({ type }) || options.showAnswers === 'never') return [];
  return texts.filter((each) => !isShown(each, mayBeShown)).map(({ text }) => text);
}

/** Typed texts of question `q` that the host keeps from the room, as they are shown. */
export function hiddenTextsOf(room: Room, q: number): readonly string[] {
  const tally = room.tallies[q] as Tally;
  return (tally.hidden ?? []).map((text) => spellingOf(tally, text));
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

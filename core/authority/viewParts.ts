// Parts that several views share. Each builds a new object from named fields: what is not named here stays here.

import { unansweredOf } from '#core/authority/figures.ts';
import { spellingOf } from '#core/authority/spellings.ts';
import { soloRows } from '#core/features/companions/authorityBoard.ts';
import type { Room, Seat } from '#core/authority/state.ts';
import { type Standings, standingOf } from '#core/authority/standings.ts';
import { memoized } from '#core/collections/memoized.ts';
import { bucketEntries } from '#core/collections/buckets.ts';
import { at, sizeOf } from '#core/collections/list.ts';
import { askedInAttempt } from '#core/authority/order/draw.ts';
import { isPlaying } from '#core/authority/seats.ts';
import { roomParts } from '#core/authority/featureViews.ts';
import { isTeacherPaced } from '#core/modes/registry.ts';
import { TEAM_CHARACTERS, teamId, type TeamStanding } from '#core/features/teams/teams.ts';
import { authorityOf } from '#core/questions/authority.ts';
import type { Tally } from '#core/questions/tally.ts';
import type { KeyedQuestion } from '#core/questions/authorityTypes.ts';
import { type Distribution, DISTRIBUTION_TEXTS, type Reveal } from '#core/questions/question.ts';
import { tellsResults } from '#core/room/results.ts';
import {
  type Board,
  type BoardRow,
  BOARD_TOP,
  LOBBY_SHOWN,
  type LobbyPlayer,
  type OwnState,
  type RoomInfo,
} from '#core/views/playerView.ts';

/** What a view needs besides the room. */
export interface ViewContext {
  /** Ranks as last computed; null before there are any. */
  readonly standings: Standings | null;
  /** By seat index, the rank before the slide that is revealed now: see `standingsBeforeSlide`. */
  readonly previous: Standings['rankOf'] | null;
  /** Whether a text that a student typed may be shown to the whole room. */
  readonly mayBeShown: (text: string) => boolean;
}

export function roomInfo(room: Room): RoomInfo {
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
    ...roomParts(room),
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
export function explanationOf({ options }: Room, keyed: KeyedQuestion): string | null {
  return options.isAnswerExplanationEnabled ? keyed.explanation : null;
}

/** The newest players of the waiting room, oldest of them first. */
export function lobbyOf(room: Room): readonly LobbyPlayer[] {
  if (room.state !== 'waiting' && room.state !== 'scheduled') return [];
  const shown: LobbyPlayer[] = [];
  for (let index = sizeOf(room.seats) - 1; index >= 0 && shown.length < LOBBY_SHOWN; index -= 1) {
    const seat = at(room.seats, index) as Seat;
    if (isPlaying(seat))
      shown.push({ id: seat.id, name: seat.name, character: seat.character, team: seat.team ?? null });
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

export function boardRow(room: Room, index: number, context: ViewContext): BoardRow {
  const seat = at(room.seats, index) as Seat;
  const { score, accuracy } = standingOf(seat);
  return {
    id: seat.id,
    name: seat.name,
    character: seat.character,
    origin: seat.robot === undefined ? 'web' : 'bot',
    score,
    rank: context.standings?.rankOf.get(index) ?? 0,
    previousRank: context.previous?.get(index) ?? null,
    accuracy,
    streak: seat.streak,
    team: null,
  };
}

function teamRow({ teams }: Room, { team, rank, score, accuracy }: TeamStanding): BoardRow {
  return {
    id: teamId(team),
    name: teams[team]?.name ?? '',
    character: TEAM_CHARACTERS[team] ?? 0,
    origin: 'web',
    score,
    rank,
    previousRank: null,
    accuracy,
    streak: 0,
    team: { index: team, players: teams[team]?.players ?? 0 },
  };
}

/** The best rows; with `own`, that seat and its neighbours too where they are further down. In a game with teams every team. */
export function boardOf(room: Room, context: ViewContext, own: number | null): Board | null {
  if (room.playMode === 'solo') return soloBoard(room);
  const { standings } = context;
  if (!standings) return null;
  if (room.teams.length > 0)
    return { rows: standings.teams.map((each) => teamRow(room, each)), total: standings.teams.length };
  const places = new Set(standings.order.slice(0, BOARD_TOP).map((_, place) => place));
  const ownPlace = own === null ? undefined : standings.rankOf.get(own);
  if (ownPlace !== undefined)
    for (const place of [ownPlace - 2, ownPlace - 1, ownPlace])
      if (place in standings.order) places.add(place);
  const rows = [...places]
    .sort((a, b) => a - b)
    .map((place) => boardRow(room, standings.order[place] as number, context));
  return { rows, total: standings.order.length };
}

function soloBoard(room: Room): Board {
  const all = soloRows(room);
  const own = all.findIndex(({ origin }) => origin === 'web');
  const rows = all.filter((_, place) => place < BOARD_TOP || Math.abs(place - own) <= 1);
  return { rows, total: all.length };
}

/** The place of a seat and the one before, as last computed; null where there is none yet. */
export function placeOf(
  room: Room,
  seatIndex: number,
  { standings, previous }: ViewContext,
): Pick<OwnState, 'rank' | 'previousRank'> {
  if (room.playMode === 'solo') {
    const { rank = null, previousRank = null } = soloRows(room).find(({ origin }) => origin === 'web') ?? {};
    return { rank, previousRank };
  }
  return {
    rank: standings?.rankOf.get(seatIndex) ?? null,
    previousRank: previous?.get(seatIndex) ?? null,
  };
}

/** Everybody who is in the ranks. */
export function playerCountOf(room: Room): number {
  return room.playMode === 'solo' ? soloRows(room).length : room.players;
}

/** Whether results are kept back for now: the game tells nothing before its end. */
export function resultsHidden(room: Room): boolean {
  return !tellsResults(room);
}

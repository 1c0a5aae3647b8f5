// Models of the projector's scenes: the content of each.

import type { FormattedText } from '#core/content/formattedText.ts';
import { isRecorded } from '#core/modes/registry.ts';
import type { Character } from '#core/room/characters.ts';
import { spacedCode } from '#core/room/code.ts';
import { anyPoints, onPodium, podiumTitle, rightPercent } from '#core/views/figures.ts';
import type { BoardRow, RoomInfo } from '#core/views/playerView.ts';
import type { ProjectorSlide, ProjectorView } from '#core/views/projectorView.ts';
import { allOf, firstOf } from '#scenes/parts/model.ts';
import { roomEffectsIn } from '#scenes/parts/projectorPart.ts';
import type { ProjectorGroup } from '#scenes/parts/scenePart.ts';
import { numberMessage, message, type Message } from '#scenes/message.ts';
import { badgeOf, type WaitingPlayer } from '#scenes/parts/model.ts';
import { NO_POINTS_YET, NOT_OPEN_YET, placeOf, QUESTION_CLOSED } from '#scenes/model.ts';
import type { JoinInfo } from '#scenes/projector/view.ts';

// ---------------------------------------------------------------- the lobby

export interface ProjectorLobbyModel {
  readonly title: string;
  /** Instructions for joining: where, and with which code. */
  readonly joinAt: Message;
  readonly address: string;
  readonly codeLabel: Message;
  readonly code: string;
  readonly count: Message;
  /** null while others may still join. */
  readonly locked: Message | null;
  /** Shown until someone joins; null after that. */
  readonly waiting: Message | null;
  /** Everyone in the lobby; members of a group are next to each other. */
  readonly people: readonly WaitingPlayer[];
  readonly groups: readonly ProjectorGroup[];
}

export function projectorLobbyModel(
  { room, lobby }: ProjectorView,
  { address }: JoinInfo,
): ProjectorLobbyModel {
  const isEmpty = room.playerCount === 0;
  return {
    title: room.title,
    joinAt: message('projector:joinAt'),
    address,
    codeLabel: message('projector:code'),
    code: spacedCode(room.code),
    count: playersWords(room),
    locked: room.locked ? message('projector:locked') : null,
    waiting: isEmpty ? waitingWords(room) : null,
    people: lobby
      .map((player) => ({ ...player, badge: badgeOf(player) }))
      .sort((a, b) => (a.badge?.order ?? 0) - (b.badge?.order ?? 0)),
    groups: allOf((part) => part.groups?.(room)),
  };
}

function waitingWords({ state }: RoomInfo): Message {
  return state === 'scheduled' ? message(NOT_OPEN_YET) : message('projector:waiting');
}

function playersWords({ playerCount }: RoomInfo): Message {
  return message('projector:players', { count: playerCount });
}

// ---------------------------------------------------------------- a question

export interface ProjectorQuestionModel {
  /** The question's number; null before the first. */
  readonly place: Message | null;
  readonly status: { readonly name: 'paused' | 'closed'; readonly words: Message } | null;
  /** Number of players who have answered, and out of how many; only the numbers are drawn. */
  readonly answered: { readonly count: Message; readonly expected: Message; readonly line: Message };
  /** Percentage correct among everyone who had the question; null when that isn't shown. */
  readonly correctShare: { readonly percent: number; readonly word: Message } | null;
  /**
   * Number of players who gave no answer, in words; null when everyone answered, and before that is shown.
   */
  readonly unanswered: Message | null;
  readonly explanation: FormattedText | null;
}

export const PAUSED: Message = message('projector:paused');
/** Shown until there is a question. */
export const GET_READY: Message = message('projector:getReady');

export function projectorQuestionModel({ slide, room }: ProjectorView): ProjectorQuestionModel {
  const { answered = 0, expected = 0 } = slide ?? {};
  const unanswered = slide?.distribution?.unanswered ?? 0;
  return {
    place: slide && placeOf(slide),
    status: statusOf(slide, room),
    answered: {
      count: numberMessage(answered),
      expected: numberMessage(expected),
      line: message('projector:answered', { answered, expected }),
    },
    correctShare: slide && correctShareOf(slide),
    unanswered: unanswered > 0 ? message('projector:unanswered', { number: unanswered }) : null,
    explanation: slide?.explanation ?? null,
  };
}

function statusOf(slide: ProjectorSlide | null, { state }: RoomInfo): ProjectorQuestionModel['status'] {
  if (state === 'paused') return { name: 'paused', words: PAUSED };
  return slide?.state === 'waiting' ? { name: 'closed', words: QUESTION_CLOSED } : null;
}

export function correctShareOf({
  question,
  distribution,
  reveal,
}: ProjectorSlide): ProjectorQuestionModel['correctShare'] {
  const percent = question && distribution && reveal ? rightPercent(question, distribution) : null;
  if (percent === null) return null;
  return { percent, word: message('projector:right', { percent }, 'projector:rightShare') };
}

// ---------------------------------------------------------------- the leaderboard

export interface ProjectorBoardModel {
  readonly title: Message;
  /** The question it follows; null when players are on different questions. */
  readonly caption: Message | null;
  /** The room's progress; null with a question for everyone, and for a game recorded on paper. */
  readonly progress: { readonly percent: number; readonly line: Message; readonly players: Message } | null;
  /** Empty while no one has points, because there is no order to show. */
  readonly rows: readonly BoardRow[];
  readonly empty: Message;
  /** Number of players beyond these, in words; null when these are all. */
  readonly more: Message | null;
  /** Instructions for joining; null when no one can. */
  readonly join: Message | null;
}

export const LEADERBOARD_TITLE: Message = message('projector:leaderboard');

export function projectorBoardModel(
  { board, slide, progress, room }: ProjectorView,
  join: JoinInfo,
): ProjectorBoardModel {
  const shown = board && anyPoints(board.rows) ? board : null;
  const rows = shown?.rows ?? [];
  const more = (shown?.total ?? 0) - rows.length;
  const [first] = rows;
  const onPaper = isRecorded(room);
  return {
    title: LEADERBOARD_TITLE,
    caption: slide
      ? message('projector:afterQuestion', { number: slide.index + 1, total: slide.total })
      : first
        ? firstOf((part) => part.boardNote?.(first))
        : null,
    progress:
      slide || onPaper
        ? null
        : {
            percent: progress,
            line: progressWords(progress),
            players: playersWords(room),
          },
    rows,
    empty: message(NO_POINTS_YET),
    more: moreWords(more),
    join: onPaper ? null : joinLine(room, join),
  };
}

/** Lines about effects on the whole room. */
export function roomEffectLines(view: ProjectorView): readonly Message[] {
  return roomEffectsIn(view).map(({ line }) => line);
}

/** The room's progress. */
export function progressWords(percent: number): Message {
  return message('projector:progress', { percent }, 'host:projector.progress');
}

/** Says how many more players there are; null when these are all. */
export function moreWords(more: number): Message | null {
  return more > 0 ? message('projector:more', { count: more }) : null;
}

/** Says how to join, in one line. */
export function joinLine({ code }: RoomInfo, { address }: JoinInfo): Message {
  return message('projector:joinLine', { address, code: spacedCode(code) });
}

/** A row's points, in words. */
export function rowPoints({ score }: BoardRow): Message {
  return message('projector:points', { points: numberMessage(score) });
}

// ---------------------------------------------------------------- the end

export interface PodiumModel {
  readonly title: Message;
  readonly quiz: string;
  /** Those on a step, and everyone else; both empty while no one has points. */
  readonly winners: readonly BoardRow[];
  readonly others: readonly BoardRow[];
  /** Members of each group, when groups are ranked, best group first; not named here. */
  readonly crowds: readonly PodiumCrowdModel[];
}

/** Members of a group. */
export interface PodiumCrowdModel {
  /** Id of the group's row, and its rank. */
  readonly id: string;
  readonly rank: number;
  readonly people: readonly { readonly id: string; readonly character: Character }[];
}

export function podiumModel({ board, room, lobby }: ProjectorView): PodiumModel {
  const rows = board?.rows ?? [];
  const winners = rows.filter(onPodium);
  const crowds = rows.map(({ id, rank, character: mascot }) => ({
    id,
    rank,
    people: lobby
      .filter((player) => badgeOf(player)?.character === mascot)
      .map((player) => ({ id: player.id, character: player.character })),
  }));
  return {
    crowds: winners.length > 0 ? crowds.filter(({ people }) => people.length > 0) : [],
    title: TITLES[podiumTitle(board)],
    quiz: room.title,
    winners,
    others: winners.length > 0 ? rows.filter((row) => !onPodium(row)) : [],
  };
}

const TITLES: Readonly<Record<ReturnType<typeof podiumTitle>, Message>> = {
  closed: message('projector:closed'),
  podium: message('projector:podium'),
  noPoints: message('projector:noPoints'),
  noWinners: message('projector:noWinners'),
};

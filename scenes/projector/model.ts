// What the projector says, scene by scene.

import type { FormattedText } from '#core/content/formattedText.ts';
import { isRecorded } from '#core/modes/registry.ts';
import { spacedCode } from '#core/room/code.ts';
import { anyPoints, onPodium, podiumTitle, rightPercent } from '#core/views/figures.ts';
import type { BoardRow, RoomInfo } from '#core/views/playerView.ts';
import type { ProjectorSlide, ProjectorView } from '#core/views/projectorView.ts';
import { allOf } from '#scenes/parts/model.ts';
import { atWorkIn } from '#scenes/parts/projectorPart.ts';
import type { ProjectorGroup } from '#scenes/parts/scenePart.ts';
import { amount, message, type Message } from '#scenes/message.ts';
import { badgeOf, type WaitingPlayer } from '#scenes/parts/model.ts';
import { NO_POINTS_YET, NOT_OPEN_YET, placeOf } from '#scenes/model.ts';
import type { JoinInfo } from '#scenes/projector/view.ts';

// ---------------------------------------------------------------- the waiting room

export interface ProjectorLobbyModel {
  readonly title: string;
  /** How to get in: where, and with which code. */
  readonly joinAt: Message;
  readonly address: string;
  readonly codeLabel: Message;
  readonly code: string;
  readonly count: Message;
  /** null where others may still come. */
  readonly locked: Message | null;
  /** While nobody is there. */
  readonly waiting: Message | null;
  /** Everybody who waits; those who belong together stand together. */
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
    joinAt: message('scenes:projector.joinAt'),
    address,
    codeLabel: message('scenes:projector.code'),
    code: spacedCode(room.code),
    count: playersWords(room),
    locked: room.locked ? message('scenes:projector.locked') : null,
    waiting: isEmpty ? waitingWords(room) : null,
    people: lobby
      .map((player) => ({ ...player, badge: badgeOf(player) }))
      .sort((a, b) => (a.badge?.order ?? 0) - (b.badge?.order ?? 0)),
    groups: allOf((part) => part.groups?.(room)),
  };
}

function waitingWords({ state }: RoomInfo): Message {
  return state === 'scheduled' ? message(NOT_OPEN_YET) : message('scenes:projector.waiting');
}

function playersWords({ playerCount }: RoomInfo): Message {
  return message('scenes:projector.players', { count: playerCount });
}

// ---------------------------------------------------------------- a question

export interface ProjectorQuestionModel {
  /** Which question it is; null before the first. */
  readonly place: Message | null;
  readonly status: { readonly name: 'paused' | 'timeUp'; readonly words: Message } | null;
  /** How many have answered, of how many; the eye gets the figures alone. */
  readonly answered: { readonly count: Message; readonly expected: Message; readonly line: Message };
  /** Per cent of all who had the question; null where that is not told. */
  readonly right: { readonly percent: number; readonly word: Message } | null;
  /** How many gave no answer; null where all did, and before that is told. */
  readonly unanswered: Message | null;
  readonly explanation: FormattedText | null;
}

export const PAUSED: Message = message('scenes:projector.paused');
export const TIME_UP: Message = message('scenes:projector.timeUp');
/** Until a question stands there. */
export const GET_READY: Message = message('scenes:projector.getReady');

export function projectorQuestionModel({ slide, room }: ProjectorView): ProjectorQuestionModel {
  const { answered = 0, expected = 0 } = slide ?? {};
  const unanswered = slide?.distribution?.unanswered ?? 0;
  return {
    place: slide && placeOf(slide),
    status: statusOf(slide, room),
    answered: {
      count: amount(answered),
      expected: amount(expected),
      line: message('scenes:projector.answered', { answered, expected }),
    },
    right: slide && rightOf(slide),
    unanswered: unanswered > 0 ? message('scenes:projector.unanswered', { number: unanswered }) : null,
    explanation: slide?.explanation ?? null,
  };
}

function statusOf(slide: ProjectorSlide | null, { state }: RoomInfo): ProjectorQuestionModel['status'] {
  if (state === 'paused') return { name: 'paused', words: PAUSED };
  return slide?.state === 'waiting' ? { name: 'timeUp', words: TIME_UP } : null;
}

export function rightOf({ question, distribution, reveal }: ProjectorSlide): ProjectorQuestionModel['right'] {
  const percent = question && distribution && reveal ? rightPercent(question, distribution) : null;
  if (percent === null) return null;
  return { percent, word: message('scenes:projector.right', { percent }, 'scenes:projector.rightShare') };
}

// ---------------------------------------------------------------- the standings

export interface ProjectorBoardModel {
  readonly title: Message;
  /** After which question; null where everybody is somewhere else. */
  readonly caption: Message | null;
  /** How far the room is; null where there is a question for all, and where nobody is on the way. */
  readonly progress: { readonly percent: number; readonly line: Message; readonly players: Message } | null;
  /** Nobody while nobody has points: there is no order to show. */
  readonly rows: readonly BoardRow[];
  readonly empty: Message;
  /** How many others there are; null where these are all. */
  readonly more: Message | null;
  /** How to get in; null where nobody can. */
  readonly join: Message | null;
}

export const STANDINGS: Message = message('scenes:projector.leaderboard');

export function projectorBoardModel(
  { board, slide, progress, room }: ProjectorView,
  join: JoinInfo,
): ProjectorBoardModel {
  const shown = board && anyPoints(board.rows) ? board : null;
  const rows = shown?.rows ?? [];
  const more = (shown?.total ?? 0) - rows.length;
  const onPaper = isRecorded(room);
  return {
    title: STANDINGS,
    caption:
      slide && message('scenes:projector.afterQuestion', { number: slide.index + 1, total: slide.total }),
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

/** What is at work on the whole room. */
export function atWorkLines(view: ProjectorView): readonly Message[] {
  return atWorkIn(view).map(({ line }) => line);
}

/** How far the room is. */
export function progressWords(percent: number): Message {
  return message('scenes:projector.progress', { percent }, 'host:projector.progress');
}

/** How many others there are; null where these are all. */
export function moreWords(more: number): Message | null {
  return more > 0 ? message('scenes:projector.more', { count: more }) : null;
}

/** How to get in, in one line. */
export function joinLine({ code }: RoomInfo, { address }: JoinInfo): Message {
  return message('scenes:projector.joinLine', { address, code: spacedCode(code) });
}

/** The points of a row, in words. */
export function rowPoints({ score }: BoardRow): Message {
  return message('scenes:projector.points', { points: amount(score) });
}

// ---------------------------------------------------------------- the end

export interface PodiumModel {
  readonly title: Message;
  readonly quiz: string;
  /** Who stands on a step, and the rest; nobody while nobody has points. */
  readonly winners: readonly BoardRow[];
  readonly others: readonly BoardRow[];
  /** The members of each group, where groups are ranked, the best first; they have no names here. */
  readonly crowds: readonly PodiumCrowdModel[];
}

/** Those who played together. */
export interface PodiumCrowdModel {
  /** Of their group: the id of its row, and its place. */
  readonly id: string;
  readonly rank: number;
  readonly people: readonly { readonly id: string; readonly character: number }[];
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
  closed: message('scenes:projector.closed'),
  podium: message('scenes:projector.podium'),
  noPoints: message('scenes:projector.noPoints'),
  noWinners: message('scenes:projector.noWinners'),
};

// A question that is being written, as if it stood in a game: views like those that a server sends.

import type { AuthoredQuestion } from '#core/content/authoredQuiz.ts';
import { formattedOf } from '#core/content/formatted.ts';
import type { FormattedText } from '#core/content/formattedText.ts';
import type { Question } from '#core/questions/question.ts';
import { worthFrom } from '#core/questions/worth.ts';
import { authoringOf } from '#core/questions/authoring.ts';
import { QUESTION_TIME } from '#core/questions/questionBase.ts';
import { DEFAULT_OPTIONS } from '#core/features/options.ts';
import type { PlayerView, RoomInfo } from '#core/views/playerView.ts';
import type { ProjectorView } from '#core/views/projectorView.ts';
import { blankParts } from '#core/features/features.ts';
import { previewOf } from '#src/questions/previewKinds.ts';

export interface Previewed {
  readonly question: AuthoredQuestion & { readonly id: string };
  /** Its place in the quiz, from 0. */
  readonly index: number;
  readonly total: number;
  readonly title: string;
  /** What stands there as long as it has no text. */
  readonly noText: string;
  /** What stands on an option that says nothing yet, by its number. */
  readonly noOption: (number: number) => string;
  readonly player: string;
}

/** The time at which it stands, in ms: the question has just been opened. */
export const PREVIEW_AT = 1_700_000_000_000;

/** Not the author's own words, and not to be taken for them. */
function quiet(text: string): FormattedText {
  return { text, marks: [{ from: 0, to: text.length, style: 'italic' }] };
}

function questionIn({ question, noText, noOption }: Previewed): Question {
  const { id, type, media, format, timeSeconds = QUESTION_TIME.defaultSeconds } = question;
  const isEmpty = question.text.trim() === '' && !media;
  const words = isEmpty ? quiet(noText) : formattedOf(question.text, format);
  const base = {
    id,
    ...words,
    ...(media && { media }),
    timeMs: timeSeconds * 1_000,
    ...worthFrom(question),
  };
  return previewOf(type).shown(question, base, (number) => quiet(noOption(number)));
}

function roomOf({ title, total }: Previewed): RoomInfo {
  return {
    hash: 'preview',
    code: '123456',
    title,
    type: 'tp',
    playMode: 'live',
    state: 'running',
    questionCount: total,
    totalAnswerableQuestions: total,
    playerCount: 24,
    locked: false,
    options: { ...DEFAULT_OPTIONS, reduceMotion: true },
    opensAt: null,
    dueAt: null,
    countdownEndsAt: null,
    ...blankParts('room'),
  };
}

/** The question as it has just been opened, to whomever it is shown. */
function openSlide(previewed: Previewed) {
  const { index, total } = previewed;
  const question = questionIn(previewed);
  return {
    index,
    total,
    state: 'active',
    question,
    openedAt: PREVIEW_AT,
    deadline: PREVIEW_AT + question.timeMs,
    pausedLeftMs: null,
    distribution: null,
  } as const;
}

/** Nothing but the words of the question. */
export function wordsAlone(previewed: Previewed): Previewed {
  const { id, type, text, format } = previewed.question;
  return {
    ...previewed,
    question: { id, ...authoringOf(type).take({ text, ...(format && { format }) }, {}) },
  };
}

export function playerPreview(previewed: Previewed): PlayerView {
  return {
    seq: 1,
    room: roomOf(previewed),
    me: {
      playerId: 'preview',
      name: previewed.player,
      renamed: false,
      character: 4,
      approval: 'approved',
      deleted: false,
      score: 0,
      rankedScore: 0,
      rank: null,
      previousRank: null,
      streak: 0,
      longestStreak: 0,
      accuracy: 0,
      totalCorrect: 0,
      answered: 0,
      responses: 0,
      repeated: 0,
      isOver: false,
      attempt: 1,
      remainingAttempts: null,
      allowedUntil: null,
      rematch: null,
      ...blankParts('me'),
    },
    lobby: [],
    slide: {
      ...openSlide(previewed),
      answer: null,
      answered: false,
      feedback: null,
      draft: null,
      asking: 1,
      ...blankParts('slide'),
      ...blankParts('choice'),
    },
    board: null,
    summary: null,
  };
}

export function projectorPreview(previewed: Previewed): ProjectorView {
  return {
    seq: 1,
    room: roomOf(previewed),
    lobby: [],
    slide: {
      ...openSlide(previewed),
      answered: 0,
      expected: 24,
      reveal: null,
      explanation: null,
    },
    board: null,
    progress: 0,
    summit: null,
    climbers: [],
    rematch: null,
    ...blankParts('projector'),
  };
}

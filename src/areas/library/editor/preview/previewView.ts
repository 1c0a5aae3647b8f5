// A question that is being written, as if it stood in a game: views like those that a server sends.

import type { AuthoredQuestion } from '#core/content/authoredQuiz.ts';
import type { FormattedText } from '#core/content/formattedText.ts';
import type { Question } from '#core/questions/question.ts';
import { authoringOf } from '#core/questions/authoring.ts';
import { playedBase } from '#core/questions/playedBase.ts';
import { DEFAULT_OPTIONS } from '#core/features/options.ts';
import type { PlayerView, RoomInfo } from '#core/views/playerView.ts';
import type { ProjectorView } from '#core/views/projectorView.ts';
import * as schemas from '#protocol/schemas/views.ts';
import { editKindOf } from '#src/questions/editKind.ts';
import type { LineName } from '#src/questions/lines/linesEditorProps.ts';
import { blankOf } from '#src/areas/library/editor/preview/blankView.ts';

export interface Previewed {
  readonly question: AuthoredQuestion & { readonly id: string };
  /** Its place in the quiz, from 0. */
  readonly index: number;
  readonly total: number;
  readonly title: string;
  /** What stands there as long as it has no text. */
  readonly noText: string;
  /** What stands on an option or an item that says nothing yet, by its number. */
  readonly nameOf: (line: LineName, number: number) => string;
  readonly player: string;
}

/** The time at which it stands, in ms: the question has just been opened. */
export const PREVIEW_AT = 1_700_000_000_000;

/** Not the author's own words, and not to be taken for them. */
function quiet(text: string): FormattedText {
  return { text, marks: [{ from: 0, to: text.length, style: 'italic' }] };
}

function questionIn({ question, noText, nameOf }: Previewed): Question {
  const isEmpty = question.text.trim() === '' && !question.media;
  const base = { ...playedBase(question, question.id), ...(isEmpty && quiet(noText)) };
  const { line = 'option' } = editKindOf(question.type);
  return authoringOf(question.type).asked(question, base, (number) => quiet(nameOf(line, number))).question;
}

function roomOf({ title, total }: Previewed): RoomInfo {
  return {
    ...blankOf(schemas.RoomInfo),
    hash: 'preview',
    code: '123456',
    title,
    type: 'tp',
    playMode: 'live',
    state: 'running',
    questionCount: total,
    totalAnswerableQuestions: total,
    playerCount: 24,
    options: { ...DEFAULT_OPTIONS, reduceMotion: true },
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
    ...blankOf(schemas.PlayerView),
    seq: 1,
    room: roomOf(previewed),
    me: {
      ...blankOf(schemas.OwnState),
      playerId: 'preview',
      name: previewed.player,
      character: 4,
      attempt: 1,
    },
    slide: { ...blankOf(schemas.PlayerSlide), ...openSlide(previewed), asking: 1 },
  };
}

export function projectorPreview(previewed: Previewed): ProjectorView {
  return {
    ...blankOf(schemas.ProjectorView),
    seq: 1,
    room: roomOf(previewed),
    slide: { ...openSlide(previewed), answered: 0, expected: 24, reveal: null, explanation: null },
  };
}

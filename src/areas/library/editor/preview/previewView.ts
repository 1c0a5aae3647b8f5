// Preview views: the question being edited, as a server would send it in a game.

import type { AuthoredQuestion } from '#core/content/authoredQuiz.ts';
import type { FormattedText } from '#core/content/formattedText.ts';
import type { Question } from '#core/questions/question.ts';
import { authoringOf } from '#core/questions/authoring.ts';
import { sortOf } from '#core/questions/kinds.ts';
import { playedBase } from '#core/questions/playedBase.ts';
import { DEFAULT_OPTIONS } from '#core/features/options.ts';
import type { PlayerView, RoomInfo } from '#core/views/playerView.ts';
import type { ProjectorView } from '#core/views/projectorView.ts';
import * as schemas from '#protocol/schemas/views.ts';
import { editKindOf } from '#src/questions/questionEditor.ts';
import type { LineName } from '#src/questions/lines/linesEditorProps.ts';
import { blankOf } from '#src/areas/library/editor/preview/blankView.ts';

export interface Previewed {
  readonly question: AuthoredQuestion & { readonly id: string };
  /** The question that holds it, and its place there, from 1; absent if it stands alone. */
  readonly within?: {
    readonly parent: AuthoredQuestion & { readonly id: string };
    readonly number: number;
    readonly count: number;
  };
  /** Index in the quiz, from 0. */
  readonly index: number;
  readonly total: number;
  readonly title: string;
  /** Placeholder for missing question text. */
  readonly noText: string;
  /** Placeholder for an empty option or item, by its number. */
  readonly nameOf: (line: LineName, number: number) => string;
  readonly player: string;
}

/** Moment of the preview in ms: the question has just opened. */
export const PREVIEW_AT = 1_700_000_000_000;

/** Italic, to set placeholders apart from the author's own text. */
function quiet(text: string): FormattedText {
  return { text, marks: [{ from: 0, to: text.length, style: 'italic' }] };
}

function questionIn({ question, noText, nameOf }: Previewed): Question {
  const isEmpty = question.text.trim() === '' && !question.media;
  const base = { ...playedBase(question, question.id), ...(isEmpty && quiet(noText)) };
  const { line = 'option' } = editKindOf(question.type);
  return authoringOf(question.type).preview(question, base, (number) => quiet(nameOf(line, number))).question;
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

/** The question as it has just opened, common to all audiences. */
function openSlide(previewed: Previewed) {
  const { index, total, within } = previewed;
  const question = { ...questionIn(previewed), ...(within && { parent: within.parent.id }) };
  return {
    index,
    total,
    state: 'active',
    question,
    openedAt: PREVIEW_AT,
    deadline: sortOf(question).timed ? PREVIEW_AT + question.timeMs : null,
    pausedLeftMs: null,
    distribution: null,
  } as const;
}

/** Returns the preview with only the question's text. */
export function textOnly(previewed: Previewed): Previewed {
  const { id, type, text, format } = previewed.question;
  return {
    ...previewed,
    question: { id, ...authoringOf(type).fromExchange({ text, ...(format && { format }) }, {}) },
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
    parent: parentIn(previewed),
  };
}

function parentIn({ within, ...previewed }: Previewed): Question | undefined {
  return within && questionIn({ ...previewed, question: within.parent });
}

export function projectorPreview(previewed: Previewed): ProjectorView {
  const { within } = previewed;
  const title = parentIn(previewed);
  return {
    ...blankOf(schemas.ProjectorView),
    seq: 1,
    room: roomOf(previewed),
    slide: {
      ...openSlide(previewed),
      answered: 0,
      expected: 24,
      reveal: null,
      explanation: null,
      ...(within &&
        title && { parent: { title: { text: title.text }, number: within.number, count: within.count } }),
    },
  };
}

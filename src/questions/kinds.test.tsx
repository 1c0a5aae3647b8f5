// @vitest-environment happy-dom
// Every question kind in every registry, from the author's input to the report of an answer.
import { cleanup, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createElement } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { withFields } from '#core/collections/withFields.ts';
import type { AuthoredQuestion } from '#core/content/authoredQuiz.ts';
import { authorityOf, keyed, QUESTION_SAMPLES, sampleOf } from '#core/questions/authority.ts';
import { authoringOf } from '#core/questions/authoring.ts';
import { playedBase } from '#core/questions/playedBase.ts';
import { acted, isAnswerAct, kindOf, sortOf } from '#core/questions/kinds.ts';
import type { Answer, Question } from '#core/questions/question.ts';
import { stream } from '#core/random/stream.ts';
import { Game } from '#core/testing/game.ts';
import { QuizFileQuestion } from '#protocol/quizFile.ts';
import * as schemas from '#protocol/schemas/question.ts';
import { answerOf, NO_DRAFT, restoreDraft } from '#src/game/draft.ts';
import { type EditProps, editKindOf } from '#src/questions/questionEditor.ts';
import { hostKindOf } from '#src/host/room/hostKind.ts';
import { paperKindOf } from '#src/questions/paperKind.ts';
import { questionTwinOf } from '#src/game/twins/questionTwin.ts';
import { renderPage } from '#src/testing/renderPage.tsx';
import { answerText, rightAnswerOf } from '#src/game/twins/wording.ts';

afterEach(cleanup);

const noCalls = () => 'network' as const;
const TYPES = QUESTION_SAMPLES.map(({ authored }) => authored.type);
const draws = () => stream([7, 11], 'contract');

/** A kind's sample as a room has it, with its correct answer. */
function roomed(type: Question['type']) {
  const sample = sampleOf(type);
  const built = keyed(sample.authored, stream([3, 5], 'ids'));
  const authority = authorityOf(type);
  return {
    sample,
    built,
    question: built.question,
    authority,
    reveal: authority.reveal(built),
    kind: kindOf(type),
  };
}

/** The draft after these acts, and whether they submit the answer. */
function after(question: Question, acts: readonly Parameters<ReturnType<typeof kindOf>['applyAct']>[2][]) {
  let answer: Answer | null = null;
  let isSubmitted = false;
  for (const act of acts) {
    // Some change nothing, such as putting a piece where it already is.
    const acted = kindOf(question.type).applyAct(question, answer, act);
    if (acted) ({ answer, isSubmitted } = acted);
  }
  return { answer, isSubmitted };
}

it('is told apart from all others by its id', () => {
  expect(new Set(TYPES).size).toBe(TYPES.length);
  expect(isAnswerAct({ type: 'submit' })).toBe(false);
});

describe.each(TYPES)('%s', (type) => {
  it("parses as a quiz file's question, and is asked without its key", () => {
    const { sample, question, reveal } = roomed(type);
    expect(QuizFileQuestion.parse(sample.authored)).toEqual(sample.authored);
    expect(schemas.Question.parse(question)).toEqual(question);
    expect(schemas.Reveal.parse(reveal)).toEqual(reveal);
    expect(question.type).toBe(type);
    expect(question.hasCorrectAnswer).toBe(sample.wrong !== null);
  });

  it('is the same on paper without a game as in a game, including its correct answer', () => {
    const { sample, question, reveal, kind } = roomed(type);
    const asked = authoringOf(type).preview(sample.authored, playedBase(sample.authored, 'q'));
    expect(asked.question).toMatchObject({
      type,
      text: question.text,
      hasCorrectAnswer: question.hasCorrectAnswer,
    });
    expect(kind.possibleWords?.(asked.question)).toEqual(kind.possibleWords?.(question));
    expect(rightAnswerOf(asked.question, asked.reveal)).toBe(rightAnswerOf(question, reveal));
    expect(paperKindOf(type).letters(asked.question, asked.reveal)).toBe(
      paperKindOf(type).letters(question, reveal),
    );
  });

  it.each([
    ['written', false],
    ['corrected', true],
  ])(
    'is %s by its author, and every change in its editor leaves a valid question of its kind',
    async (_, correctionsOnly) => {
      const { authored } = sampleOf(type);
      const made: AuthoredQuestion[] = [];
      const onChange: EditProps['onChange'] = (fields) => made.push(withFields(authored, fields));
      await renderPage(
        createElement(editKindOf(type).Editor, { question: authored, onChange, correctionsOnly }),
        noCalls,
      );
      const { exchange } = authoringOf(type).toExchange(authored);
      const hasFields = Object.keys(exchange).length > 0;
      // Some editors load when they are first shown.
      if (hasFields)
        await waitFor(() =>
          expect(document.querySelector('input, textarea, [role="textbox"]')).not.toBeNull(),
        );
      for (const field of screen.queryAllByRole('textbox')) await userEvent.type(field, 'x');
      for (const field of [...screen.queryAllByRole('radio'), ...screen.queryAllByRole('checkbox')])
        await userEvent.click(field);
      for (const question of made)
        expect(QuizFileQuestion.parse(question)).toMatchObject({ type, text: authored.text });
      expect(made.length > 0).toBe(hasFields);
    },
  );

  it("is answered by a person's acts, and submitted once there is something to submit", () => {
    const { sample, question, authority, kind } = roomed(type);
    const wanted = sample.answerOf(question, sample.right);
    const acts = sample.actsFor(wanted, question);
    expect(acts.every(isAnswerAct)).toBe(true);
    expect(answerOf(question, NO_DRAFT)).toBeNull();
    const { answer, isSubmitted } = after(question, acts);
    expect(isSubmitted).toBe(!kind.submits);
    const sent = answerOf(question, { answer, state: 'open' });
    expect(sent).toEqual(wanted);
    expect(schemas.Answer.parse(sent)).toEqual(wanted);
    expect(authority.fits(question, wanted)).toBe(true);
    if (sample.forged) expect(authority.fits(question, sample.forged)).toBe(false);
  });

  it('is restored from the device unchanged, or as empty if invalid', () => {
    const { sample, question } = roomed(type);
    const answer = sample.answerOf(question, sample.right);
    expect(restoreDraft(question, JSON.parse(JSON.stringify(answer)))).toEqual({ answer, state: 'open' });
    for (const unsound of [null, 7, 'x', [], {}, { text: 7, optionId: 7, optionIds: 7 }])
      expect(restoreDraft(question, unsound)).toEqual(NO_DRAFT);
  });

  it('accepts no answer of another kind', () => {
    const { question } = roomed(type);
    const known: readonly string[] = kindOf(type).acts;
    for (const other of TYPES.filter((each) => each !== type).map(roomed)) {
      const answer = other.sample.answerOf(other.question, other.sample.right);
      expect(answerOf(question, { answer, state: 'open' })).toBeNull();
      for (const foreign of other.sample.actsFor(answer, other.question))
        if (!known.includes(foreign.type)) expect(acted(question, null, foreign)).toBeNull();
    }
  });

  it('is answered by keys, if it has any, just as by presses', () => {
    const { question, kind } = roomed(type);
    const act = kind.actOfKey(question, 'a');
    expect(kind.actOfKey(question, 'Tab')).toBeNull();
    if (act) expect(after(question, [act]).answer).toMatchObject({ type });
  });

  it("is graded, including its bots' answers", () => {
    const { sample, built, question, authority } = roomed(type);
    const share = (answer: Answer) => {
      const { right, of } = authority.grade(built, answer);
      return right / of;
    };
    for (const right of [true, false]) {
      const answer = authority.bot(built, right, draws());
      expect(authority.fits(question, answer)).toBe(true);
      if (question.hasCorrectAnswer) expect(share(answer)).toBe(Number(right));
    }
    if (!sample.wrong) return;
    expect(share(sample.answerOf(question, sample.right))).toBe(1);
    expect(share(sample.answerOf(question, sample.wrong))).toBe(0);
  });

  it('is shuffled without becoming another question', () => {
    const { sample, built, question, authority } = roomed(type);
    const shuffled = authority.shuffle(built, draws());
    expect(schemas.Question.parse(shuffled.question)).toMatchObject({ id: question.id, text: question.text });
    expect(shuffled.key).toEqual(built.key);
    expect(authority.fits(shuffled.question, sample.answerOf(question, sample.right))).toBe(true);
  });

  it('is counted, and uncounted', () => {
    const { sample, built, question, authority } = roomed(type);
    const { tally } = authority;
    const empty = tally.start(question);
    const answer = sample.answerOf(question, sample.right);
    const once = tally.count(built, empty, answer, 1);
    expect(once).not.toEqual(empty);
    // The first count leaves an empty bucket behind, which counts nothing.
    const counted = (counts: object) => JSON.stringify(counts).replaceAll('{}', 'null');
    const twice = tally.count(built, once, answer, 1);
    expect(counted(tally.count(built, twice, answer, -1))).toBe(counted(once));
    for (let what = 0; what < 40; what += 1) {
      const any = sample.anyAnswer(question, what);
      expect(any.type).toBe(type);
      if (authority.fits(question, any)) expect(tally.count(built, empty, any, 1)).not.toEqual(empty);
    }
  });

  it('describes the given answer and the correct one in words', () => {
    const { sample, question, reveal, kind } = roomed(type);
    const words = answerText(question, sample.answerOf(question, sample.right));
    expect(words).toBe(sample.reads?.answer ?? (sample.right.join(', ') || null));
    expect(answerText(question, null)).toBeNull();
    expect(rightAnswerOf(question, null)).toBeNull();
    expect(rightAnswerOf(question, reveal) === null).toBe(!question.hasCorrectAnswer);
    const possible = kind.possibleWords(question);
    if (possible.length > 0) expect(possible).toContain(words);
  });

  it('shows the outcome to a player, on the projector, to the host and in a report', async () => {
    const { sample } = roomed(type);
    const game = new Game({ type: 'tp', questions: [sample.authored] });
    const ana = game.join('Ana');
    game.start();
    const { question } = game.hostView().questions[0] ?? {};
    if (!question) throw new Error('no question');
    expect(game.answer(ana, sample.right).ok).toBe(true);
    game.wait(60_000);
    game.host({ type: 'next' });
    const row = game.hostView().questions[0];
    const projector = game.projector().slide;
    const slide = game.view(ana).slide;
    if (!row || !projector || !slide) throw new Error('nothing is shown');
    expect(schemas.Distribution.parse(row.distribution)).toMatchObject({ answered: 1, unanswered: 0 });
    if (sortOf(question).asks) expect(slide.feedback?.result).toBe(sample.wrong ? 'correct' : 'none');
    const { distribution, hiddenTexts, withheldTexts, reveal } = row;
    // A question inside a parent is open by now.
    const answer = game.seat(ana).responses[0]?.answer ?? null;
    const right = rightAnswerOf(question, reveal);
    const host = hostKindOf(type);
    await renderPage(
      <>
        <div data-testid="twin">
          {createElement(questionTwinOf(type), {
            question,
            draft: NO_DRAFT,
            answer,
            removed: [],
            tried: null,
            open: false,
            unanswered: false,
            reveal,
            result: null,
            distribution,
            onIntent: () => undefined,
          })}
        </div>
        <div data-testid="projector">
          {createElement(host.ProjectorAnswers, {
            question,
            isOpen: false,
            reveal,
            right,
            distribution,
            drawn: false,
            plain: false,
          })}
        </div>
        <div data-testid="spread">
          {createElement(host.DistributionView, {
            question,
            reveal,
            right,
            distribution,
            hiddenTexts,
            withheldTexts,
          })}
        </div>
        <div data-testid="answered">{createElement(host.Answered, { question, answer, reveal })}</div>
      </>,
      noCalls,
    );
    await screen.findByTestId('projector');
    for (const place of ['projector', 'spread', 'answered'])
      for (const words of sample.reads?.words ?? sample.right)
        expect(screen.getByTestId(place).textContent?.toLowerCase(), place).toContain(words.toLowerCase());
    for (const mark of screen.getByTestId('spread').querySelectorAll('.right-mark'))
      expect(mark.parentElement?.textContent).toMatch(/ correct$/);
    const field = screen.getByTestId('twin').querySelector('input, textarea');
    expect(field ? (field.getAttribute('value') ?? field.textContent) : answer).toBeTruthy();
  });

  it('is shown in a quiz and on paper, and typed in from there', async () => {
    const { sample, question, reveal } = roomed(type);
    const paper = paperKindOf(type);
    const props = {
      question,
      index: 0,
      onActs: () => undefined,
      onGoKey: () => false,
      onClear: () => undefined,
    };
    await renderPage(
      <>
        <div data-testid="authored">
          {createElement(hostKindOf(type).Authored, { question: sample.authored, answers: true })}
        </div>
        <div data-testid="sheet">{createElement(paper.Sheet, { question })}</div>
        <div data-testid="cell">{createElement(paper.AnswerCell, { question })}</div>
        <div data-testid="entry">
          {createElement(paper.Entry, {
            ...props,
            given: sample.answerOf(question, sample.right),
            onNext: () => undefined,
          })}
        </div>
      </>,
      noCalls,
    );
    await screen.findByTestId('sheet');
    if ('picture' in question)
      expect(screen.getByTestId('authored').querySelector('img')?.src).toContain(question.picture.url);
    if (!sortOf(question).asks) return;
    for (const place of ['sheet', 'cell']) expect(screen.getByTestId(place).innerHTML).not.toBe('');
    const entry = screen.getByTestId('entry');
    const fields = [...entry.querySelectorAll<HTMLInputElement>('.entry-typed')];
    const chosen = entry.querySelector('.entry-chosen')?.textContent;
    if (fields.length > 0 || !entry.querySelector('input'))
      expect(chosen ?? fields.map(({ value }) => value).join('; ')).toBe(
        sample.reads?.answer ?? sample.right.join(', '),
      );
    else {
      expect(entry.querySelectorAll('input:checked')).toHaveLength(sample.right.length);
      if (question.hasCorrectAnswer) expect(paper.letters(question, reveal)).not.toBe('');
    }
    if (sample.wrong) expect(screen.getByTestId('authored').innerHTML).not.toBe('');
  });
});

it('shows every accepted answer of a BLANK, in order', () => {
  const { question, reveal } = roomed('BLANK');
  expect(rightAnswerOf(question, reveal)).toBe('Paris · Lutetia');
});

const HINTS: readonly (readonly [Question['type'], string | null])[] = [
  ['MCQ', null],
  ['MSQ', 'Choose all that apply'],
  ['BLANK', 'Type your answer on your device'],
  ['CLOZE', 'Type into the gaps'],
  ['OPEN', 'Write your answer on your device'],
  ['REORDER', 'Move items into order, first at the top'],
  ['MATCH', 'Match each item with its partner'],
  ['WORDCLOUD', 'Send words from your device'],
  ['FLASHCARD', 'Flip the card. Did you know it?'],
  ['CLASSIFICATION', 'Put each item in its category'],
  ['DND_IMAGE', 'Put each label where it belongs'],
  ['HOTSPOT', 'Mark the right spots on the picture'],
];

it.each(HINTS)('says on the projector how to answer a %s while it is open', async (type, hint) => {
  const { question } = roomed(type);
  const shown = async (isOpen: boolean) => {
    cleanup();
    const projector = {
      question,
      isOpen,
      reveal: null,
      right: null,
      distribution: null,
      drawn: false,
      plain: false,
    };
    await renderPage(
      <div data-testid="projector">{createElement(hostKindOf(type).ProjectorAnswers, projector)}</div>,
      noCalls,
    );
    return (await screen.findByTestId('projector')).querySelector('p.projector-note')?.textContent ?? null;
  };
  expect(await shown(true)).toBe(hint);
  expect(await shown(false)).toBeNull();
});

// MCQ in every state, including texts that tend to break layouts.

import type { QuestionOf } from '#core/questions/question.ts';
import type { PlayerSlide } from '#core/views/playerView.ts';
import { avatarFixture } from '#scenes/avatars/avatarFixture.ts';
import type { Draft, PlayerStageView } from '#scenes/player/view.ts';
import {
  boardFixture,
  FIXTURE_NOW,
  ownStateFixture,
  roomFixture,
  slideFixture,
  stageFixture,
} from '#scenes/player/playerFixtures.ts';
import { formattedQuestions, formattedWhy } from '#scenes/questions/formattedFixture.ts';
import { filmUrl, soundUrl } from '#scenes/questions/mediaFixture.ts';
import { pictureUrl } from '#scenes/questions/pictureFixture.ts';

const ids = ['o1', 'o2', 'o3', 'o4', 'o5', 'o6', 'o7', 'o8', 'o9', 'o10'] as const;

function mcq(
  text: string,
  options: readonly string[],
  changes: Partial<QuestionOf<'MCQ'>> = {},
): QuestionOf<'MCQ'> {
  return {
    id: `mcq:${text.slice(0, 24)}`,
    type: 'MCQ',
    text,
    timeMs: 30_000,
    hasCorrectAnswer: true,
    options: options.map((option, index) => ({ id: ids[index] ?? `o${index}`, text: option })),
    ...changes,
  };
}

/** The question that most states use. */
export const capital = mcq('What is the capital of Australia?', ['Sydney', 'Canberra', 'Melbourne', 'Perth']);
const aboutRiver = (sentences: number): string =>
  `${'A river rises in the mountains, passes through three countries and ends in a delta. '.repeat(sentences)}Which one is it?`;
const longText = aboutRiver(24);
const longOption =
  'The river that rises in the Black Forest, passes ten countries and four capitals, and reaches the sea in a delta. '.repeat(
    4,
  );

/** A question that fills a phone. */
export const river = mcq(aboutRiver(6), ['The Danube', 'The Rhine', 'The Po', 'The Elbe'], {
  id: 'mcq:river',
});

const show = (
  question: QuestionOf<'MCQ'>,
  slide: Partial<PlayerSlide> = {},
  draft: Partial<Draft> = {},
): PlayerStageView => stageFixture({ slide: slideFixture(question, slide) }, draft);

/** `capital` with this answer, judged. */
export const judged = (
  optionId: string,
  result: 'correct' | 'incorrect',
  explanation: string | null = null,
  breakup = { base: 600, timer: 320, streak: 200, total: 1_120 },
): Partial<PlayerSlide> => ({
  state: 'reveal',
  answer: { type: 'MCQ', optionId },
  answered: true,
  deadline: null,
  feedback: {
    state: 'attempted',
    result,
    breakup: result === 'correct' ? breakup : { base: 0, timer: 0, streak: 0, total: 0 },
    reveal: { type: 'MCQ', correctIds: ['o2'] },
    explanation: explanation === null ? null : { text: explanation },
    comesAgain: false,
    timeTakenMs: 7_400,
    missedBefore: 0,
  },
});

const why =
  'Canberra was founded in 1913 because Sydney and Melbourne could not agree on which of them should be the capital.';

/** Judged, with a marked explanation. */
const explained = (result: 'correct' | 'incorrect'): Partial<PlayerSlide> => {
  const slide = judged('o2', result);
  return { ...slide, ...(slide.feedback && { feedback: { ...slide.feedback, explanation: formattedWhy } }) };
};

const formattedFixtures: Readonly<Record<string, PlayerStageView>> = Object.fromEntries(
  Object.entries(formattedQuestions).map(([name, question]) => [`formatted-${name}`, show(question)]),
);

export const MCQ: Readonly<Record<string, PlayerStageView>> = {
  open: show(capital),
  sending: show(capital, {}, { answer: { type: 'MCQ', optionId: 'o2' }, state: 'sending' }),
  kept: show(capital, {}, { answer: { type: 'MCQ', optionId: 'o2' }, state: 'kept' }),
  locked: stageFixture({
    room: roomFixture({ type: 'tp' }),
    slide: slideFixture(capital, { answered: true, answer: { type: 'MCQ', optionId: 'o2' } }),
  }),
  correct: stageFixture({
    me: ownStateFixture({ streak: 5, score: 4_560 }),
    slide: slideFixture(capital, judged('o2', 'correct', why)),
  }),
  first: stageFixture({
    me: ownStateFixture({ streak: 1, longestStreak: 1, totalCorrect: 1, score: 920 }),
    slide: slideFixture(
      capital,
      judged('o2', 'correct', null, { base: 600, timer: 320, streak: 0, total: 920 }),
    ),
  }),
  quick: stageFixture({
    me: ownStateFixture({ streak: 1, score: 3_340 }),
    slide: slideFixture(
      capital,
      judged('o2', 'correct', null, { base: 600, timer: 400, streak: 0, total: 1_000 }),
    ),
  }),
  fourInARow: stageFixture({
    me: ownStateFixture({ streak: 4, longestStreak: 4, totalCorrect: 4, score: 3_460 }),
    slide: slideFixture(capital, judged('o2', 'correct')),
  }),
  overtook: stageFixture({
    me: ownStateFixture({ streak: 4, longestStreak: 4, totalCorrect: 4, score: 3_460 }),
    slide: slideFixture(capital, judged('o2', 'correct')),
    board: boardFixture(10, 2).player.board,
  }),
  sevenInARow: stageFixture({
    me: ownStateFixture({ streak: 7, longestStreak: 7, totalCorrect: 7, score: 7_460 }),
    slide: slideFixture(capital, { ...judged('o2', 'correct', why), index: 6 }),
  }),
  scarf: stageFixture({
    me: ownStateFixture({ longestStreak: 5, totalCorrect: 6 }),
    slide: slideFixture(capital),
  }),
  avatar: stageFixture({
    slide: slideFixture(capital, judged('o2', 'correct')),
    me: ownStateFixture({ character: avatarFixture(5), streak: 4 }),
  }),
  worth: show({ ...capital, worth: 10 }),
  urgent: show(capital, { deadline: FIXTURE_NOW + 3_500 }),
  incorrect: show(capital, judged('o1', 'incorrect', why)),
  timedOut: show(capital, {
    ...judged('o1', 'incorrect'),
    answer: null,
    feedback: {
      state: 'timedOut',
      result: 'incorrect',
      breakup: null,
      reveal: { type: 'MCQ', correctIds: ['o2'] },
      explanation: null,
      comesAgain: false,
      timeTakenMs: 7_400,
      missedBefore: 0,
    },
  }),
  skipped: show(capital, {
    ...judged('o1', 'incorrect'),
    answer: null,
    feedback: {
      state: 'passed',
      result: 'incorrect',
      breakup: null,
      reveal: { type: 'MCQ', correctIds: ['o2'] },
      explanation: null,
      comesAgain: false,
      timeTakenMs: 7_400,
      missedBefore: 0,
    },
  }),
  untold: show(capital, {
    state: 'active',
    answered: true,
    answer: { type: 'MCQ', optionId: 'o3' },
    feedback: {
      state: 'attempted',
      result: null,
      breakup: null,
      reveal: null,
      explanation: null,
      comesAgain: false,
      timeTakenMs: 7_400,
      missedBefore: 0,
    },
  }),
  paced: stageFixture({
    room: roomFixture({ type: 'tp' }),
    me: ownStateFixture({ streak: 4 }),
    slide: slideFixture(capital, {
      ...judged('o2', 'correct'),
      distribution: {
        answered: 22,
        unanswered: 2,
        correct: 14,
        partial: 0,
        spread: { type: 'MCQ', options: { o1: 5, o2: 14, o3: 3, o4: 0 } },
      },
    }),
  }),
  overtime: stageFixture({
    room: roomFixture({ options: { ...roomFixture().options, timer: 'classic' } }),
    slide: slideFixture(capital, { deadline: FIXTURE_NOW - 1_000 }),
  }),
  paused: stageFixture({
    room: roomFixture({ state: 'paused' }),
    slide: slideFixture(capital, { deadline: null, pausedLeftMs: 14_000 }),
  }),
  two: show(mcq('The Nile is longer than the Amazon.', ['True', 'False'])),
  ten: show(
    mcq('Which of these is not a capital?', [
      'Lima',
      'Oslo',
      'Quito',
      'Rabat',
      'Zürich',
      'Hanoi',
      'Accra',
      'Doha',
      'Riga',
      'Suva',
    ]),
  ),
  picture: show(
    mcq('Whose flag is this?', ['Kenya', 'Nepal', 'Bhutan', 'Laos'], {
      media: { type: 'image', url: pictureUrl, alt: 'Three mountains under a red sun' },
    }),
  ),
  pictureJudged: show(
    mcq('Whose flag is this?', ['Kenya', 'Nepal', 'Bhutan', 'Laos'], {
      media: { type: 'image', url: pictureUrl, alt: 'Three mountains under a red sun' },
    }),
    judged('o2', 'correct'),
  ),
  sound: show(
    mcq('Which bird is this?', ['Blackbird', 'Robin', 'Nightingale', 'Wren'], {
      media: { type: 'audio', url: soundUrl, alt: 'The song of a bird' },
    }),
  ),
  film: show(
    mcq('Where does the snowball come from?', ['From the sky', 'From the left', 'From the right'], {
      media: { type: 'video', url: filmUrl, alt: 'A snowball rolls over a hill' },
    }),
  ),
  filmLong: show(
    mcq(longText, ['The Danube', 'The Rhine', 'The Po', 'The Elbe'], {
      id: 'mcq:filmLong',
      media: { type: 'video', url: filmUrl },
    }),
  ),
  mediaMissing: show(
    mcq('Which bird is not heard?', ['Blackbird', 'Robin', 'Nightingale', 'Wren'], {
      media: { type: 'audio', url: 'data:audio/webm;base64,AA', alt: 'The song of a bird' },
    }),
  ),
  pictureMissing: show(
    mcq('Whose flag is this?', ['Kenya', 'Nepal', 'Bhutan', 'Laos'], {
      id: 'mcq:pictureMissing',
      media: { type: 'image', url: 'data:image/png;base64,AA', alt: 'Three mountains under a red sun' },
    }),
  ),
  pictureOptions: show({
    ...capital,
    id: 'mcq:pictures',
    text: 'Which picture shows the Alps?',
    options: ids.slice(0, 4).map((id, index) => ({
      id,
      text: index < 2 ? 'Peaks' : '',
      media: { type: 'image', url: pictureUrl },
    })),
  }),
  longQuestion: show(mcq(longText, ['The Danube', 'The Rhine', 'The Po', 'The Elbe'])),
  longJudged: show(river, judged('o1', 'incorrect', why)),
  longOptions: show(mcq('Which sentence is right?', [longOption, longOption, 'None of them', longOption])),
  noSpaces: show(
    mcq('Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft'.repeat(2), [
      'Pneumonoultramicroscopicsilicovolcanoconiosis'.repeat(3),
      'Supercalifragilisticexpialidocious',
      'Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch',
      'Yes',
    ]),
  ),
  arabic: show(mcq('ما هي عاصمة أستراليا؟', ['سيدني', 'كانبرا', 'ملبورن', 'بيرث'])),
  hebrew: show(
    mcq('הצוות של Apollo 11 נחת על הירח. באיזו שנה זה קרה, ומי עמד בראש NASA?', [
      'בשנת 1969!',
      '1972',
      'בשנת 1958',
      'אף פעם.',
    ]),
  ),
  scripts: show(
    mcq('Which of these say “mountain”? 🏔️', [
      'पहाड़',
      '산과 산맥',
      '高山和山脉',
      'гора',
      'ภูเขาสูงที่สุด',
      'βουνό 👍🏽',
    ]),
  ),
  thai: show(
    mcq('เมืองหลวงของประเทศออสเตรเลียคือเมืองใดและตั้งอยู่ในรัฐใดของประเทศ', ['ซิดนีย์', 'แคนเบอร์รา', 'เมลเบิร์น', 'เพิร์ท']),
  ),
  ...formattedFixtures,
  'formatted-correct': stageFixture({
    me: ownStateFixture({ streak: 2, score: 4_560 }),
    slide: slideFixture(formattedQuestions.formulas, explained('correct')),
  }),
  'formatted-incorrect': show(formattedQuestions.display, explained('incorrect')),
  japanese: show(
    mcq('オーストラリアの首都はどこですか。次の四つの都市の中から一つ選んでください。', [
      'シドニー',
      'キャンベラ',
      'メルボルン',
      'パース',
    ]),
  ),
};

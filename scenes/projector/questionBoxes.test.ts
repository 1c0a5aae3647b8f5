import { expect, it } from 'vitest';
import type { ProjectorMetrics } from '#scenes/projector/metrics.ts';
import { questionBoxes, type QuestionShape } from '#scenes/projector/questionBoxes.ts';

const ASKED: QuestionShape = {
  rows: 0,
  tall: false,
  showsAnswers: false,
  picture: false,
  explained: false,
  ring: true,
  status: false,
};

const LYING: ProjectorMetrics = {
  width: 1920,
  height: 1080,
  wide: true,
  unit: 1,
  margin: 80,
  top: 56,
  bottom: 1032,
  size: (name) => ({ caption: 30, body: 38, title: 54, headline: 76, display: 112, code: 236 })[name],
};
const STANDING: ProjectorMetrics = {
  ...LYING,
  width: 800,
  height: 1560,
  wide: false,
  margin: 36,
  bottom: 1524,
};

it.each([
  ['landscape', LYING],
  ['portrait', STANDING],
])('gives typed answers more room than the question, in %s', (_, metrics) => {
  const asked = questionBoxes(metrics, ASKED);
  for (const told of [
    { ...ASKED, showsAnswers: true },
    { ...ASKED, showsAnswers: true, explained: true },
    { ...ASKED, showsAnswers: true, picture: true },
  ]) {
    const { card, answers } = questionBoxes(metrics, told);
    expect(answers.height).toBeGreaterThan(card.height * 1.3);
    expect(card.y + card.height).toBeLessThan(answers.y);
  }
  expect(questionBoxes(metrics, { ...ASKED, showsAnswers: true }).answers.height).toBeGreaterThan(
    asked.answers.height,
  );
});

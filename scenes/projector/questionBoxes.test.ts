// Where the parts of a question stand on the projector.

import { expect, it } from 'vitest';
import type { ProjectorMetrics } from '#scenes/projector/ProjectorScene.ts';
import { questionBoxes, type QuestionShape } from '#scenes/projector/questionBoxes.ts';

const ASKED: QuestionShape = {
  rows: 0,
  tall: false,
  told: false,
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
  ['lying', LYING],
  ['standing', STANDING],
])('gives what was typed more room than what was asked, %s', (_, metrics) => {
  const asked = questionBoxes(metrics, ASKED);
  for (const told of [
    { ...ASKED, told: true },
    { ...ASKED, told: true, explained: true },
    { ...ASKED, told: true, picture: true },
  ]) {
    const { card, answers } = questionBoxes(metrics, told);
    expect(answers.height).toBeGreaterThan(card.height * 1.3);
    expect(card.y + card.height).toBeLessThan(answers.y);
  }
  expect(questionBoxes(metrics, { ...ASKED, told: true }).answers.height).toBeGreaterThan(
    asked.answers.height,
  );
});

import { readMarkdown } from '#core/content/markdown.ts';
import { FIXTURE_NOW, roomFixture, slideFixture, stageFixture } from '#scenes/player/playerFixtures.ts';
import { formattedQuestions } from '#scenes/questions/formattedFixture.ts';
import { capital } from '#scenes/questions/mcq/fixtures.ts';
import { rivers } from '#scenes/questions/msq/fixtures.ts';
import type { SceneFixtures } from '#scenes/sceneFixtures.ts';

const HINTS = [
  { text: 'It is not the largest city of the country.' },
  { text: 'It lies inland, between two cities that could not agree on which of them should be the capital.' },
];

const FORMATTED_HINTS = [
  'It is **not** a *whole* number: look at $x = \\frac{1}{2}$, and at `1 / 2`.',
  '- First try $\\sqrt{2}$\n- Then say **why**',
  '```\nprint(6 / 12)\n```',
].map(readMarkdown);

export const hints: readonly SceneFixtures[] = [
  {
    group: 'mcq',
    scene: 'question',
    fixtures: {
      hintLeft: stageFixture({ slide: slideFixture(capital, { hints: { taken: [], left: 2 } }) }),
      hintsTaken: stageFixture({ slide: slideFixture(capital, { hints: { taken: HINTS, left: 1 } }) }),
      formattedHints: stageFixture({
        slide: slideFixture(formattedQuestions.formulas, { hints: { taken: FORMATTED_HINTS, left: 0 } }),
      }),
      formattedHintsFromRight: stageFixture({
        slide: slideFixture(formattedQuestions.hebrew, {
          hints: { taken: [readMarkdown('זה **לא** 3, אלא $\\sqrt{2}$!')], left: 1 },
        }),
      }),
      hintOvertime: stageFixture({
        room: roomFixture({ options: { ...roomFixture().options, timer: 'classic' } }),
        slide: slideFixture(capital, { deadline: FIXTURE_NOW - 1_000, hints: { taken: HINTS, left: 1 } }),
      }),
    },
  },
  {
    group: 'msq',
    scene: 'question',
    fixtures: {
      hinted: stageFixture(
        { slide: slideFixture(rivers, { hints: { taken: [{ text: 'Four of the six do.' }], left: 2 } }) },
        { answer: { type: 'MSQ', optionIds: ['o1', 'o4'] } },
      ),
    },
  },
];

import '@fontsource-variable/quicksand/wght.css';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { Game } from '#core/testing/game.ts';
import { QUESTION_SAMPLES, sampleOf } from '#core/questions/authority.ts';
import { isAnswerAct, sortOf } from '#core/questions/kinds.ts';
import { loadProjectorFeatures } from '#scenes/features/registry.ts';
import { questionScene } from '#scenes/playerScenes.ts';
import { NO_DRAFT } from '#scenes/player/view.ts';
import type { Target } from '#scenes/ports.ts';
import { PROJECTOR_SCENES } from '#scenes/projectorScenes.ts';
import { loadProjectorQuestions, loadQuestionParts } from '#scenes/questions/registry.ts';
import { labeledTree } from '#scenes/stage/labeledTree.ts';
import { testStage, type TestStage } from '#scenes/stage/testStage.ts';

const TYPES = QUESTION_SAMPLES.map(({ authored }) => authored.type);
const JOIN = { address: 'quiz.school', qr: null };

beforeAll(() => Promise.all([loadQuestionParts('all'), loadProjectorQuestions(), loadProjectorFeatures()]));

let open: TestStage[] = [];
async function start(size = { width: 640, height: 480 }): Promise<TestStage> {
  const made = await testStage({ ...size, policy: 'none' });
  open.push(made);
  return made;
}
afterEach(() => {
  for (const stage of open) stage.destroy();
  open = [];
});

/**
 * A game with a question of this kind, and a function that leads to its reveal after the player has answered.
 */
function asked(type: (typeof TYPES)[number]) {
  const sample = sampleOf(type);
  const game = new Game({ type: 'tp', questions: [sample.authored] });
  const ana = game.join('Ana');
  game.start();
  const reveal = (): void => {
    game.answer(ana, sample.right);
    game.wait(60_000);
    if (sortOf({ type }).asks) game.host({ type: 'next' });
  };
  return { sample, game, ana, reveal };
}

const textsOf = ({ stage }: TestStage): string => JSON.stringify(labeledTree(stage.debug.root));

it('leaves out a correct answer that only repeats what the player typed', async () => {
  const told = async (text: string) => {
    const blank = { type: 'BLANK', text: 'The capital of France?', accepted: ['Paris'] } as const;
    const game = new Game({ questions: [blank] });
    const ana = game.join('Ana');
    game.start();
    game.open(ana);
    game.answer(ana, [text]);
    const made = await start();
    made.stage.show(questionScene, { player: game.view(ana), draft: NO_DRAFT });
    return textsOf(made).includes('"accepted"');
  };
  expect(await told('paris')).toBe(false);
  expect(await told('Lyon')).toBe(true);
});

it.each(TYPES)('lets a player answer a question of type %s, and shows the result', async (type) => {
  const { game, ana, reveal } = asked(type);
  const made = await start();
  made.stage.show(questionScene, { player: game.view(ana), draft: NO_DRAFT });
  const answers = ({ kind, intent, drag }: Target) =>
    kind === 'field' || drag || (intent && (isAnswerAct(intent) || intent.type === 'hold'));
  expect(made.stage.targets().some(answers)).toBe(true);
  reveal();
  made.stage.show(questionScene, { player: game.view(ana), draft: NO_DRAFT });
  expect(made.stage.targets().filter(({ intent }) => intent !== undefined)).toEqual([]);
});

it.each(TYPES)("shows a question of type %s on the projector, then the room's answers", async (type) => {
  const { game, sample, reveal } = asked(type);
  const made = await start({ width: 1_920, height: 1_080 });
  made.stage.show(PROJECTOR_SCENES.projectorQuestion, { projector: game.projector(), join: JOIN });
  reveal();
  made.stage.show(PROJECTOR_SCENES.projectorQuestion, { projector: game.projector(), join: JOIN });
  for (const words of sample.reads?.words ?? sample.right) expect(textsOf(made)).toContain(words);
});

it.each([
  ['MCQ', 'hint', undefined],
  ['MSQ', 'question', 'question.hint.MSQ'],
  ['BLANK', 'hint', 'projector.typeAnswer'],
  ['OPEN', 'hint', 'projector.writeAnswer'],
  ['WORDCLOUD', 'hint', 'wordcloud.send'],
  ['FLASHCARD', 'card', 'question.hint.FLASHCARD'],
] as const)('says on the projector how to answer a question of type %s', async (type, label, key) => {
  const { game } = asked(type);
  const made = await start();
  made.stage.show(PROJECTOR_SCENES.projectorQuestion, { projector: game.projector(), join: JOIN });
  const said = labeledTree(made.stage.debug.root)
    .find((node) => node.label === label)
    ?.texts.join(' ');
  if (key === undefined) expect(said).toBeUndefined();
  else expect(said).toContain(key);
});

// Sound service built on fakes, for its tests.

import { EFFECTS } from '#src/platform/sound/names.ts';
import { readSoundConfig } from '#src/platform/sound/soundSchema.ts';
import { FakeClock, FakeEngine, FakePage, FakeSettings } from '#src/platform/sound/soundFakes.ts';
import { createSoundService } from '#src/platform/sound/soundService.ts';

const track = (category: string, more: object = {}) => ({
  category,
  files: [`${category}.webm`, `${category}.m4a`],
  volume: 0.03,
  loop: { start: 100, length: 8000 },
  ...more,
});

const raw = {
  sounds: {
    waiting: track('waiting', { fades: { 'on-stop': 1000 } }),
    question: track('question'),
    questionToo: track('question', { files: ['questionToo.webm'] }),
    summary: track('summary'),
    duelQuestion: track('duelQuestion'),
    ...Object.fromEntries(
      [1, 2, 3].map((layer) => [
        `peak${layer}`,
        track('peakQuestion', { files: [`peak${layer}.webm`], layer, fades: { 'on-stop': 1200 } }),
      ]),
    ),
    ...Object.fromEntries(
      EFFECTS.map((name) => [
        name,
        { category: 'answer', files: [`${name}.webm`, `${name}.m4a`], volume: 0.2 },
      ]),
    ),
    correct: {
      category: 'answer',
      files: ['correct.webm', 'correct.m4a'],
      volume: 0.25,
      fades: { 'on-end': 300 },
    },
    go: { category: 'timer', files: ['go.webm', 'go.m4a'], volume: 0.4 },
    gameOver: { category: 'ranking', files: ['gameOver.webm'], volume: 0.5 },
    join: { category: 'lobby', files: ['join.webm'], gap: 120, volume: 0.2 },
  },
};
const files = new Set(Object.values(raw.sounds).flatMap((sound) => sound.files));

const config = readSoundConfig(raw, files);
/** Another theme, with waiting music and an effect of its own. */
const other = readSoundConfig(
  {
    sounds: {
      ...raw.sounds,
      waiting: track('waiting', { files: ['otherWaiting.webm'] }),
      correct: { category: 'answer', files: ['otherCorrect.webm'] },
    },
  },
  new Set([...files, 'otherWaiting.webm', 'otherCorrect.webm']),
);

/** A service that hasn't started yet, and its fakes. */
export function setUp() {
  const clock = new FakeClock();
  const engine = new FakeEngine();
  const page = new FakePage();
  const settings = new FakeSettings();
  const start = () =>
    createSoundService({
      configOf: (theme) => (theme === 'other' ? other : config),
      theme: 'usual',
      resolve: (file) => `/sounds/${file}`,
      settings,
      engine,
      page,
      clock,
    });
  return { clock, engine, page, settings, start };
}

/** A service that has been unlocked by a gesture. */
export async function playing() {
  const all = setUp();
  const service = all.start();
  await all.page.gesture();
  return { ...all, service };
}

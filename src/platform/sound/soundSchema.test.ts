import { describe, expect, it } from 'vitest';
import { EFFECTS } from '#src/platform/sound/names.ts';
import { readSoundConfig, SoundConfigError } from '#src/platform/sound/soundSchema.ts';

const loop = { start: 100, length: 8000 };
const good: Readonly<Record<string, object>> = {
  lobby: { category: 'waiting', files: ['lobby.webm'], loop, fades: { 'on-stop': 1000 } },
  question: { category: 'question', files: ['question.webm'], loop, volume: 0.03 },
  summary: { category: 'summary', files: ['summary.webm', 'summary.m4a'], loop },
  duelQuestion: { category: 'duelQuestion', files: ['any.webm'], loop },
  peakTune: { category: 'peakQuestion', files: ['any.webm'], loop: { start: 100, length: 32000 }, layer: 2 },
  peakPulse: { category: 'peakQuestion', files: ['any.webm'], loop, layer: 1 },
  ...Object.fromEntries(EFFECTS.map((name) => [name, { category: 'answer', files: ['any.webm'] }])),
};
const files = new Set(['lobby.webm', 'question.webm', 'summary.webm', 'summary.m4a', 'any.webm']);

function problemsOf(sounds: object): readonly string[] {
  try {
    readSoundConfig({ sounds }, files);
    return [];
  } catch (error) {
    if (error instanceof SoundConfigError) return error.problems;
    throw error;
  }
}

describe('readSoundConfig', () => {
  it('fills in volumes, fades and gaps', () => {
    const config = readSoundConfig({ sounds: good }, files);
    expect(config.music.waiting).toEqual([
      {
        name: 'lobby',
        category: 'waiting',
        files: ['lobby.webm'],
        volume: 1,
        loop,
        layer: null,
        fades: { prePlay: 200, prePause: 200, onEnd: 0, onStop: 1000 },
        gap: 40,
      },
    ]);
    expect(config.music.question[0]?.volume).toBe(0.03);
    expect(config.effects.correct.fades).toEqual({ prePlay: 0, prePause: 200, onEnd: 0, onStop: 200 });
  });

  it('takes the files that are named like a sound, if none are listed', () => {
    const { files: _, ...summary } = good['summary'] as { readonly files: unknown };
    const config = readSoundConfig({ sounds: { ...good, summary } }, files);
    expect(config.music.summary[0]?.files).toEqual(['summary.webm', 'summary.m4a']);
    expect(problemsOf({ ...good, more: summary })).toContain('sounds.more: there is no file more.webm');
  });

  it('accepts several tracks of one category', () => {
    const config = readSoundConfig({ sounds: { ...good, more: good['lobby'] } }, files);
    expect(config.music.waiting.map((track) => track.name)).toEqual(['lobby', 'more']);
  });

  it('sorts layers by their number, even if their loops have different lengths', () => {
    const config = readSoundConfig({ sounds: good }, files);
    expect(config.music.peakQuestion.map(({ name, layer }) => [name, layer])).toEqual([
      ['peakPulse', 1],
      ['peakTune', 2],
    ]);
  });

  it("refuses layers that can't play in sync", () => {
    const gap = { ...good, peakTune: { ...good['peakTune'], layer: 3 } };
    const twice = { ...good, peakTune: { ...good['peakTune'], layer: 1 } };
    const alone = { ...good, more: { ...good['peakPulse'], layer: undefined } };
    for (const sounds of [gap, twice, alone])
      expect(problemsOf(sounds)).toEqual([
        'the layers of the category peakQuestion are not 1, 2, 3 and so on',
      ]);
    const step = { ...good, peakPulse: { ...good['peakPulse'], loop: { start: 100, length: 9000 } } };
    expect(problemsOf(step)).toEqual(["sounds.peakPulse: its loop is no whole part of the longest layer's"]);
    expect(problemsOf({ ...good, go: { category: 'timer', files: ['any.webm'], layer: 1 } })).toEqual([
      'sounds.go: an effect has no layers',
    ]);
    expect(problemsOf({ ...good, peakPulse: { ...good['peakPulse'], layer: 0 } })).toEqual([
      expect.stringContaining('sounds.peakPulse.layer: '),
    ]);
  });

  it('requires a known category for every sound', () => {
    const { category: _, ...rest } = { category: '', ...good['correct'] };
    expect(problemsOf({ ...good, correct: rest })).toEqual([
      expect.stringMatching(/^sounds\.correct\.category: every sound needs a category/),
    ]);
    expect(problemsOf({ ...good, correct: { ...rest, category: 'noise' } })).toHaveLength(1);
  });

  it('names missing files', () => {
    expect(problemsOf({ ...good, go: { category: 'timer', files: ['go.webm', 'any.webm'] } })).toEqual([
      'sounds.go: there is no file go.webm',
    ]);
  });

  it('lists all problems at once', () => {
    const { summary: _, tick: __, ...rest } = good;
    const sounds = {
      ...rest,
      question: { category: 'question', files: ['question.webm'] },
      go: { category: 'timer', files: ['any.webm'], loop },
      click: { category: 'waiting', files: ['any.webm'], loop },
      boing: { category: 'answer', files: ['any.webm'] },
    };
    expect(new Set(problemsOf(sounds))).toEqual(
      new Set([
        'sounds.question: music needs a loop',
        'sounds.click: an effect needs a category of effects',
        'sounds.go: an effect is not looped',
        'sounds.boing: no effect has this name',
        'there is no music of the category summary',
        'there is no sound for the effect tick',
      ]),
    );
  });

  it.each([
    ['a volume above 1', { volume: 1.5 }, 'sounds.go.volume'],
    ['a negative fade', { fades: { 'pre-play': -1 } }, 'sounds.go.fades.pre-play'],
    ['an unknown placement', { fades: { 'pre-stop': 1 } }, 'sounds.go.fades'],
    ['an unknown key', { loudness: 1 }, 'sounds.go'],
    ['no files', { files: [] }, 'sounds.go.files'],
    ['a file elsewhere', { files: ['../any.webm'] }, 'sounds.go.files.0'],
    ['a codec that not every browser has', { files: ['any.ogg'] }, 'sounds.go.files.0'],
  ])('refuses %s', (_, change, path) => {
    const problems = problemsOf({ ...good, go: { category: 'timer', files: ['any.webm'], ...change } });
    expect(problems).toEqual([expect.stringContaining(`${path}: `)]);
  });

  it.each([[null], [{}], [{ sounds: [] }]])('refuses %j', (raw) => {
    expect(() => readSoundConfig(raw, files)).toThrow(SoundConfigError);
  });
});

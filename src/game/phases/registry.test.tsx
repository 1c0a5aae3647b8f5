// @vitest-environment happy-dom
// The contract of phases: each one in the registry occurs in some game, lasts as long as it says, is shown,
// and is left.

import { cleanup, renderHook, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { FeatureId } from '#core/room/feature.ts';
import { hasFeature } from '#core/modes/registry.ts';
import type { GameSettings } from '#core/testing/game.ts';
import { loadParts as loadDuelParts } from '#src/features/duels/load.ts';
import { loadParts as loadPeakParts } from '#src/features/mysticPeak/load.ts';
import type { Meme } from '#src/features/memes/meme.ts';
import { createMemeSource, memes } from '#src/features/memes/phase.ts';
import { useFirstScene } from '#src/game/firstScene.ts';
import type { PlayIntent } from '#src/game/intent.ts';
import type { Phase, PhaseSource } from '#src/game/phases/phase.ts';
import { phaseSources } from '#src/game/phases/registry.ts';
import { flush, page, start, startedGame } from '#src/game/testing/playedPage.ts';
import { createMemoryKv } from '#src/platform/storage/kv.ts';
import type { Settings } from '#src/platform/storage/savedSettings.ts';
import { renderPage } from '#src/testing/renderPage.tsx';
import { PlayerTwin } from '#src/game/twins/PlayerTwin.tsx';

beforeEach(async () => {
  // As on a page that already shows its first question.
  renderHook(() => useFirstScene(true));
  await loadDuelParts();
  await loadPeakParts();
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

type Word = 'right' | 'wrong' | 'later' | 'next' | 'redeem' | 'mastery' | 'duelSkip' | keyof typeof PEAK;

/** A game's way to a phase, and the player's way out of it. */
interface Way {
  readonly type?: GameSettings['type'];
  readonly options?: GameSettings['options'];
  readonly settings?: Partial<Settings>;
  /**
   * The player's actions from the first question on; redeem: takes the first second chance; mastery: the
   * teacher turns it on.
   */
  readonly words: readonly Word[];
  readonly leave: (open: ReturnType<typeof page>) => PlayIntent;
}

const next = () => ({ type: 'next' }) as const;
const redeem = ({ view }: ReturnType<typeof page>) =>
  ({ type: 'redeem', questionId: view.slide?.secondChances[0]?.questionId ?? '' }) as const;
const always = (word: Word, count: number) => Array.from({ length: count }, () => word);
/** Answers the question and sees its verdict. */
const seen = (...words: readonly Word[]) => words.flatMap((word) => [word, 'next'] as const);
const duels = { options: { isDuelEnabled: true, timer: 'off' } } as const;
const DUEL_SKIP = { type: 'duel', move: { to: 'choose', decision: 'skip' } } as const;
const PEAK = {
  peakPath: { type: 'peak', move: { to: 'path', role: 'TREKKER' } },
  peakGo: { type: 'peak', move: { to: 'start', form: 'still' } },
  peakOn: { type: 'peak', move: { to: 'leave', kind: 'levelUp' } },
  peakFlag: { type: 'peak', move: { to: 'path', role: 'FLAG' } },
  peakPick: { type: 'peak', move: { to: 'pick', game: 'runeMatch' } },
} as const;
const secondChances = { options: { redemption: 'yes', isAnswerExplanationEnabled: false } } as const;

const WAYS: Readonly<Record<string, Way>> = {
  ready: { settings: { autoNext: false }, words: [], leave: next },
  postponed: { words: ['later'], leave: next },
  life: {
    options: { extraLife: 'enabled' },
    words: ['wrong'],
    leave: () => ({ type: 'life', use: false }),
  },
  review: {
    type: 'common_assessment',
    words: seen(...always('right', 4)),
    leave: () => ({ type: 'finish' }),
  },
  feedback: { words: ['right'], leave: next },
  meme: { options: { memes: true }, settings: { memes: true }, words: ['right'], leave: next },
  'mastery.inGame': { type: 'mastery_mode', words: seen('right', 'right', 'right'), leave: next },
  'mastery.increased': {
    type: 'mastery_mode',
    words: [...seen('right', 'wrong', 'wrong'), 'next', ...seen('right', 'right', 'wrong')],
    leave: next,
  },
  'mastery.decreased': {
    type: 'mastery_mode',
    words: [...seen('right', 'right', 'right'), 'next', ...seen('wrong', 'wrong', 'wrong')],
    leave: next,
  },
  'mastery.changed': { words: [...seen('wrong'), 'mastery', ...seen('right')], leave: next },
  'mastery.achieved': {
    type: 'mastery_mode',
    words: [...seen(...always('right', 3)), 'next', ...seen('right')],
    leave: next,
  },
  'mastery.achievedUnseen': {
    type: 'mastery_mode',
    options: { questionsPerAttempt: 2 },
    words: seen('right', 'right'),
    leave: next,
  },
  'mastery.ended': {
    type: 'mastery_mode',
    options: { masteryReattempts: '1' },
    words: [...seen(...always('right', 3)), 'next', ...seen('wrong', 'wrong')],
    leave: next,
  },
  standings: {
    options: { studentLeaderboard: 'yes' },
    words: seen('right', 'right', 'right'),
    leave: next,
  },
  'duel.choice': { ...duels, words: seen('right', 'right'), leave: () => DUEL_SKIP },
  'duel.outcome': { ...duels, words: [...seen('right', 'right'), 'duelSkip'], leave: next },
  'peak.stop': { type: 'mystic_peak', words: [], leave: () => ({ type: 'finish' }) },
  'peak.obstacle': {
    type: 'mystic_peak',
    words: ['peakPath', ...seen('wrong'), 'peakGo'],
    leave: () => ({ type: 'finish' }),
  },
  'peak.waiting': {
    type: 'mystic_peak',
    words: ['peakPath', ...seen(...always('right', 4)), 'peakOn', 'peakFlag'],
    leave: next,
  },
  'peak.practice': {
    type: 'mystic_peak',
    words: ['peakPath', ...seen(...always('right', 4)), 'peakOn', 'peakFlag', 'peakPick'],
    leave: () => ({ type: 'peak', move: { to: 'pick', game: null } }),
  },
  'redemption.before': { ...secondChances, words: seen('wrong', ...always('right', 3)), leave: next },
  'redemption.choice': {
    ...secondChances,
    words: [...seen('wrong', ...always('right', 3)), 'next'],
    leave: redeem,
  },
  'redemption.after': {
    ...secondChances,
    // Making up for one question isn't enough.
    words: [...seen(...always('wrong', 4)), 'next', 'redeem', ...seen('right'), 'next'],
    leave: next,
  },
};

const MEME: Meme = { id: 'a', trigger: 'correct', url: '/a.webp', caption: 'Well!', alt: 'A cat' };
/** All sources unchanged except memes, whose pictures tests don't load. */
const sources = (): readonly PhaseSource[] =>
  phaseSources().map((source) =>
    source === memes
      ? createMemeSource(async ({ settings }) => ({
          prepare: () => undefined,
          take: () => (settings().memes ? MEME : null),
        }))
      : source,
  );

async function arrive({ type = 'normal', options, settings = {}, words }: Way) {
  const { game, line } = startedGame({
    type,
    questions: ['Q1', 'Q2', 'Q3', 'Q4'].map((text) => ({
      type: 'MCQ',
      text,
      options: [{ text: 'right', correct: true }, { text: 'wrong' }],
    })),
    options: { studentLeaderboard: 'no', ...options },
  });
  const open = page(line, createMemoryKv(), { phases: sources(), settings });
  await start(game, open);
  for (const word of words) {
    if (word === 'next' || word === 'later') open.intent({ type: word });
    else if (word === 'redeem') open.intent(redeem(open));
    else if (word === 'duelSkip') open.intent(DUEL_SKIP);
    else if (word === 'peakPath') {
      // The first choice of the game.
      await vi.advanceTimersByTimeAsync(700);
      open.intent(PEAK.peakPath);
    } else if (word in PEAK) open.intent(PEAK[word as keyof typeof PEAK]);
    else if (word === 'mastery') {
      game.host({ type: 'turnOnMastery', reattempts: 'unlimited' });
      await open.push();
    } else open.intent({ type: 'choose', optionId: open.optionId(word) });
    await flush();
    // Longer than a double press.
    await vi.advanceTimersByTimeAsync(700);
  }
  return open;
}

const cases = Object.entries(WAYS);

it.each(cases)('%s is entered and left', async (id, way) => {
  const open = await arrive(way);
  const phase = open.state.phase as Phase;
  expect(phase.id).toBe(id);
  expect(open.state.scene).toBe(phase.scene);
  open.intent(way.leave(open));
  await flush();
  expect(open.state.phase?.id).not.toBe(id);
  open.close();
});

it.each(cases)('%s lasts as long as it says', async (id, way) => {
  const open = await arrive(way);
  const { view } = open;
  const phase = open.state.phase as Phase;
  const lastsMs = phase.durationMs?.(view) ?? null;
  const endsAt = phase.endsAt?.(view) ?? null;
  expect(open.state.waitsForNext).toBe(lastsMs === null);
  // Checked 700 ms after it started.
  const left = endsAt === null ? lastsMs && lastsMs - 700 : endsAt - Date.now();
  await vi.advanceTimersByTimeAsync(left === null ? 10 * 60_000 : left - 1);
  expect(open.state.phase?.id).toBe(id);
  await vi.advanceTimersByTimeAsync(1);
  expect(open.state.phase?.id === id).toBe(left === null);
  open.close();
});

it.each(cases)('%s is shown', async (_, way) => {
  const open = await arrive(way);
  const { view, state } = open;
  const phase = state.phase as Phase;
  open.close();
  vi.useRealTimers();
  const props = {
    view,
    draft: state.draft,
    phase,
    waitsForNext: state.waitsForNext,
    onIntent: () => undefined,
  };
  await renderPage(
    <Suspense>{phase.page ? phase.page(props) : <PlayerTwin {...props} scene={phase.scene} />}</Suspense>,
    () => 'network',
  );
  expect(await screen.findByRole('heading', { level: 1 })).toBeTruthy();
  expect(screen.getAllByRole('button').length).toBeGreaterThan(0);
});

it.each(cases)('%s belongs to a feature that the game has, or to every game', (id, { type = 'normal' }) => {
  const [source] = sources().filter(({ ids }) => ids.includes(id));
  expect(source?.feature === undefined || hasFeature({ type }, source.feature)).toBe(true);
});

it("asks no source whose feature the game can't have", async () => {
  const strange: Phase = { id: 'strange', scene: 'question' };
  const open = async (feature: FeatureId) => {
    const source: PhaseSource = { feature, ids: ['strange'], open: () => ({ atVerdict: () => strange }) };
    const { game, line } = startedGame({ type: 'team' });
    const opened = page(line, createMemoryKv(), { phases: [source, ...sources()] });
    await start(game, opened);
    opened.intent({ type: 'skip' });
    await flush();
    opened.close();
    return opened.state.phase?.id;
  };
  expect(await open('challenge')).toBe('feedback');
  expect(await open('teams')).toBe('strange');
});

it('lists every phase that the sources can show', () => {
  const ids = phaseSources().flatMap((source) => source.ids);
  expect(new Set(ids)).toEqual(new Set(Object.keys(WAYS)));
  for (const source of sources())
    for (const { id } of source.phases ?? []) expect(source.ids, id).toContain(id);
});

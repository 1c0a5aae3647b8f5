// @vitest-environment happy-dom
// Music during a question: with time running out, and with the answer shown.

import { cleanup, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type QuestionMoment, layersFor, useMusic } from '#src/game/useMusic.ts';
import type { Services } from '#src/platform/services.ts';
import { ServicesProvider } from '#src/platform/ServicesProvider.tsx';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

/** Music as requested, with layers, while the hook is mounted. */
function played(moment: QuestionMoment) {
  const heard: string[] = [];
  const services = {
    sound: { music: (category: string | null, layers: number) => heard.push(`${category} ${layers}`) },
    clock: { now: () => Date.now() },
  } as unknown as Services;
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <ServicesProvider services={services}>{children}</ServicesProvider>
  );
  const hook = renderHook((props: QuestionMoment) => useMusic('question', layersFor(4), props), {
    initialProps: moment,
    wrapper,
  });
  return { heard, hook };
}

it('thins to bass and pulse for the last five seconds, and rests once the answer is shown', async () => {
  const deadline = Date.now() + 20_000;
  const { heard, hook } = played({ deadline, isRevealed: false });
  await vi.advanceTimersByTimeAsync(14_900);
  expect(heard).toEqual(['question 3']);
  await vi.advanceTimersByTimeAsync(200);
  expect(heard).toEqual(['question 3', 'question 1']);
  hook.rerender({ deadline, isRevealed: true });
  expect(heard.at(-1)).toBe('question 0');
  hook.rerender({ deadline: deadline + 30_000, isRevealed: false });
  expect(heard.at(-1)).toBe('question 3');
});

it('is thin from the start for someone who comes in the last seconds', () => {
  expect(played({ deadline: Date.now() + 3_000, isRevealed: false }).heard).toEqual(['question 1']);
});

it('gains a voice from a streak of four', () => {
  expect([0, 3, 4, 9].map(layersFor)).toEqual([2, 2, 3, 3]);
});

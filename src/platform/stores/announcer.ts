// Screen reader announcements: a single queue for the page, without repetition and never faster than they can
// be followed.

import { createStore, type StoreApi } from 'zustand/vanilla';

export type Priority = 'polite' | 'assertive';

export interface Spoken {
  /** Increases with each sentence, so that a repeated text is still a change. */
  readonly id: number;
  readonly text: string;
}

export interface AnnouncerState {
  readonly polite: Spoken;
  readonly assertive: Spoken;
}

export interface Announcer extends StoreApi<AnnouncerState> {
  /** `assertive` goes first and interrupts; use it only for what can't wait. */
  readonly announce: (text: string, priority?: Priority) => void;
}

/**
 * Milliseconds between two sentences (gap), within which the same sentence counts as repeated (repeat), and
 * until it is removed from the page (kept).
 */
export const SPEECH = { gapMs: 900, repeatMs: 2_000, keptMs: 8_000, queueMax: 4 } as const;

export function createAnnouncer(now: () => number = Date.now): Announcer {
  const silence: Spoken = { id: 0, text: '' };
  const store = createStore<AnnouncerState>()(() => ({ polite: silence, assertive: silence }));
  const queue: { readonly text: string; readonly priority: Priority }[] = [];
  let lastSpokenAt = Number.NEGATIVE_INFINITY;
  let recent: { readonly text: string; readonly at: number } | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let ending: ReturnType<typeof setTimeout> | undefined;
  let id = 0;

  function speak() {
    timer = undefined;
    const next = queue.shift();
    if (!next) return;
    id += 1;
    lastSpokenAt = now();
    store.setState({ [next.priority]: { id, text: next.text } });
    // So that reading the page line by line later doesn't find old news.
    clearTimeout(ending);
    ending = setTimeout(() => store.setState({ polite: silence, assertive: silence }), SPEECH.keptMs);
    plan();
  }

  function plan() {
    if (timer !== undefined || queue.length === 0) return;
    const delay = lastSpokenAt + SPEECH.gapMs - now();
    if (delay <= 0) speak();
    else timer = setTimeout(speak, delay);
  }

  return {
    ...store,
    announce(text, priority = 'polite') {
      const repeated = recent?.text === text && now() - recent.at < SPEECH.repeatMs;
      if (text === '' || repeated || queue.some((each) => each.text === text)) return;
      recent = { text, at: now() };
      if (priority === 'assertive') queue.unshift({ text, priority });
      else queue.push({ text, priority });
      // Sentences that are still waiting are old news by now: drop the oldest polite one.
      while (queue.length > SPEECH.queueMax)
        queue.splice(
          Math.max(
            0,
            queue.findIndex((each) => each.priority === 'polite'),
          ),
          1,
        );
      plan();
    },
  };
}

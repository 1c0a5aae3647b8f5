// What a screen reader is told: one voice for the page, without repetition and never faster than it can be listened to.

import { createStore, type StoreApi } from 'zustand/vanilla';

export type Priority = 'polite' | 'assertive';

export interface Spoken {
  /** Rises with each sentence, so that the same words twice are two changes. */
  readonly id: number;
  readonly text: string;
}

export interface AnnouncerState {
  readonly polite: Spoken;
  readonly assertive: Spoken;
}

export interface Announcer extends StoreApi<AnnouncerState> {
  /** `assertive` goes first and interrupts; keep it for what can't wait. */
  readonly announce: (text: string, priority?: Priority) => void;
}

/** Milliseconds between two sentences, within which the same one counts as repeated, and after which it no longer stands in the page. */
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
    // Who reads the page line by line later finds no old news.
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
      // What nobody has had time to hear yet is old news: the oldest polite sentence goes.
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

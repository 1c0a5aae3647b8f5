// What has just happened, for the ear.

import { useEffect, useRef, useState } from 'react';
import type { ProjectorView } from '#core/views/projectorView.ts';
import type { Message } from '#scenes/message.ts';
import { newsBetween } from '#scenes/projector/climb/news/model.ts';

/** A line in this time at the most, in ms: a class that climbs would be heard without an end. */
const QUIET_MS = 10_000;

export type NewsOf = typeof newsBetween;

/** The line to be read out; what happens before the next one may be is told by its greatest and newest line. null: nothing yet. */
export function useClimbNews(view: ProjectorView, newsOf: NewsOf = newsBetween): Message | null {
  const [line, setLine] = useState<Message | null>(null);
  const before = useRef(view);
  const waiting = useRef<Message | null>(null);
  const quiet = useRef<number | null>(null);

  useEffect(() => {
    const [news] = newsOf(before.current, view);
    before.current = view;
    if (!news) return;
    waiting.current = news;
    const tell = (): void => {
      quiet.current = null;
      if (!waiting.current) return;
      setLine(waiting.current);
      waiting.current = null;
      quiet.current = window.setTimeout(tell, QUIET_MS);
    };
    if (quiet.current === null) tell();
  }, [view, newsOf]);

  useEffect(
    () => () => {
      if (quiet.current !== null) window.clearTimeout(quiet.current);
    },
    [],
  );
  return line;
}

// How a passage is being read: kept across its questions, and by this device.

import { useEffect, useRef, useState } from 'react';
import { useServices } from '#src/platform/ServicesProvider.tsx';
import { keepReading, loadReading, NEW_READING, type Reading } from '#src/platform/storage/readings.ts';
import { useLatest } from '#src/ui/useLatest.ts';

/** What this page knows already, by the passage's id. */
const known = new Map<string, Reading>();
/** Milliseconds after the last change until it is stored. */
const STORE_AFTER_MS = 400;

export function useReading(id: string): readonly [Reading, (change: Partial<Reading>) => void] {
  const { kv } = useServices();
  const [reading, setReading] = useState(() => known.get(id) ?? NEW_READING);
  useEffect(() => {
    let isGone = false;
    if (!known.has(id))
      void loadReading(kv, id).then((found) => {
        if (!isGone && found && !known.has(id)) setReading(found);
      });
    return () => {
      isGone = true;
    };
  }, [kv, id]);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const change = useLatest((fields: Partial<Reading>) => {
    const next = { ...reading, ...known.get(id), ...fields };
    known.set(id, next);
    setReading(next);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => void keepReading(kv, id, next), STORE_AFTER_MS);
  });
  return [reading, change];
}

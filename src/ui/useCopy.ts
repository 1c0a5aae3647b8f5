// Copies a text to the clipboard and confirms it for a moment. Schools serve this over plain HTTP, where
// pages have no clipboard API.

import { useEffect, useState } from 'react';

const COPIED_MS = 2_000;

export function useCopy(text: string, onFailure: () => void): readonly [boolean, () => void] {
  const [copied, setCopied] = useState(false);
  useEffect(() => {
    if (!copied) return undefined;
    const timer = setTimeout(() => setCopied(false), COPIED_MS);
    return () => clearTimeout(timer);
  }, [copied]);
  const copy = () => {
    void write(text).then((done) => (done ? setCopied(true) : onFailure()));
  };
  return [copied, copy];
}

async function write(text: string): Promise<boolean> {
  try {
    // Undefined outside secure contexts, whatever the types say.
    const clipboard = navigator.clipboard as Clipboard | undefined;
    if (clipboard) {
      await clipboard.writeText(text);
      return true;
    }
  } catch {
    // Refused; the old way may still work.
  }
  const field = document.createElement('textarea');
  field.value = text;
  field.className = 'visually-hidden';
  document.body.append(field);
  field.select();
  const done = document.execCommand('copy');
  field.remove();
  return done;
}

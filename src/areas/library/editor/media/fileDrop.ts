// Files dropped on or pasted into a part of the page.

import { type RefObject, useEffect, useEffectEvent } from 'react';

type Receive = (file: File) => void;

/**
 * Takes files dropped on the closest ancestor matching `around`, which has `data-dropping` while a file is
 * over it.
 */
export function useFileDrop(inside: RefObject<Element | null>, around: string, onFile: Receive): void {
  const receive = useEffectEvent(onFile);
  useEffect(() => {
    const element = inside.current?.closest<HTMLElement>(around);
    if (!element) return undefined;
    const over = (event: DragEvent) => {
      if (event.defaultPrevented || !event.dataTransfer?.types.includes('Files')) return leave();
      event.preventDefault();
      element.dataset['dropping'] = '';
    };
    const leave = () => delete element.dataset['dropping'];
    const left = ({ relatedTarget }: DragEvent) => {
      if (!(relatedTarget instanceof Node && element.contains(relatedTarget))) leave();
    };
    const drop = (event: DragEvent) => {
      leave();
      const file = event.dataTransfer?.files[0];
      if (event.defaultPrevented || !file) return;
      event.preventDefault();
      receive(file);
    };
    const end = new AbortController();
    element.addEventListener('dragover', over, end);
    element.addEventListener('dragleave', left, end);
    element.addEventListener('drop', drop, end);
    return () => end.abort();
  }, [inside, around]);
}

const TEXT_FIELD = 'input, textarea, [contenteditable="true"]';

/**
 * Takes a pasted file, unless it comes with text for a text field. `first`: handles the paste before
 * page-wide handlers.
 */
export function useFilePaste(takesFrom: (target: Element) => boolean, onFile: Receive, first = false): void {
  const receive = useEffectEvent((event: ClipboardEvent) => {
    const { target, clipboardData, defaultPrevented } = event;
    const file = clipboardData?.files[0];
    if (!file || defaultPrevented || !(target instanceof Element) || !takesFrom(target)) return;
    if (target.closest(TEXT_FIELD) && clipboardData.getData('text/plain') !== '') return;
    event.preventDefault();
    onFile(file);
  });
  useEffect(() => {
    const listen = (event: ClipboardEvent) => receive(event);
    document.addEventListener('paste', listen, first);
    return () => document.removeEventListener('paste', listen, first);
  }, [first]);
}

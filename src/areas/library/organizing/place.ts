// Part of the library that the address names, and the order of quizzes that this device remembers.

import { useState } from 'react';
import { useSearch } from 'wouter';
import { QUIZ_SORTS, type QuizSort } from '#protocol/areas/library/organizing.ts';
import type { QuizPlace } from '#src/host/quizzes/quizzes.ts';
import { useServices } from '#src/platform/ServicesProvider.tsx';

export function usePlace(): QuizPlace {
  const query = new URLSearchParams(useSearch());
  const folder = query.get('folder');
  if (folder) return { folder };
  return query.has('archived') ? { archived: 'true' } : {};
}

/** Folder of the place, where quizzes made from there go. */
export function useFolder(): Pick<QuizPlace, 'folder'> {
  const { folder } = usePlace();
  return folder === undefined ? {} : { folder };
}

export function placeHref(place: QuizPlace, page = '/host'): string {
  const query = new URLSearchParams({ ...place }).toString();
  return query === '' ? page : `${page}?${query}`;
}

const KEY = 'librarySort';

export function useSort(): readonly [QuizSort, (sort: QuizSort) => void] {
  const { localStore } = useServices();
  const [sort, setSort] = useState(
    () => QUIZ_SORTS.find((each) => each === localStore.read(KEY)) ?? 'changed',
  );
  const change = (next: QuizSort) => {
    localStore.write(KEY, next);
    setSort(next);
  };
  return [sort, change];
}

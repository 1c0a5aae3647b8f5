// Folders that were made or named on this device. The server knows a folder while a quiz is in it; the device
// remembers its own until they are deleted, so that there can be one before its first quiz and after its last.

import { useQuery } from '@tanstack/react-query';
import { useHost } from '#src/host/session/useHost.ts';
import type { QuizList } from '#src/host/quizzes/quizzes.ts';
import { useServices } from '#src/platform/ServicesProvider.tsx';

type FolderCounts = QuizList['own']['folders'];

/** The folders that the server lists, and those with these names that have no quizzes. */
export function allFolders(listed: FolderCounts, names: readonly string[]): FolderCounts {
  const counts = new Map(names.map((name) => [name, 0]));
  for (const { name, count } of listed) counts.set(name, count);
  return Array.from(counts, ([name, count]) => ({ name, count }));
}

const QUERY_KEY = 'ownFolders';

function useStored() {
  const host = useHost();
  const { localStore } = useServices();
  const session = host.session.getState();
  const key = `folders:${session.status === 'open' ? session.hostId : ''}`;
  const read = (): readonly string[] => {
    const stored = localStore.read(key);
    return Array.isArray(stored) ? stored.filter((name) => typeof name === 'string') : [];
  };
  return { key, read, localStore, queries: host.queries };
}

export function useOwnFolders(): readonly string[] {
  const { key, read } = useStored();
  return useQuery({ queryKey: [QUERY_KEY, key], queryFn: read, initialData: read, staleTime: Infinity }).data;
}

/** Returns a function that forgets one name and remembers another; empty for neither. */
export function useReplaceFolder(): (before: string, name: string) => void {
  const { key, read, localStore, queries } = useStored();
  return (before, name) => {
    const others = read().filter((each) => each !== before && each !== name);
    const next = name === '' ? others : [...others, name];
    localStore.write(key, next);
    queries.setQueryData([QUERY_KEY, key], next);
  };
}

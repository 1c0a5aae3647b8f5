// Hosting a finished game again: the same quiz, the same way (specification 2, section 3 "Replay metadata").

import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { CLASSIC_MEMES, type GameOptions } from '#core/room/gameOptions.ts';
import { readOptions } from '#core/room/options.ts';
import type { HostView } from '#core/views/hostView.ts';
import { fitting } from '#src/host/options/fittingOptions.ts';
import { useHost } from '#src/host/session/useHost.ts';
import type { AnswerFor } from '#src/services/requests/wire.ts';

export type PlayedGame = AnswerFor<'getGameOptions'>;

const AGAIN = 'again';

/** Where the quiz of a game is hosted once more, as that game was. */
export function sameAgain({ quizId, room }: Pick<HostView, 'quizId' | 'room'>): string {
  return `/host/quiz/${quizId}/start?${AGAIN}=${room.hash}`;
}

/** The game that an address of `sameAgain` names; null where it names none. */
export function gameOf(search: string): string | null {
  return new URLSearchParams(search).get(AGAIN);
}

/** How a game was played; asks nothing without one. */
export function usePlayedGame(roomHash: string | null): UseQueryResult<PlayedGame> {
  const host = useHost();
  return useQuery({
    queryKey: ['playedGame', roomHash],
    queryFn: ({ signal }) => host.call('getGameOptions', { roomHash: roomHash ?? '' }, { signal }),
    enabled: roomHash !== null,
    staleTime: Infinity,
  });
}

/**
 * What of the options of a game can't be taken over: values that are allowed no more, more questions than the quiz has by now, and a
 * set of memes that is gone. `memeSets`: ids of the host's own; null while they are not known.
 */
export function notKept(
  { type, options }: Pick<PlayedGame, 'type' | 'options'>,
  quiz: { readonly questionCount: number },
  memeSets: readonly string[] | null,
): readonly (keyof GameOptions)[] {
  const kept = fitting(readOptions(type, { ...options }), quiz);
  const names = (Object.keys(options) as (keyof GameOptions)[]).filter(
    (name) => kept[name] !== options[name],
  );
  const { memes, memeset } = kept;
  const isGone = memes && memeset !== CLASSIC_MEMES && memeSets !== null && !memeSets.includes(memeset);
  return isGone ? [...names, 'memeset'] : names;
}

// Hosting a finished game again: the same quiz with the same options (specification 2, section 3 "Replay
// metadata").

import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import type { GameOptions } from '#core/room/gameOptions.ts';
import { parseOptions } from '#core/features/options.ts';
import type { HostView } from '#core/views/hostView.ts';
import { hostFeaturesOf } from '#src/host/room/HostFeatures.tsx';
import { fitOptions } from '#src/host/options/fitOptions.ts';
import { useHost } from '#src/host/session/useHost.ts';
import type { AnswerFor } from '#src/platform/requests/wire.ts';
import { useHostQuery } from '#src/host/session/useHostQuery.ts';

export type PlayedGame = AnswerFor<'getGameOptions'>;
type OptionNames = readonly (keyof GameOptions)[];

interface Quiz {
  readonly questionCount: number;
}

const AGAIN = 'again';

/** Returns the path for hosting a game's quiz again with that game's options. */
export function hostAgainPath({ quizId, room }: Pick<HostView, 'quizId' | 'room'>): string {
  return `/host/quiz/${quizId}/start?${AGAIN}=${room.hash}`;
}

/** Returns the room hash from a path built by `sameAgain`; null if it has none. */
export function gameToHostAgain(search: string): string | null {
  return new URLSearchParams(search).get(AGAIN);
}

/** Loads a game's type, play mode, and options; idle when `roomHash` is null. */
export function usePlayedGame(roomHash: string | null): UseQueryResult<PlayedGame> {
  const options = { enabled: roomHash !== null, staleTime: Infinity };
  return useHostQuery(['playedGame', roomHash], 'getGameOptions', { roomHash: roomHash ?? '' }, options);
}

/**
 * Returns the options that can't be carried over: values no longer allowed, and a question count above what
 * the quiz has now.
 */
export function droppedOptions(
  { type, options }: Pick<PlayedGame, 'type' | 'options'>,
  quiz: Quiz,
): OptionNames {
  const kept = keptOf({ type, options }, quiz);
  return (Object.keys(options) as (keyof GameOptions)[]).filter((name) => kept[name] !== options[name]);
}

/** Returns the options that refer to something deleted from the server; none until that is known. */
export function useLostOptions(game: PlayedGame | null, quiz: Quiz): OptionNames {
  const host = useHost();
  const lost = useQuery({
    queryKey: ['lostOptions', game, quiz.questionCount],
    queryFn: async () => {
      if (!game) return [];
      const kept = keptOf(game, quiz);
      return Promise.all(hostFeaturesOf(game).flatMap(({ lostOptions }) => lostOptions?.(host, kept) ?? []));
    },
  });
  return lost.data?.flat() ?? [];
}

function keptOf({ type, options }: Pick<PlayedGame, 'type' | 'options'>, quiz: Quiz): GameOptions {
  return fitOptions(parseOptions(type, { ...options }), quiz);
}

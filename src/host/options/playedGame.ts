// Hosting a finished game again: the same quiz, the same way (specification 2, section 3 "Replay metadata").

import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import type { GameOptions } from '#core/room/gameOptions.ts';
import { readOptions } from '#core/features/options.ts';
import type { HostView } from '#core/views/hostView.ts';
import { hostFeaturesOf } from '#src/host/room/HostFeatures.tsx';
import { fitting } from '#src/host/options/fittingOptions.ts';
import { useHost } from '#src/host/session/useHost.ts';
import type { AnswerFor } from '#src/platform/requests/wire.ts';
import { useHostQuery } from '#src/host/session/useHostQuery.ts';

export type PlayedGame = AnswerFor<'getGameOptions'>;
type OptionNames = readonly (keyof GameOptions)[];

interface Quiz {
  readonly questionCount: number;
}

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
  const options = { enabled: roomHash !== null, staleTime: Infinity };
  return useHostQuery(['playedGame', roomHash], 'getGameOptions', { roomHash: roomHash ?? '' }, options);
}

/** What of the options of a game can't be taken over: values that are allowed no more, and more questions than the quiz has by now. */
export function notKept({ type, options }: Pick<PlayedGame, 'type' | 'options'>, quiz: Quiz): OptionNames {
  const kept = keptOf({ type, options }, quiz);
  return (Object.keys(options) as (keyof GameOptions)[]).filter((name) => kept[name] !== options[name]);
}

/** What of them the server has nothing for any more; none while that is not known. */
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
  return fitting(readOptions(type, { ...options }), quiz);
}

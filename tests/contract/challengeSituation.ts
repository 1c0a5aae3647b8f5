// Situations in which the challenge calls are allowed.

import type { challengeProtocol } from '#protocol/features/challenge/operations.ts';
import { callHttp, data, type Credentials, type PermittedCall } from '#tools/classroom/calls.ts';
import type { TestServer } from '#tests/support/testServer.ts';

/** A shared quiz, and a challenge on it that a friend has joined. */
export async function challengeSituation(
  server: TestServer,
  host: Credentials,
  quizId: string,
  name: keyof (typeof challengeProtocol)['operations'],
): Promise<PermittedCall> {
  switch (name) {
    case 'createChallenge':
      data(await callHttp(server, 'shareQuiz', { quizId, shared: true }, host));
      return { request: { quizId, player: { name: 'Ana' } }, who: { commandId: 'challenge-command' } };
    case 'startChallenge':
    case 'endChallenge':
    case 'getChallengeLeaderboard':
    case 'replayChallengeGame': {
      data(await callHttp(server, 'shareQuiz', { quizId, shared: true }, host));
      const { playerId, ticket, view } = data(
        await callHttp(server, 'createChallenge', { quizId, player: { name: 'Ana' } }),
      );
      const request = { roomHash: view.room.hash as string, playerId };
      const who = { seat: ticket as string, commandId: 'challenge-command' };
      const friend = { player: { name: 'Ben' }, startSource: 'challengeFriends' };
      data(await callHttp(server, 'join', { ...request, ...friend }));
      if (name === 'getChallengeLeaderboard' || name === 'replayChallengeGame') {
        data(await callHttp(server, 'startChallenge', request, { seat: ticket }));
        data(await callHttp(server, 'endChallenge', request, { seat: ticket }));
      }
      return { request, who };
    }
    default:
      return name satisfies never;
  }
}

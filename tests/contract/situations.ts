// Situations for the contract tests: for each operation, one in which it is allowed. A missing one is a
// compile error.

import type { AuthoredQuiz } from '#core/content/authoredQuiz.ts';
import type { DraftQuestion } from '#core/content/draftQuiz.ts';
import type { OperationName } from '#protocol/operations.ts';
import { challengeSituation } from '#tests/contract/challengeSituation.ts';
import { duelSituation } from '#tests/contract/duelSituation.ts';
import { DOT, memeSituation } from '#tests/contract/memeSituation.ts';
import { peakSituation } from '#tests/contract/peakSituation.ts';
import { powerupSituation } from '#tests/contract/powerupSituation.ts';
import { callHttp, data, hostIdentity, type PermittedCall } from '#tools/classroom/calls.ts';
import { passCountdown } from '#tests/support/clock.ts';
import type { TestServer } from '#tests/support/testServer.ts';

const QUIZ: AuthoredQuiz = {
  title: 'Contract',
  questions: [
    {
      type: 'MCQ',
      text: 'One?',
      options: [{ text: 'a', correct: true }, { text: 'b' }],
      hints: ['It comes first.'],
    },
    { type: 'OPEN', text: 'Two?' },
  ],
};

const UNFINISHED: DraftQuestion = { id: 'question2', type: 'MCQ', text: '', options: [{ text: '' }] };

/**
 * Sets up a situation in which the operation is allowed: a quiz, a room and a seat, as far as it needs them.
 */
export async function situationFor(server: TestServer, name: OperationName): Promise<PermittedCall> {
  const host = await hostIdentity(server);
  const quizId = data(await callHttp(server, 'saveQuiz', { quiz: QUIZ }, host)).card.id as string;
  const asHost = { ...host, commandId: 'host-command' };
  const room = async (gameOptions = {}) =>
    data(await callHttp(server, 'hostGame', { quizId, type: 'normal', gameOptions }, host)) as {
      roomHash: string;
      roomCode: string;
    };
  const seatIn = async (roomHash: string) =>
    data(await callHttp(server, 'join', { roomHash, player: { name: 'Ana' }, startSource: 'test' })) as {
      playerId: string;
      ticket: string;
    };
  const started = async (open: boolean, gameOptions = {}) => {
    const { roomHash } = await room(gameOptions);
    const { playerId, ticket } = await seatIn(roomHash);
    data(await callHttp(server, 'startGame', { roomHash }, host));
    await passCountdown('normal');
    const who = { seat: ticket };
    const { view } = open
      ? data(await callHttp(server, 'getQuestions', { roomHash, playerId }, who))
      : { view: null };
    return { roomHash, playerId, who, question: view?.slide.question };
  };
  switch (name) {
    case 'check':
    case 'getHandshakeData':
    case 'getUser':
    case 'openHostSession':
      return { request: {}, who: {} };
    case 'listFeaturedMemeSets':
      return { request: { featured: 'true' }, who: {} };
    case 'listQuizzes':
    case 'listHostedGames':
    case 'listReports':
      return { request: {}, who: host };
    case 'searchQuestions':
      return { request: { search: 'one' }, who: host };
    case 'getQuiz':
    case 'getDraft':
    case 'listVersions':
    case 'deleteQuiz':
    case 'restoreQuiz':
      return { request: { quizId }, who: host };
    case 'getVersion':
      return { request: { quizId, number: 1 }, who: host };
    case 'saveDraft': {
      const questions = [
        ...QUIZ.questions.map((question, n) => ({ id: `question${n}`, ...question })),
        UNFINISHED,
      ];
      return { request: { quizId, revision: 1, draft: { ...QUIZ, title: '', questions } }, who: host };
    }
    case 'organizeQuizzes':
      return { request: { quizzes: [{ quizId, folder: '7A', archived: true }] }, who: host };
    case 'renameFolder':
      return { request: { folder: '7A', name: '' }, who: host };
    case 'shareQuiz':
      return { request: { quizId, shared: true }, who: host };
    case 'getQuizInfo':
    case 'soloJoin':
      data(await callHttp(server, 'shareQuiz', { quizId, shared: true }, host));
      return { request: { quizId, player: { name: 'Ana' } }, who: { commandId: 'solo-command' } };
    case 'previewQuiz':
      return { request: { quizId, player: { name: 'Ana' } }, who: { ...host, commandId: 'preview-command' } };
    case 'reactionUpdate': {
      const { roomHash } = await room();
      const { playerId, ticket } = await seatIn(roomHash);
      return { request: { roomHash, playerId, reactionDetail: 'heart' }, who: { seat: ticket } };
    }
    case 'wave': {
      const { roomHash } = await room({ gameOptions: { reactions: true } });
      const { playerId, ticket } = await seatIn(roomHash);
      return { request: { roomHash, playerId }, who: { seat: ticket } };
    }
    case 'replayGame': {
      const { roomHash, playerId, who } = await started(true);
      data(await callHttp(server, 'endGame', { roomHash }, host));
      return { request: { roomHash, playerId }, who: { ...who, commandId: 'replay-command' } };
    }
    case 'createChallenge':
    case 'startChallenge':
    case 'endChallenge':
    case 'getChallengeLeaderboard':
    case 'replayChallengeGame':
      return challengeSituation(server, host, quizId, name);
    case 'saveQuiz':
      return { request: { quiz: QUIZ }, who: host };
    case 'hostGame':
      return { request: { quizId, type: 'tp', gameOptions: { timer_3: 'off' } }, who: host };
    case 'drawFormula':
      return { request: { tex: 'x^2', language: 'en' }, who: host };
    case 'listMemeSets':
    case 'getMediaQuota':
      return { request: {}, who: host };
    case 'uploadMedia':
      return { request: { file: Buffer.from(DOT, 'base64') }, who: host };
    case 'cropMedia': {
      const { url } = data(await callHttp(server, 'uploadMedia', { file: Buffer.from(DOT, 'base64') }, host));
      return { request: { url, turn: 90, box: { left: 0, top: 0, width: 1, height: 1 } }, who: host };
    }
    case 'uploadMemePicture':
    case 'saveMemeSet':
    case 'getMemeSet':
    case 'deleteMemeSet':
    case 'restoreMemeSet':
    case 'getMemeSetGame':
      return memeSituation(server, host, name);
    case 'checkRoom':
      return { request: { roomCode: (await room()).roomCode }, who: {} };
    case 'join':
      return {
        request: { roomHash: (await room()).roomHash, player: { name: 'Ana' }, startSource: 'test' },
        who: { commandId: 'join-command' },
      };
    case 'listOwnGames':
    case 'resumeGame':
    case 'forgetGame':
    case 'forgetGames': {
      const { roomHash } = await room();
      const joining = { roomHash, player: { name: 'Ana' }, startSource: 'test' };
      const joined = await callHttp(server, 'join', joining);
      const { playerId } = data(joined);
      return {
        request: { roomHash, playerId },
        who: { cookie: (joined.setCookie ?? '').split(';')[0] ?? '' },
      };
    }
    case 'changeCharacter': {
      const { roomHash } = await room();
      const { playerId, ticket } = await seatIn(roomHash);
      return { request: { roomHash, playerId, avatarId: 's1e2' }, who: { seat: ticket } };
    }
    case 'fetchPlayers': {
      const { roomHash } = await room();
      const { playerId, ticket } = await seatIn(roomHash);
      return { request: { roomHash, playerId, source: 'test' }, who: { seat: ticket } };
    }
    case 'getTeamPlayers': {
      const { roomHash } = data(await callHttp(server, 'hostGame', { quizId, type: 'team' }, host));
      const { playerId, ticket } = await seatIn(roomHash);
      return { request: { roomHash, playerId }, who: { seat: ticket } };
    }
    case 'updatePlayerMetadata': {
      const { roomHash, playerId, who, question } = await started(true);
      return { request: { roomHash, playerId, metadata: { qId: question.id, qIdIndex: 0 } }, who };
    }
    case 'updateResponse': {
      // Both questions are skipped, so that the MCQ is under review.
      const { roomHash, playerId, who } = await started(false, {
        reviewAndSubmit: true,
        showAnswers: 'never',
      });
      const of = { roomHash, playerId };
      let choice: any = null;
      for (let question = 0; question < 2; question += 1) {
        const { view } = data(await callHttp(server, 'getQuestions', of, who));
        const { id, type } = view.slide.question;
        if (type === 'MCQ') choice = view.slide.question;
        data(await callHttp(server, 'skipQuestion', { ...of, questionId: id }, who));
      }
      const answer = { type: 'MCQ', optionId: choice.options[0].id };
      return {
        request: { ...of, questionId: choice.id, response: { answer } },
        who: { ...who, commandId: 'revise-command' },
      };
    }
    case 'rejoin':
    case 'getRank':
    case 'subscribe':
    case 'getQuestions':
    case 'playerGameOver':
    case 'playerSummary': {
      const { roomHash, playerId, who } = await started(name === 'getQuestions');
      if (name === 'playerSummary')
        data(await callHttp(server, 'playerGameOver', { roomHash, playerId }, who));
      return { request: { roomHash, playerId, startSource: 'test', board: true }, who };
    }
    case 'proceedGame':
    case 'answerLater':
    case 'raiseHand':
    case 'reportFocus':
    case 'skipQuestion': {
      const { roomHash, playerId, who, question } = await started(true);
      const answer = { type: 'MCQ', optionId: question.options[0].id };
      return {
        request: {
          roomHash,
          playerId,
          questionId: question.id,
          response: { state: 'attempted', answer },
          draft: answer,
          raised: true,
          away: true,
        },
        who: { ...who, commandId: 'answer-command' },
      };
    }
    case 'skipManyQuestions': {
      // Both questions are left for later, and the first is asked again.
      const { roomHash, playerId, who } = await started(false);
      const of = { roomHash, playerId };
      for (let left = 0; left < 2; left += 1) {
        const { view } = data(await callHttp(server, 'getQuestions', of, who));
        const questionId = view.slide.question.id;
        data(await callHttp(server, 'answerLater', { ...of, questionId, draft: null }, who));
      }
      const { view } = data(await callHttp(server, 'getQuestions', of, who));
      const responses = view.slide.skippable.map((questionId: string) => ({ questionId }));
      return { request: { ...of, responses }, who: { ...who, commandId: 'skip-command' } };
    }
    case 'getHint': {
      const { roomHash, playerId, who, question } = await started(true, { areHintsEnabled: true });
      return { request: { roomHash, playerId, questionId: question.id, hint: 1 }, who };
    }
    case 'extraLife': {
      const { roomHash, playerId, who, question } = await started(true, { extraLife: 'enabled' });
      const missed = question.options.map(({ id }: { id: string }) => ({ type: 'MCQ', optionId: id }));
      const of = { roomHash, playerId, questionId: question.id };
      // If the first option happens to be correct there is no extra life to decline, but declining is still
      // allowed.
      data(
        await callHttp(
          server,
          'proceedGame',
          { ...of, response: { state: 'attempted', answer: missed[0] } },
          who,
        ),
      );
      return { request: { ...of, use: false }, who };
    }
    case 'duelDecision':
    case 'duelTargets':
      return duelSituation(server, host, name);
    case 'updatePathFinder':
    case 'updateBreakRoom':
    case 'updatePlayerObstacle':
    case 'mysticPeakLeaderboard':
    case 'givePass':
      return peakSituation(server, host, name);
    case 'activatePowerup':
    case 'destroyPowerupEffect':
    case 'replacePowerups':
    case 'powerupTargets':
    case 'awardPowerups':
    case 'triggerPowerup':
      return powerupSituation(server, host, quizId, name);
    case 'openGame': {
      const opensAt = Date.now() + 3_600_000;
      const { roomHash } = data(await callHttp(server, 'hostGame', { quizId, type: 'tp', opensAt }, host));
      return { request: { roomHash }, who: asHost };
    }
    case 'setDueDate': {
      const dueAt = Date.now() + 3_600_000;
      const assigned = { quizId, type: 'normal', playMode: 'async' };
      const { roomHash } = data(await callHttp(server, 'hostGame', assigned, host));
      return { request: { roomHash, dueAt }, who: asHost };
    }
    case 'getContest':
    case 'contestJoin': {
      const assigned = { quizId, type: 'normal', playMode: 'async' };
      const { roomHash } = data(await callHttp(server, 'hostGame', assigned, host));
      return {
        request: { contestId: roomHash, player: { name: 'Ana' } },
        who: { commandId: 'contest-command' },
      };
    }
    case 'turnOnMastery': {
      const assigned = { quizId, type: 'normal', playMode: 'async' };
      const { roomHash } = data(await callHttp(server, 'hostGame', assigned, host));
      return { request: { roomHash, reattempts: '2' }, who: asHost };
    }
    case 'reconnectRoom':
      return { request: { roomHash: (await room()).roomHash, role: 'host' }, who: host };
    case 'getGame':
    case 'getReport':
    case 'getGameOptions':
    case 'startGame':
    case 'endGame':
    case 'lockRoom':
    case 'lowerHand':
    case 'rehearseGame':
    case 'approvePlayer':
      return {
        request: {
          roomHash: (await room()).roomHash,
          locked: true,
          approved: true,
          robots: 2,
          accuracy: 70,
        },
        who: asHost,
      };
    case 'deleteReport': {
      const { roomHash } = await room();
      data(await callHttp(server, 'endGame', { roomHash }, host));
      return { request: { roomHash }, who: host };
    }
    case 'getReplay':
    case 'getReplayMoment': {
      const { roomHash, playerId } = await started(true);
      data(await callHttp(server, 'endGame', { roomHash }, host));
      return { request: { roomHash, place: 3_500, playerId }, who: host };
    }
    case 'getGameRecord':
    case 'restoreGame': {
      const { roomHash } = await started(true);
      data(await callHttp(server, 'endGame', { roomHash }, host));
      const { record } = data(await callHttp(server, 'getGameRecord', { roomHash }, host));
      return { request: { roomHash, quizId, file: Buffer.from(JSON.stringify(record)) }, who: host };
    }
    case 'deletePlayers':
    case 'restorePlayers': {
      const { roomHash } = await room();
      return { request: { roomHash, playerIds: [(await seatIn(roomHash)).playerId] }, who: asHost };
    }
    case 'deletePlayer': {
      const { roomHash } = await room();
      return { request: { roomHash, playerId: (await seatIn(roomHash)).playerId }, who: asHost };
    }
    case 'setTeams':
    case 'shuffleTeams':
    case 'nameTeam':
    case 'moveToTeam': {
      const { roomHash } = data(await callHttp(server, 'hostGame', { quizId, type: 'team' }, host));
      const { playerId } = await seatIn(roomHash);
      return { request: { roomHash, playerId, teams: 3, team: 1, name: 'Sherpas' }, who: asHost };
    }
    case 'allowAttempts': {
      const { roomHash } = await room();
      const { playerId } = await seatIn(roomHash);
      return { request: { roomHash, playerId, attempts: 2 }, who: asHost };
    }
    case 'allowUntil': {
      const assigned = { quizId, type: 'normal', playMode: 'async' };
      const { roomHash } = data(await callHttp(server, 'hostGame', assigned, host));
      const { playerId } = await seatIn(roomHash);
      return { request: { roomHash, playerId, until: Date.now() + 8 * 24 * 3_600_000 }, who: asHost };
    }
    case 'hideText': {
      const { roomHash } = await room();
      const { view } = data(await callHttp(server, 'getGame', { roomHash }, host));
      const questionId = view.questions[1].question.id as string;
      return { request: { roomHash, questionId, text: 'A text', hidden: true }, who: asHost };
    }
    case 'mergeText': {
      const cloud = { ...QUIZ, questions: [{ type: 'WORDCLOUD', text: 'What makes a good friend?' }] };
      const { card } = data(await callHttp(server, 'saveQuiz', { quiz: cloud }, host));
      const { roomHash } = data(await callHttp(server, 'hostGame', { quizId: card.id, type: 'tp' }, host));
      const { view } = data(await callHttp(server, 'getGame', { roomHash }, host));
      const questionId = view.questions[0].question.id as string;
      return { request: { roomHash, questionId, text: 'kindness', into: 'kind' }, who: asHost };
    }
    case 'listMarkableAnswers': {
      const { roomHash } = await started(false);
      const { view } = data(await callHttp(server, 'getGame', { roomHash }, host));
      return { request: { roomHash, questionId: view.questions[1].question.id as string }, who: asHost };
    }
    case 'correctQuestion': {
      const { roomHash } = await started(false);
      const { view } = data(await callHttp(server, 'getGame', { roomHash }, host));
      const questionId = view.questions[0].question.id as string;
      return {
        request: { roomHash, questionId, change: { type: 'dropped' }, mayLose: false },
        who: asHost,
      };
    }
    case 'getQuizChanges':
    case 'useQuizChanges': {
      const { roomHash } = await started(false);
      const questions = QUIZ.questions.map((question) => ({ ...question, text: 'Other words' }));
      data(await callHttp(server, 'saveQuiz', { quizId, quiz: { ...QUIZ, questions } }, host));
      return { request: { roomHash, ...(name === 'useQuizChanges' && { revision: 2 }) }, who: asHost };
    }
    case 'recordSheet': {
      const { roomHash } = data(await callHttp(server, 'hostGame', { quizId, type: 'tp_offline' }, host));
      const { view } = data(await callHttp(server, 'getGame', { roomHash }, host));
      const { id, options } = view.questions[0].question;
      const answer = { type: 'MCQ', optionId: options[0].id };
      return { request: { roomHash, name: 'Ana', answers: [{ questionId: id, answer }] }, who: asHost };
    }
    case 'changeOptions': {
      const { roomHash } = await started(false);
      return { request: { roomHash, gameOptions: { reactions: false } }, who: asHost };
    }
    case 'pauseGame': {
      const { roomHash } = await started(false);
      return { request: { roomHash, paused: true }, who: asHost };
    }
    case 'proceedHostGame':
    case 'setGameTimer': {
      const { roomHash } = data(await callHttp(server, 'hostGame', { quizId, type: 'tp' }, host));
      await seatIn(roomHash);
      data(await callHttp(server, 'startGame', { roomHash }, host));
      await passCountdown('tp');
      return { request: { roomHash, addMinutes: 1 }, who: asHost };
    }
    default:
      return name satisfies never;
  }
}

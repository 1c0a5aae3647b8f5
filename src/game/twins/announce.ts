// Screen reader announcements of a game: made from the difference between two moments, as keys and values.

import { anyPoints, finalRank } from '#core/views/figures.ts';
import { kindOf, missingParts, sortOf } from '#core/questions/kinds.ts';
import type { Question } from '#core/questions/question.ts';
import { showsResults } from '#core/room/results.ts';
import { askedKey, type Feedback, type PlayerView } from '#core/views/playerView.ts';
import { newPlace } from '#core/features/ownPlace.ts';
import { questionTimer } from '#core/views/questionTimer.ts';
import type { TFunction } from 'i18next';
import { LOOK_UP, RESULTS_WITHHELD } from '#scenes/model.ts';
import { boardModel } from '#scenes/player/leaderboard/model.ts';
import { renamedWords } from '#scenes/player/lobby/model.ts';
import { placeInGame, resultWords } from '#scenes/player/question/model.ts';
import { allOf, firstOf } from '#src/game/features.ts';
import type { Announcement, Shown } from '#src/game/phases/phase.ts';
import { isEndScene } from '#core/views/scene.ts';
import { isFinished } from '#core/room/phase.ts';
import { rightAnswerOf } from '#src/game/twins/wording.ts';

/** The announcements in order; `previous` is null when the page has just opened. */
export function announcementsOf(
  previous: Shown | null,
  next: Shown,
  t: TFunction<'play'>,
): readonly Announcement[] {
  return [
    ...ofStay(previous, next),
    ...ofLobby(previous, next),
    ...allOf(({ announces }) => announces?.(previous, next, resultOf)).flat(),
    ...ofQuestion(previous, next),
    ...ofFeedback(previous, next),
    ...ofPhase(previous, next, t),
    ...ofRank(previous, next),
  ];
}

function ofStay(previous: Shown | null, { view }: Shown): Announcement[] {
  const before = previous?.view;
  const said: Announcement[] = [];
  if (view.me.approval === 'pending' && before?.me.approval !== 'pending')
    said.push({ key: 'play:say.pending' });
  if (view.me.approval === 'approved' && before?.me.approval === 'pending')
    said.push({ key: 'play:say.approved' });
  if (view.room.state === 'paused' && before?.room.state !== 'paused')
    said.push({ key: 'play:say.paused', priority: 'assertive' });
  if (view.room.state === 'running' && before?.room.state === 'paused')
    said.push({ key: 'play:say.resumed', priority: 'assertive' });
  return said;
}

function ofLobby(previous: Shown | null, { view, scene }: Shown): Announcement[] {
  const count = view.room.playerCount;
  if (scene === 'countdown' && previous?.scene !== 'countdown')
    return [{ key: 'play:say.countdown', priority: 'assertive' }];
  if (scene !== 'lobby' || view.me.approval !== 'approved') return [];
  if (previous?.scene !== 'lobby')
    return [
      { key: 'play:say.lobby', values: { room: view.room.title, count } },
      ...(view.me.renamed ? [renamedWords(view.me.name)] : []),
    ];
  return [
    ...(previous.view.me.character === view.me.character
      ? []
      : [{ key: 'play:say.newLook', values: { name: view.me.name } }]),
    ...(previous.view.room.playerCount === count ? [] : [{ key: 'play:say.players', values: { count } }]),
  ];
}

function ofQuestion(previous: Shown | null, { view, scene, draft }: Shown): Announcement[] {
  const { slide } = view;
  if (scene !== 'question' || !slide?.question) return [];
  const before = previous?.view.slide;
  const isNew = !previous || askedKey(previous.view) !== askedKey(view);
  const said: Announcement[] = [];
  if (isNew && slide.state === 'active' && !slide.answered) {
    const values = placeInGame(view);
    const again = slide.asking > 1 ? firstOf(({ repeatAnnouncement }) => repeatAnnouncement?.(view)) : null;
    if (again) said.push({ key: again });
    const timed = questionTimer(slide, view.room, 0).state !== 'idle';
    said.push(
      timed
        ? {
            key: 'play:say.questionTimed',
            values: { ...values, count: Math.round(slide.question.timeMs / 1_000) },
          }
        : { key: 'play:say.question', values },
    );
  }
  if (isNew) return said;
  if (draft.anyway && !previous.draft.anyway) {
    const done = kindOf(slide.question.type).chosenCount(draft.answer) ?? 0;
    const total = done + missingParts(slide.question, draft.answer);
    said.push({ key: 'kinds:pieces.unfinished', values: { done, total } });
  }
  if (draft.state === 'kept' && previous?.draft.state !== 'kept')
    said.push({ key: draft.answer ? 'play:say.kept' : 'play:say.closed', priority: 'assertive' });
  if (slide.answered && !before?.answered && !slide.feedback)
    said.push({ key: slide.answer ? 'play:say.answered' : 'play:say.closed' });
  if (slide.state === 'waiting' && before?.state === 'active' && !slide.answered)
    said.push({ key: 'play:say.closed' });
  return said;
}

function ofFeedback(previous: Shown | null, { view, scene }: Shown): Announcement[] {
  const { slide } = view;
  if (scene !== 'question' || !slide?.question || !slide.feedback) return [];
  const before = previous && askedKey(previous.view) === askedKey(view) ? previous.view : null;
  const held = heldBack(view);
  // It was held back until now.
  if (before && heldBack(before) === 'rightAnswer' && held === null)
    return ofKey(slide.question, slide.feedback);
  if (before?.slide?.feedback || held === 'verdict' || !sortOf(slide.question).asks) return [];
  const { breakup } = slide.feedback;
  const said: Announcement[] = [{ ...resultWords(slide, slide.feedback), priority: 'assertive' }];
  if (breakup && breakup.total > 0)
    said.push({ key: 'play:say.points', values: { count: breakup.total, total: view.me.score } });
  const besides = allOf(({ verdictAnnouncement }) => verdictAnnouncement?.(view));
  return [...said, ...besides, ...ofKey(slide.question, slide.feedback)];
}

function heldBack(view: PlayerView) {
  return firstOf(({ withholds }) => withholds?.(view));
}

/** The correct answer, and why. */
function ofKey(question: Question, { result, reveal, explanation }: Feedback): Announcement[] {
  const said: Announcement[] = [];
  const right = rightAnswerOf(question, reveal);
  if (right !== null && result !== 'correct')
    said.push({ key: 'play:say.rightAnswer', values: { answer: right } });
  if (explanation) said.push({ key: 'play:say.explanation', values: { text: explanation.text } });
  return said;
}

/** The phase that has just started. */
function ofPhase(
  previous: Shown | null,
  { view, scene, phase }: Shown,
  t: TFunction<'play'>,
): readonly Announcement[] {
  const isNew = previous?.phase?.id !== phase?.id || previous?.scene !== scene;
  return phase && isNew && scene === phase.scene ? (phase.announcements?.(view, t) ?? []) : [];
}

/** The player's rank: once it is known with the verdict if it is new, or else on the leaderboard. */
function ofRank(previous: Shown | null, { view, scene }: Shown): Announcement[] {
  const { me } = view;
  const before = previous?.view.me.placesAt ?? null;
  const isKnown = previous !== null && newPlace(previous.view) !== null;
  if (scene === 'question' && !isKnown && newPlace(view)) return rankWords(view, 'play:say.place');
  if (scene === previous?.scene && me.placesAt === before) return [];
  if (scene === 'leaderboard' && !isKnown) return rankWords(view, 'play:say.rank');
  if (!isEndScene(scene)) return [];
  const { room } = view;
  const over: Announcement = {
    key: isFinished(room.state) ? 'play:say.gameOver' : 'play:say.youFinished',
    priority: 'assertive',
  };
  if (me.placesAt !== null) return [over, LOOK_UP];
  return before === null ? [over, ...resultOf(view)] : resultOf(view);
}

/** `key`: says the rank alone, or also the points. */
function rankWords(view: PlayerView, key: string): Announcement[] {
  const { me, board } = view;
  if (!board || me.rank === null) return [];
  const { line, ownId } = boardModel(view);
  const isRankShared = ownId !== me.playerId && board.rows.some(({ id }) => id === ownId);
  if (!anyPoints(board.rows) || isRankShared) return [line];
  const moved = me.previousRank === null ? 0 : me.previousRank - me.rank;
  const said: Announcement[] = [
    { key, values: { rank: me.rank, total: board.total, score: me.rankedScore } },
  ];
  if (moved !== 0)
    said.push({ key: moved > 0 ? 'play:say.up' : 'play:say.down', values: { count: Math.abs(moved) } });
  return said;
}

/** The player's result, once it is known. */
function resultOf(view: PlayerView): Announcement[] {
  const { room, summary } = view;
  if (!summary) return [];
  if (!showsResults(room)) return [RESULTS_WITHHELD];
  const { accuracy, firstTryAccuracy: firstTry, score, unjudged } = summary;
  const said: Announcement =
    accuracy === null
      ? { key: unjudged > 0 ? 'play:summary.band.unjudged' : 'play:summary.silent' }
      : firstTry === undefined
        ? { key: 'play:say.result', values: { score, accuracy } }
        : { key: 'play:say.resultFirstTry', values: { score, accuracy: firstTry } };
  const shared = firstOf(({ sharedRank }) => sharedRank?.(view));
  if (shared) return shared.spoken ? [said, shared.spoken] : [said];
  const rank = finalRank(summary);
  return [
    said,
    ...(rank === null ? [] : [{ key: 'play:say.finalRank', values: { rank, total: summary.playerCount } }]),
  ];
}

/** Times left to announce, in ms before the deadline: at half time, at 10 s and at 5 s. */
export function timeCalls(timeMs: number): readonly number[] {
  const half = Math.round(timeMs / 2_000) * 1_000;
  return [...new Set([half, 10_000, 5_000])]
    .filter((left) => left < timeMs && left <= half)
    .sort((a, b) => b - a);
}

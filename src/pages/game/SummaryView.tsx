// Summary: how the game went, and each question with the player's answer and the correct one, as far as the
// game reveals them.

import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import { PICTURE_WIDTH, uploadAtWidth } from '#core/content/media.ts';
import type { Board } from '#core/questions/board/board.ts';
import type { Question } from '#core/questions/question.ts';
import { groupPlace } from '#core/features/features.ts';
import { bandOf, finalRank, isDecided, isPraised, stoppedAfter } from '#core/views/figures.ts';
import { showsResults } from '#core/room/results.ts';
import type { PlayerView, RoomInfo, Summary, SummaryItem } from '#core/views/playerView.ts';
import { firstOf, playerFeatures, textsOf } from '#src/game/features.ts';
import { SaveResultsHint } from '#src/pages/game/SaveResultsHint.tsx';
import { SoloReplayButton } from '#src/pages/game/SoloReplayButton.tsx';
import { Story } from '#src/pages/game/Story.tsx';
import { SharedRankList } from '#src/pages/game/SharedRankList.tsx';
import { Avatar } from '#src/ui/Avatar.tsx';
import { message } from '#scenes/message.ts';
import { isRepeat, RESULTS_WITHHELD } from '#scenes/model.ts';
import { verdictWords } from '#scenes/player/question/model.ts';
import { Formatted } from '#src/ui/formatted/Formatted.tsx';
import { TextOrPicture } from '#src/ui/formatted/TextOrPicture.tsx';
import { Header } from '#src/ui/Header.tsx';
import { dateTimeText } from '#src/ui/dateTimeText.ts';
import { useHeadingFocus } from '#src/game/twins/useHeadingFocus.ts';
import { useWords } from '#src/game/twins/useWords.ts';
import { NextGame } from '#src/game/twins/NextGame.tsx';
import { signedPoints } from '#src/ui/signedPoints.ts';
import { answerText, inLines, rightAnswerOf } from '#src/game/twins/wording.ts';
import { Button, QuietButton } from '#src/ui/Button.tsx';
import '#src/pages/game/summary.css';

export interface SummaryViewProps {
  readonly view: PlayerView;
  readonly onBack: () => void;
  /** In a solo game, the quiz whose practice link started it. */
  readonly quizId?: string;
  /** Absent when no attempts are left. */
  readonly onAgain?: () => void;
}

/** True if the player answered none of the given number of questions. */
export function answeredNothing(
  { unanswered, notPlayed }: Pick<Summary, 'unanswered' | 'notPlayed'>,
  questions: number,
): boolean {
  return unanswered + notPlayed >= questions;
}

/**
 * Picks the message, as a key of `play:summary.band`: by place for the winners of a game that has `ended`,
 * else by accuracy.
 */
export function summaryMessageKey(
  summary: Pick<Summary, 'accuracy' | 'rank' | 'score' | 'best' | 'playerCount' | 'notPlayed'>,
  room: Pick<PlayerView['room'], 'type' | 'playMode'>,
  again: boolean,
  ended: boolean,
  isRankShared = false,
): string {
  const { accuracy, rank, playerCount, notPlayed } = summary;
  // A player who shares a rank hasn't won alone.
  if (ended && !isRankShared && playerCount > 1 && isPraised(summary, room, playerCount))
    return rank === 1 ? 'first' : 'podium';
  if (accuracy === null) return 'unjudged';
  const band = bandOf(accuracy);
  // It isn't perfect if most of it was never played.
  if (band === 'perfect' && notPlayed > 0) return 'cut';
  return band === 'average' && again ? 'averageAgain' : band;
}

/** Points that don't come from answers: together with the questions' points they make up the score. */
function otherPoints({ score, items }: Summary): number {
  return items.reduce((rest, item) => rest - item.score, score);
}

export function SummaryView({ view, onBack, quizId, onAgain }: SummaryViewProps): ReactNode {
  const { t, i18n } = useTranslation(['play', 'ending']);
  const say = useWords();
  const { me, room, summary } = view;
  const tells = showsResults(room);
  const silent = summary !== null && answeredNothing(summary, room.questionCount);
  const shared = firstOf(({ sharedRank }) => sharedRank?.(view));
  const isRankShared = groupPlace(summary) !== null;
  const bandWords =
    summary && summaryMessageKey(summary, room, onAgain !== undefined, isDecided(view), isRankShared);
  const stopped = stoppedAfter(view);
  const heading = useHeadingFocus('summary');
  return (
    <div className="scenery">
      <Header />
      <main className="page summary stack gap-5">
        <section className="card summary-head">
          <Avatar character={me.character} size={112} />
          <div className="summary-title">
            <p className="eyebrow">{room.title}</p>
            <h1 ref={heading} tabIndex={-1} className="title">
              {t(silent ? 'ending:summary.titleSilent' : 'ending:summary.title', { name: me.name })}
            </h1>
            {summary && (
              <p className="muted">
                {silent
                  ? t('play:summary.silent')
                  : stopped
                    ? t('ending:summary.stopped', stopped)
                    : tells
                      ? t(`play:summary.band.${bandWords}`)
                      : say(RESULTS_WITHHELD)}
              </p>
            )}
            {summary && room.playMode === 'solo' && (
              <p className="muted">{t('ending:summary.solo', { count: summary.playerCount - 1 })}</p>
            )}
          </div>
          {shared && <p className="summary-best">{say(shared.line)}</p>}
          {shared?.leaderboard && <SharedRankList {...shared.leaderboard} ownWord={textsOf(view).ownRow} />}
          {summary && summary.attempt < me.attempt && (
            <p className="summary-best">{t('ending:summary.counting', { attempt: summary.attempt })}</p>
          )}
          {summary?.best && (
            <p className="summary-best">
              {t(summary.rank === null ? 'ending:summary.best' : 'ending:summary.bestRanked', {
                attempt: summary.best.attempt,
                count: summary.best.score,
              })}
            </p>
          )}
          {summary && tells && !silent && <Story summary={summary} />}
          {summary && (
            <Figures
              summary={summary}
              questions={room.questionCount}
              tells={tells}
              decided={isDecided(view)}
              isRankShared={isRankShared}
            />
          )}
          {summary &&
            tells &&
            playerFeatures
              .get()
              .map(({ SummaryPart }, index) => SummaryPart && <SummaryPart key={index} view={view} />)}
          {onAgain && me.allowedUntil !== null && <Until at={me.allowedUntil} />}
          {me.attempt > 1 && me.remainingAttempts === 0 && (
            <p className="muted">{t('ending:summary.lastAttempt')}</p>
          )}
          <div className="summary-actions row">
            {me.rematch && <NextGame key={me.rematch.hash} me={me} rematch={me.rematch} />}
            {onAgain && (
              <Button onClick={onAgain}>
                {me.remainingAttempts === null
                  ? t('ending:summary.again')
                  : t('ending:summary.againLeft', { count: me.remainingAttempts })}
              </Button>
            )}
            <SoloReplayButton view={view} />
            {playerFeatures
              .get()
              .map(
                ({ SummaryAction }, index) =>
                  SummaryAction && <SummaryAction key={index} view={view} quizId={quizId} />,
              )}
            <QuietButton onClick={onBack}>{t('ending:summary.back')}</QuietButton>
            <Link className="button button--quiet" href="/">
              {t('ending:summary.home')}
            </Link>
          </div>
        </section>
        {summary && tells && !silent && <SaveResultsHint />}
        {summary === null ? (
          <p className="card" aria-busy="true">
            {t('play:opening')}
          </p>
        ) : summary.items.length === 0 ? (
          <p className="card muted">{t('ending:summary.hidden')}</p>
        ) : (
          <section aria-labelledby="summary-questions">
            <h2 id="summary-questions" className="summary-heading lead">
              {t('ending:summary.questions')}
            </h2>
            {tells && otherPoints(summary) !== 0 && (
              <p className="muted">
                {t('ending:summary.otherPoints', {
                  points: signedPoints(i18n.language, otherPoints(summary)),
                })}
              </p>
            )}
            <ol className="stack gap-3" aria-labelledby="summary-questions">
              {summary.items.map((item) => (
                <Item key={item.index} item={item} room={room} />
              ))}
            </ol>
          </section>
        )}
      </main>
    </div>
  );
}

/** A personal deadline, later than everyone else's. */
function Until({ at }: { readonly at: number }): ReactNode {
  const { t, i18n } = useTranslation(['play', 'ending']);
  const when = dateTimeText(i18n.language, at);
  return (
    <p className="summary-best">
      <time dateTime={new Date(at).toISOString()}>{t('play:summary.until', { when })}</time>
    </p>
  );
}

interface FiguresProps {
  readonly summary: Summary;
  readonly questions: number;
  readonly tells: boolean;
  /** True if the rank is final. */
  readonly decided: boolean;
  readonly isRankShared: boolean;
}

function Figures({ summary, questions, tells, decided, isRankShared }: FiguresProps): ReactNode {
  const { t, i18n } = useTranslation(['play', 'ending']);
  const { playerCount: total } = summary;
  const rank = finalRank(summary);
  const { firstTryAccuracy, totalCorrect, incorrect, partial, unjudged, unanswered, notPlayed } = summary;
  const seconds = Math.round(summary.averageTimeMs / 1_000);
  const number = (value: number) => value.toLocaleString(i18n.language);
  const percent = <Name extends string>(name: Name, of: number | null) =>
    of === null ? [] : [[name, t('play:percent', { percent: of })] as const];
  const results = [
    ...percent('firstTry', firstTryAccuracy ?? null),
    ...percent(firstTryAccuracy === undefined ? 'accuracy' : 'finalAccuracy', summary.accuracy),
    ...(summary.marks
      ? [['marks', `${number(summary.marks.earned)} / ${number(summary.marks.possible)}`] as const]
      : []),
    ...(rank === null || isRankShared
      ? []
      : [['rank', t(decided ? 'play:over.rankOf' : 'play:over.rankSoFar', { rank, total })]]),
    ...(summary.score === 0 ? [] : [['score', number(summary.score)] as const]),
    ...counted('correct', totalCorrect),
    ...counted('incorrect', incorrect),
    ...counted('partial', partial),
    ...counted('unjudged', unjudged),
    // A single right answer isn't worth showing as a streak.
    ...(summary.longestStreak > 1 ? counted('streak', summary.longestStreak) : []),
  ] as const;
  const figures = [
    ...(tells ? results : []),
    ...counted('unanswered', unanswered),
    ...counted('notPlayed', notPlayed),
    ...(answeredNothing(summary, questions) || seconds === 0
      ? []
      : [['time', t('play:secondsShort', { seconds })] as const]),
  ] as const;
  return (
    <dl className="flex gap-3 wrap">
      {figures.map(([name, value]) => (
        <div key={name} className="summary-figure">
          <dt>{t(`ending:summary.figure.${name}`)}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Leaves out a figure that is 0. */
function counted<Name extends string>(name: Name, count: number): readonly (readonly [Name, string])[] {
  return count > 0 ? [[name, String(count)]] : [];
}

/** The picture beside the question, or the one that it is about; null for none. */
function pictureOf(question: Question): Pick<Board, 'url' | 'alt'> | null {
  if ('picture' in question) return question.picture;
  return question.media?.type === 'image' ? question.media : null;
}

function Item({ item, room }: { readonly item: SummaryItem; readonly room: RoomInfo }): ReactNode {
  const { t, i18n } = useTranslation(['play', 'ending']);
  const say = useWords();
  const { question, answer, reveal, state, result, explanation } = item;
  const own = question ? inLines(question, answerText(question, answer, reveal)) : null;
  const picture = question && pictureOf(question);
  const right = question ? inLines(question, rightAnswerOf(question, reveal)) : null;
  const verdict = state === null ? t('ending:summary.notPlayed') : say(verdictWords(state, result));
  const asked =
    item.asking > 1
      ? (firstOf(({ repeatedQuestionNote }) => repeatedQuestionNote?.(room, item)) ??
        message('ending:summary.asking', { asking: item.asking }))
      : 'nothing';
  return (
    <li className="summary-item stack gap-3" data-result={(answer && result) ?? undefined}>
      <div className="summary-item-head flex wrap">
        <span className="summary-number">{item.index + 1}</span>
        <h3>{question ? <TextOrPicture of={question} /> : t('ending:summary.notMet')}</h3>
        <span className="summary-verdict">
          {asked !== 'nothing' && `${say(asked)} · `}
          {verdict}
        </span>
      </div>
      {picture && (
        <img
          className="summary-picture"
          src={uploadAtWidth(picture.url, PICTURE_WIDTH.question)}
          alt={picture.alt ?? ''}
          loading="lazy"
        />
      )}
      {question && (
        <dl className="summary-answers flex wrap">
          <div>
            <dt>{t('ending:summary.own')}</dt>
            <dd>{own ?? t('ending:summary.none')}</dd>
          </div>
          {right !== null && !(result === 'correct' && isRepeat(own, right)) && (
            <div>
              <dt>{t('ending:summary.right')}</dt>
              <dd>{right}</dd>
            </div>
          )}
          {item.marks && (
            <div>
              <dt>{t('ending:summary.figure.marks')}</dt>
              <dd>
                {item.marks.earned.toLocaleString(i18n.language)} / {item.marks.possible}
              </dd>
            </div>
          )}
          {item.score !== 0 && (
            <div>
              <dt>{t('ending:summary.points')}</dt>
              <dd>
                {item.score > 0
                  ? item.score.toLocaleString(i18n.language)
                  : signedPoints(i18n.language, item.score)}
              </dd>
            </div>
          )}
        </dl>
      )}
      {explanation !== null && (
        <p className="muted">
          <Formatted words={explanation} />
        </p>
      )}
    </li>
  );
}

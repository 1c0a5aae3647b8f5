// This device's games: those to continue, and those already played.

import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { type GameItem, gameKeyOf, gameKindOf } from '#src/game/joining/ownGames.ts';
import type { FailureType } from '#src/platform/requests/requestError.ts';
import { Avatar } from '#src/ui/Avatar.tsx';
import { failureText } from '#src/ui/Failure.tsx';
import { dateTimeText } from '#src/ui/dateTimeText.ts';
import '#src/game/joining/ownGames.css';

interface OwnGamesCardProps {
  readonly running: readonly GameItem[];
  readonly played: readonly GameItem[];
  readonly busy: boolean;
  readonly problem: FailureType | null;
  readonly onGoOn: (game: GameItem) => void;
  readonly onForget: (game: GameItem) => void;
  /** Absent if the list has only some of the games. */
  readonly onForgetAll: (() => void) | undefined;
}

export function OwnGamesCard({
  running,
  played,
  busy,
  problem,
  onGoOn,
  onForget,
  onForgetAll,
}: OwnGamesCardProps): ReactNode {
  const { t } = useTranslation(['join', 'errors']);
  const title = useId();
  return (
    <section className="card resumes" aria-labelledby={title}>
      <div>
        <h2 id={title} className="lead">
          {t(headingOf(running.length, played.length))}
        </h2>
        {onForgetAll && (
          <button type="button" className="resume-not-me bare muted" disabled={busy} onClick={onForgetAll}>
            {t('join:resume.notMe.button')}
          </button>
        )}
        <div role="alert">{problem !== null && <p className="failure">{failureText(t, problem)}</p>}</div>
      </div>
      {running.length > 0 && (
        <ul className="resume-list grid">
          {running.map((game) => (
            <Running
              key={gameKeyOf(game)}
              game={game}
              amongOthers={running.length > 1}
              busy={busy}
              onGoOn={() => onGoOn(game)}
              onForget={() => onForget(game)}
            />
          ))}
        </ul>
      )}
      {played.length > 0 && <Played games={played} isOpen={running.length === 0} onLook={onGoOn} />}
    </section>
  );
}

/** locale-keys: join:resume.* */
function headingOf(running: number, played: number): string {
  if (running > 1) return 'join:resume.several';
  return running === 0 && played > 0 ? 'join:resume.played' : 'join:resume.title';
}

interface RunningProps {
  readonly game: GameItem;
  /** One of several games; these are compact, to leave room for the rest of the page. */
  readonly amongOthers: boolean;
  readonly busy: boolean;
  readonly onGoOn: () => void;
  readonly onForget: () => void;
}

function Running({ game, amongOthers, busy, onGoOn, onForget }: RunningProps): ReactNode {
  const { t, i18n } = useTranslation('join');
  const text = useId();
  const { name, title, known } = game;
  const small = amongOthers ? ' button--small' : '';
  const kind = gameKindOf(game);
  // Anything open then is another attempt, which is optional.
  const isDone = known?.gameMode === 'async' && known.isAttemptOver;
  const facts = [
    ...(kind ? [t(`join:resume.kind.${kind}`)] : []),
    ...(known?.isPaused ? [t('join:resume.paused')] : []),
    ...(amongOthers ? [t('join:resume.as', { name })] : []),
    ...(known
      ? [
          isDone
            ? t('join:resume.done')
            : t('join:resume.progress', { done: known.numQuesAttempted, count: known.numQuestions }),
        ]
      : []),
    // Players in class don't need to know when the room would close on its own.
    ...(known?.gameMode === 'async' && known.expiry !== null
      ? [t('join:name.due', { when: dateTimeText(i18n.language, known.expiry, 'medium') })]
      : []),
  ];
  return (
    <li className="resume row apart">
      <div id={text} className="resume-text">
        {amongOthers ? (
          <p className="resume-game breaks clamp-2">{title}</p>
        ) : (
          <p>{t(isDone ? 'join:resume.bodyDone' : 'join:resume.body', { name, room: title })}</p>
        )}
        {facts.length > 0 && <p className="muted">{facts.join(' · ')}</p>}
      </div>
      <div className="row">
        <button
          type="button"
          className={`button${small}`}
          onClick={onGoOn}
          disabled={busy}
          aria-describedby={text}
        >
          {t(isDone ? 'join:resume.look' : 'join:resume.go')}
        </button>
        <button
          type="button"
          className={`button button--quiet${small}`}
          onClick={onForget}
          aria-describedby={text}
        >
          {t('join:resume.forget')}
        </button>
      </div>
    </li>
  );
}

interface PlayedProps {
  readonly games: readonly GameItem[];
  readonly isOpen: boolean;
  readonly onLook: (game: GameItem) => void;
}

function Played({ games, isOpen, onLook }: PlayedProps): ReactNode {
  const { t, i18n } = useTranslation('join');
  const day = new Intl.DateTimeFormat(i18n.language, { dateStyle: 'medium' });
  const factsOf = (game: GameItem) => {
    const { name, known } = game;
    const kind = gameKindOf(game);
    if (!known || !kind) return [name];
    const { createdAt, numQuesAttempted: done, numQuestions: count } = known;
    return [
      day.format(createdAt),
      t(`join:resume.kind.${kind}`),
      t('join:resume.as', { name }),
      t('join:resume.progress', { done, count }),
    ];
  };
  const list = (
    <ul className="played-list">
      {games.map((game) => {
        const score = game.known?.score ?? null;
        return (
          <li key={gameKeyOf(game)}>
            <button type="button" className="played stack gap-1" onClick={() => onLook(game)}>
              <span className="played-title clamp-2">{game.title}</span>
              <span className="played-facts">{factsOf(game).join(' · ')}</span>
              <span className="played-peak flex gap-2 apart">
                <Avatar character={game.known?.character ?? game.seat?.character ?? 0} size={60} />
                {score !== null && score > 0 && (
                  <span className="played-score bold tabular">
                    {t('join:resume.score', { count: score })}
                  </span>
                )}
              </span>
            </button>
          </li>
        );
      })}
    </ul>
  );
  if (isOpen) return list;
  return (
    <details className="played-games">
      <summary>{t('join:resume.results', { count: games.length })}</summary>
      {list}
    </details>
  );
}

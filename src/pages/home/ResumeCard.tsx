// Offers to go on with the games that this device is in, and to look at those that were played (specification 2, section 3).

import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'wouter';
import { useServices } from '#src/app/ServicesProvider.tsx';
import {
  comeBack,
  forgetAll,
  forgetGame,
  type GameItem,
  keptGames,
  keyOf,
  kindOf,
  knownGames,
  NO_GAMES,
  type OwnGames,
} from '#src/pages/home/ownGames.ts';
import { type FailureType, failureType, isLost } from '#src/services/requests/requestError.ts';
import { Avatar } from '#src/shell/Avatar.tsx';
import { momentText } from '#src/shell/momentText.ts';
import { failureText } from '#src/shell/Failure.tsx';
import '#src/pages/home/home.css';

/** `quizId`: only games alone with this quiz. */
export function ResumeCard({ quizId }: { readonly quizId?: string }): ReactNode {
  const { t } = useTranslation(['join', 'errors']);
  const services = useServices();
  const { notices } = services;
  const [, navigate] = useLocation();
  const [{ running, completed }, setGames] = useState<OwnGames>(NO_GAMES);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<FailureType | null>(null);
  const [forgotten, setForgotten] = useState(false);
  const title = useId();
  /** What was taken from the list before the server's answer came. */
  const gone = useRef(new Set<string>());
  /** The list that is on its way: what is forgotten before it has come, its cookie would bring back. */
  const looking = useRef<Promise<unknown>>(Promise.resolve());

  useEffect(() => {
    let here = true;
    const show = ({ running: open, completed: over }: OwnGames) => {
      if (here) setGames({ running: open.filter((game) => !gone.current.has(keyOf(game))), completed: over });
    };
    const look = async () => {
      show(await keptGames(services, quizId));
      // Without a network it stays at what this device keeps.
      await knownGames(services, quizId).then(show, () => undefined);
    };
    looking.current = look().catch(() => undefined);
    return () => {
      here = false;
    };
  }, [services, quizId]);

  const drop = (game: GameItem) => {
    gone.current.add(keyOf(game));
    setGames((games) => ({ ...games, running: games.running.filter((other) => other !== game) }));
  };
  const goOn = async (game: GameItem) => {
    setBusy(true);
    setProblem(null);
    try {
      navigate(await comeBack(services, game));
    } catch (error) {
      setProblem(failureType(error));
      setBusy(false);
      if (isLost(error)) drop(game);
    }
  };
  const forget = async (game: GameItem) => {
    drop(game);
    await looking.current;
    await forgetGame(services, game);
  };
  const forgetGames = async () => {
    const question = {
      title: t('join:resume.notMe.title'),
      body: t('join:resume.notMe.body'),
      confirm: t('join:resume.notMe.confirm'),
      cancel: t('join:resume.notMe.cancel'),
      danger: true,
    };
    if (!(await notices.confirm(question))) return;
    setBusy(true);
    setProblem(null);
    try {
      await looking.current;
      await forgetAll(services);
      setForgotten(true);
    } catch (error) {
      setProblem(failureType(error));
      setBusy(false);
    }
  };
  const played = quizId === undefined ? completed : [];
  if (forgotten) return <Forgotten />;
  if (running.length === 0 && played.length === 0 && problem === null) return null;
  return (
    <section className="card resumes" aria-labelledby={title}>
      <div>
        <h2 id={title} className="resume-title">
          {t(headingOf(running.length, played.length))}
        </h2>
        {quizId === undefined && (
          <button type="button" className="resume-not-me" disabled={busy} onClick={() => void forgetGames()}>
            {t('join:resume.notMe.button')}
          </button>
        )}
        <div role="alert">{problem !== null && <p className="failure">{failureText(t, problem)}</p>}</div>
      </div>
      {running.length > 0 && (
        <ul className="resume-list">
          {running.map((game) => (
            <Running
              key={keyOf(game)}
              game={game}
              amongOthers={running.length > 1}
              busy={busy}
              onGoOn={() => void goOn(game)}
              onForget={() => void forget(game)}
            />
          ))}
        </ul>
      )}
      {played.length > 0 && (
        <Played games={played} isOpen={running.length === 0} onLook={(game) => void goOn(game)} />
      )}
    </section>
  );
}

/** Stands where the games were, for who pressed a button that is gone with them. */
function Forgotten(): ReactNode {
  const { t } = useTranslation('join');
  const text = useRef<HTMLParagraphElement>(null);
  useEffect(() => text.current?.focus(), []);
  return (
    <p ref={text} className="card" tabIndex={-1}>
      {t('join:resume.notMe.done')}
    </p>
  );
}

/** locale-keys: join:resume.* */
function headingOf(running: number, played: number): string {
  if (running > 1) return 'join:resume.several';
  return running === 0 && played > 0 ? 'join:resume.played' : 'join:resume.title';
}

interface RunningProps {
  readonly game: GameItem;
  /** One of several, which leave the page room for its own. */
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
  const kind = kindOf(game);
  // What stands open then is another attempt, which nobody has to make.
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
    // Who plays in class need not know when the room would close by itself.
    ...(known?.gameMode === 'async' && known.expiry !== null
      ? [t('join:name.due', { when: momentText(i18n.language, known.expiry, 'medium') })]
      : []),
  ];
  return (
    <li className="resume">
      <div id={text} className="resume-text">
        {amongOthers ? (
          <p className="resume-game clamp-2">{title}</p>
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
    const kind = kindOf(game);
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
          <li key={keyOf(game)}>
            <button type="button" className="played" onClick={() => onLook(game)}>
              <span className="played-title clamp-2">{game.title}</span>
              <span className="played-facts">{factsOf(game).join(' · ')}</span>
              <span className="played-peak">
                <Avatar character={game.known?.character ?? game.seat?.character ?? 0} size={60} />
                {score !== null && score > 0 && (
                  <span className="played-score">{t('join:resume.score', { count: score })}</span>
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

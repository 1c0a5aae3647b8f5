// Offers to continue this device's games, and to look at those already played (specification 2, section 3).

import { type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'wouter';
import { useServices } from '#src/platform/ServicesProvider.tsx';
import {
  rejoinGame,
  forgetAll,
  forgetGame,
  type GameItem,
  storedGames,
  gameKeyOf,
  mergedGames,
  NO_GAMES,
  type OwnGames,
} from '#src/game/joining/ownGames.ts';
import { type FailureType, failureType, isLost } from '#src/platform/requests/requestError.ts';
import { lazyExport } from '#src/ui/lazyExport.ts';

// Most people who type a code have no game to continue.
const OwnGamesCard = lazyExport(() => import('#src/game/joining/OwnGamesCard.tsx'), 'OwnGamesCard');

/** `quizId`: only solo games of this quiz. */
export function ResumeCard({ quizId }: { readonly quizId?: string }): ReactNode {
  const { t } = useTranslation(['join', 'errors']);
  const services = useServices();
  const { notices } = services;
  const [, navigate] = useLocation();
  const [{ running, completed }, setGames] = useState<OwnGames>(NO_GAMES);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<FailureType | null>(null);
  const [forgotten, setForgotten] = useState(false);
  /** Games removed from the list before the server's answer arrived. */
  const gone = useRef(new Set<string>());
  /** The list that is being loaded: its cookie would bring back a game forgotten before it arrives. */
  const looking = useRef<Promise<unknown>>(Promise.resolve());

  useEffect(() => {
    let here = true;
    const show = ({ running: open, completed: over }: OwnGames) => {
      if (here)
        setGames({ running: open.filter((game) => !gone.current.has(gameKeyOf(game))), completed: over });
    };
    const look = async () => {
      show(await storedGames(services, quizId));
      // Offline, only what this device has stored is shown.
      await mergedGames(services, quizId).then(show, () => undefined);
    };
    looking.current = look().catch(() => undefined);
    return () => {
      here = false;
    };
  }, [services, quizId]);

  const drop = (game: GameItem) => {
    gone.current.add(gameKeyOf(game));
    setGames((games) => ({ ...games, running: games.running.filter((other) => other !== game) }));
  };
  const goOn = async (game: GameItem) => {
    setBusy(true);
    setProblem(null);
    try {
      navigate(await rejoinGame(services, game));
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
    <Suspense>
      <OwnGamesCard
        running={running}
        played={played}
        busy={busy}
        problem={problem}
        onGoOn={(game) => void goOn(game)}
        onForget={(game) => void forget(game)}
        onForgetAll={quizId === undefined ? () => void forgetGames() : undefined}
      />
    </Suspense>
  );
}

/** Takes the place of the games, and the focus of the button that disappeared with them. */
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

// A seat's game, from the lobby to the summary, in whatever state the page finds it.

import { type ReactNode, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Redirect } from 'wouter';
import { useStore } from 'zustand';
import { isRunByPlayer } from '#core/modes/registry.ts';
import { wasClosed } from '#core/views/scene.ts';
import { readGameComposite } from '#src/platform/composites.ts';
import type { PageProps } from '#src/platform/route.ts';
import { useServices, useSetting } from '#src/platform/ServicesProvider.tsx';
import { playerFeatures } from '#src/game/features.ts';
import { GameDisguise } from '#src/game/GameDisguise.tsx';
import { openGame } from '#src/game/openGame.ts';
import type { OpenGame } from '#src/game/play.ts';
import { EndScreen } from '#src/pages/game/preloadParts.ts';
import { GameView } from '#src/pages/game/GameView.tsx';
import { isAmongFriends } from '#src/platform/storage/seatKind.ts';
import type { Seat } from '#src/platform/storage/seats.ts';
import { failureText } from '#src/ui/Failure.tsx';
import { useOnline } from '#src/ui/useOnline.ts';
import '#src/pages/game/game.css';

export function GamePage({ params }: PageProps): ReactNode {
  const composite = params['composite'] ?? '';
  const seat = readGameComposite(composite);
  // A malformed game address leads home.
  return seat ? <SeatedPage key={composite} {...seat} /> : <Redirect to="/" replace />;
}

interface SeatedPageProps {
  readonly roomHash: string;
  readonly playerId: string;
}

function SeatedPage({ roomHash, playerId }: SeatedPageProps): ReactNode {
  const services = useServices();
  const { i18n } = useTranslation(['play', 'scenes', 'errors', 'characters']);
  const [game, setGame] = useState<OpenGame | 'noSeat' | 'noStorage' | null>(null);
  const [other, setOther] = useState<Seat | null>(null);
  const [tries, setTries] = useState(0);

  useEffect(() => {
    let open: OpenGame | null = null;
    let left = false;
    const take = (seat: Seat | null) => {
      if (left) return;
      if (!seat) {
        // An old bookmark: this device now plays in another seat.
        void services.seats.inRoom(roomHash).then(([found]) => !left && setOther(found ?? null));
        return setGame('noSeat');
      }
      open = openGame(services, seat, {
        onRefused: ({ type }) =>
          services.notices.toast('error', failureText(i18n.getFixedT(null, 'errors'), type)),
        onDelay: ({ type }) =>
          services.notices.toast(
            'info',
            type === 'request.RATE_LIMITED'
              ? failureText(i18n.getFixedT(null, 'errors'), type)
              : i18n.t('play:later'),
          ),
      });
      setGame(open);
    };
    services.seats.find(roomHash, playerId).then(take, () => !left && setGame('noStorage'));
    return () => {
      left = true;
      open?.close();
    };
  }, [services, roomHash, playerId, i18n, tries]);

  if (game === null) return <Opening />;
  if (game === 'noSeat') return <EndScreen kind="noSeat" other={other} />;
  if (game === 'noStorage') {
    const retry = () => {
      setGame(null);
      setTries(tries + 1);
    };
    return <EndScreen kind="noStorage" onRetry={retry} />;
  }
  return <Opened game={game} />;
}

/** Known only from a refusal: the server sends no view of a game that is gone. */
const LOST: Readonly<Record<string, 'removed' | 'rejected' | 'deleted'>> = {
  'player.DELETED': 'removed',
  'player.REJECTED': 'rejected',
  'room.NOT_FOUND': 'deleted',
};

/** Whose game it was: "deleted by your teacher" only fits a game that a teacher opened. */
function clearedKind(seat: Seat): 'deleted' | 'friendsCleared' | 'aloneCleared' {
  if (isAmongFriends(seat)) return 'friendsCleared';
  // A solo game has no code.
  return seat.code === '' ? 'aloneCleared' : 'deleted';
}

function Opened({ game }: { readonly game: OpenGame }): ReactNode {
  const view = useStore(game.room, (state) => state.view);
  const lost = useStore(game.gone, (state) => state.error);
  const link = useStore(game.connection, (state) => state.link);
  const theme = useSetting('theme');
  const kind = lost && LOST[lost.type];
  if (kind) return <EndScreen kind={kind === 'deleted' ? clearedKind(game.seat) : kind} />;
  if (lost) return <EndScreen kind="lost" type={lost.type} />;
  if (!view) return <Opening offline={link === 'offline'} />;
  if (view.me.deleted) return <EndScreen kind="removed" />;
  if (view.me.approval === 'rejected') return <EndScreen kind="rejected" />;
  if (wasClosed(view)) return <EndScreen kind={isRunByPlayer(view.room) ? 'friendsClosed' : 'closed'} />;
  const page = playerFeatures.get().reduce<ReactNode>(
    (inner, { Around }) =>
      Around ? (
        <Around game={game} view={view}>
          {inner}
        </Around>
      ) : (
        inner
      ),
    <GameView game={game} view={view} />,
  );
  return (
    <GameDisguise room={view.room} own={theme}>
      {page}
    </GameDisguise>
  );
}

function Opening({ offline = false }: { readonly offline?: boolean }): ReactNode {
  const { t } = useTranslation('play');
  const online = useOnline();
  const cut = online ? t('play:offline.serverTitle') : t('play:offline.title');
  return (
    <main className="game game--message scenery" aria-busy="true">
      <div className="card stack">
        <h1 className="title">{offline ? cut : t('play:opening')}</h1>
        {offline && <p>{t('play:offline.opening')}</p>}
      </div>
    </main>
  );
}

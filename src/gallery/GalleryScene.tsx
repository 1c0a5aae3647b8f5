// One entry of the gallery: drawn with its twin over it, or the twin alone, as the pages of the game show it.

import type { ReactNode } from 'react';
import type { PlayerView } from '#core/views/playerView.ts';
import type { GalleryEntry } from '#scenes/index.ts';
import { NO_DRAFT } from '#src/game/draft.ts';
import { ProjectorMedia } from '#src/host/projector/ProjectorMedia.tsx';
import { ProjectorTwin } from '#src/host/projector/ProjectorTwin.tsx';
import { StageHost, useStage, useStageScene, useStageSnapshot } from '#src/stage/StageHost.tsx';
import { Overlay } from '#src/twins/placement.tsx';
import type { TwinProps } from '#src/game/phases/phase.ts';
import { phaseNamed, phaseTold } from '#src/game/phases/registry.ts';
import { memePhase } from '#src/features/memes/phase.tsx';
import { PlayerTwin } from '#src/twins/PlayerTwin.tsx';
import '#src/host/projector/projectorTwin.css';
import '#src/pages/game/stage.css';
import '#src/twins/twin.css';

interface EntryProps {
  readonly entry: GalleryEntry;
  /** Of a running game: the countdown's fixtures have none of their own. */
  readonly anyPlayer: PlayerView;
}

/** Entries are looked at, not played. */
const ignore = () => undefined;
const isForProjector = ({ request }: GalleryEntry) => 'projector' in request.view;

export function DrawnEntry(props: EntryProps): ReactNode {
  const stage = useStage();
  const { targets } = useStageSnapshot();
  const { view } = props.entry.request;
  useStageScene(props.entry.request, ignore);
  return (
    <div className="stage-box">
      <StageHost />
      {isForProjector(props.entry) ? (
        <>
          <Overlay targets={targets} setFocus={ignore}>
            {'projector' in view && <ProjectorMedia view={view.projector} />}
          </Overlay>
          <div className="visually-hidden">
            <EntryTwin {...props} drawn />
          </div>
        </>
      ) : (
        <Overlay targets={targets} setFocus={stage.setFocus}>
          <EntryTwin {...props} drawn />
        </Overlay>
      )}
    </div>
  );
}

export function PlainEntry(props: EntryProps): ReactNode {
  const twin = <EntryTwin {...props} drawn={false} />;
  if (isForProjector(props.entry)) return <div className="projector-plain scenery">{twin}</div>;
  return (
    <div className="game-plain scenery">
      <div className="twin card">{twin}</div>
    </div>
  );
}

function EntryTwin({ entry, anyPlayer, drawn }: EntryProps & { readonly drawn: boolean }): ReactNode {
  const { request } = entry;
  switch (request.id) {
    case 'lobby':
    case 'question':
    case 'leaderboard':
    case 'challengeBoard':
    case 'gameOver':
      return (
        <PlayersTwin
          view={request.view.player}
          draft={request.view.draft}
          scene={request.id}
          phase={phaseTold(request.view.player)}
        />
      );
    case 'meme': {
      const { player, meme } = request.view;
      const { id, picture, ...words } = meme;
      const phase = memePhase({ id, trigger: 'correct', picture, words });
      return <PlayersTwin view={player} draft={NO_DRAFT} scene="meme" phase={phase} />;
    }
    case 'milestone': {
      const { player, model } = request.view;
      return <PlayersTwin view={player} draft={NO_DRAFT} scene="milestone" phase={phaseNamed(model.id)} />;
    }
    case 'countdown':
      return (
        <PlayersTwin view={{ ...anyPlayer, room: request.view.room }} draft={NO_DRAFT} scene="countdown" />
      );
    case 'projectorLobby':
    case 'projectorQuestion':
    case 'projectorLeaderboard':
    case 'podium': {
      const { projector, join } = request.view;
      return (
        <ProjectorTwin view={projector} scene={request.id} join={join} link={join.address} drawn={drawn} />
      );
    }
    default:
      return request satisfies never;
  }
}

function PlayersTwin({
  phase = null,
  ...props
}: Pick<TwinProps, 'view' | 'draft' | 'scene'> & Partial<Pick<TwinProps, 'phase'>>): ReactNode {
  return <PlayerTwin {...props} phase={phase} waitsForNext={false} onIntent={ignore} />;
}

// One gallery entry: the canvas with its DOM twin on top, or the twin alone, as the game's pages show it.

import { type ReactNode, useMemo } from 'react';
import type { PlayerView } from '#core/views/playerView.ts';
import type { GalleryEntry } from '#scenes/index.ts';
import type { SceneRequest } from '#scenes/index.ts';
import { BesideContext, useBeside } from '#src/game/beside.ts';
import { NO_DRAFT } from '#src/game/draft.ts';
import { ProjectorIslands } from '#src/host/projector/ProjectorMedia.tsx';
import { ProjectorTwin } from '#src/host/projector/ProjectorTwin.tsx';
import { StageHost, useStage, useStageScene, useStageSnapshot } from '#src/platform/stage/StageHost.tsx';
import { Overlay } from '#src/game/twins/placement.tsx';
import type { Phase, TwinProps } from '#src/game/phases/phase.ts';
import { phaseNamed, phaseInView } from '#src/game/phases/registry.ts';
import { galleryPhases } from '#src/game/galleryPhases.ts';
import { PlayerTwin } from '#src/game/twins/PlayerTwin.tsx';
import '#src/host/projector/projectorTwin.css';
import '#src/game/stage.css';
import '#src/game/twins/twin.css';

interface EntryProps {
  readonly entry: GalleryEntry;
  /** A player in a running game: the countdown's fixtures have no player of their own. */
  readonly anyPlayer: PlayerView;
}

/** Entries are for viewing, so input does nothing. */
const ignore = () => undefined;
type ProjectorRequest = Extract<SceneRequest, { readonly view: { readonly projector: unknown } }>;
const isForProjector = (request: SceneRequest): request is ProjectorRequest => 'projector' in request.view;

export function DrawnEntry(props: EntryProps): ReactNode {
  const stage = useStage();
  const { targets } = useStageSnapshot();
  const { request } = props.entry;
  const { view } = request;
  const [share, beside] = useBeside();
  const asked = useMemo(
    () =>
      share === undefined || !('beside' in view)
        ? request
        : ({ ...request, view: { ...view, beside: share } } as SceneRequest),
    [request, view, share],
  );
  useStageScene(asked, ignore);
  return (
    <div className="stage-box inset">
      <StageHost />
      {isForProjector(props.entry.request) ? (
        <>
          <Overlay targets={targets} setFocus={ignore}>
            {'projector' in view && <ProjectorIslands view={view.projector} />}
          </Overlay>
          <div className="visually-hidden">
            <EntryTwin {...props} drawn />
          </div>
        </>
      ) : (
        <Overlay targets={targets} setFocus={stage.setFocus} zoom={stage.zoom}>
          <BesideContext value={beside}>
            <EntryTwin {...props} drawn />
          </BesideContext>
        </Overlay>
      )}
    </div>
  );
}

export function PlainEntry(props: EntryProps): ReactNode {
  const twin = <EntryTwin {...props} drawn={false} />;
  if (isForProjector(props.entry.request)) return <div className="projector-plain scenery">{twin}</div>;
  return (
    <div className="game-plain inset scenery">
      <div className="twin card">{twin}</div>
    </div>
  );
}

function EntryTwin({ entry, anyPlayer, drawn }: EntryProps & { readonly drawn: boolean }): ReactNode {
  const { request } = entry;
  if (isForProjector(request)) {
    const { projector, join } = request.view;
    return (
      <ProjectorTwin view={projector} scene={request.id} join={join} link={join.address} drawn={drawn} />
    );
  }
  const { id, view } = request;
  if (!('player' in view))
    return <PlayersTwin view={{ ...anyPlayer, room: view.room }} draft={NO_DRAFT} scene={id} />;
  if (id === 'milestone')
    return <PlayersTwin view={view.player} draft={NO_DRAFT} scene={id} phase={phaseNamed(view.model.id)} />;
  const phaseOf = galleryPhases.get()[id] as ((shown: typeof view) => Phase | null) | undefined;
  const draft = 'draft' in view ? view.draft : NO_DRAFT;
  const phase = phaseOf?.(view) ?? phaseInView(view.player);
  return <PlayersTwin view={view.player} draft={draft} scene={id} phase={phase} />;
}

function PlayersTwin({
  phase = null,
  ...props
}: Pick<TwinProps, 'view' | 'draft' | 'scene'> & Partial<Pick<TwinProps, 'phase'>>): ReactNode {
  return <PlayerTwin {...props} phase={phase} waitsForNext={false} onIntent={ignore} />;
}

// The sound or film of the question on the projector: the one thing there that can be pressed.

import type { ReactNode } from 'react';
import type { ProjectorView } from '#core/views/projectorView.ts';
import { MediaPlayer } from '#src/game/twins/MediaPlayer.tsx';
import '#src/host/projector/projectorMedia.css';

/** Nothing where the question has none, or a picture, which is drawn. */
export function ProjectorMedia({ view }: { readonly view: ProjectorView }): ReactNode {
  const question = view.slide?.question;
  const media = question?.media;
  if (!question || !media || media.type === 'image') return null;
  return (
    <MediaPlayer
      key={question.id}
      media={media}
      look="projector-media"
      paused={view.room.state === 'paused'}
    />
  );
}

// Audio or video player on the projector, its only interactive element.

import type { ReactNode } from 'react';
import type { ProjectorView } from '#core/views/projectorView.ts';
import { MediaPlayer } from '#src/game/twins/MediaPlayer.tsx';
import '#src/host/projector/projectorMedia.css';

/** Renders nothing for a question without media, or with an image, which the canvas draws. */
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

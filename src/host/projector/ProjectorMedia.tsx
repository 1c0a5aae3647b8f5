// What the projector's canvas leaves to the page: audio, video, and a kind's own island.

import { createElement, type ReactNode } from 'react';
import type { Question } from '#core/questions/question.ts';
import type { ProjectorView } from '#core/views/projectorView.ts';
import { MediaPlayer } from '#src/game/twins/MediaPlayer.tsx';
import { hostKindOf } from '#src/host/room/hostKind.ts';
import '#src/host/projector/projectorMedia.css';

export function ProjectorIslands({ view }: { readonly view: ProjectorView }): ReactNode {
  const question = view.slide?.question;
  return (
    <>
      <ProjectorMedia view={view} />
      {question && <Island key={question.id} question={question} />}
    </>
  );
}

function Island({ question }: { readonly question: Question }): ReactNode {
  const { ProjectorIsland } = hostKindOf(question.type);
  return ProjectorIsland && createElement(ProjectorIsland, { question });
}

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

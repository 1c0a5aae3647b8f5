// DOM version of a climb's projector scene.

import type { ReactNode } from 'react';
import { peakNews, peakProjectorModel } from '#scenes/features/mysticPeak/projector/model.ts';
import { Lines, AnnouncementsTwin, Progress, Rows } from '#src/host/projector/ProjectorTwin.tsx';
import type { ProjectorTwinProps } from '#src/host/projector/projectorTwinProps.ts';
import { useWords } from '#src/game/twins/useWords.ts';

export function ClimbProjectorTwin({ view, join, drawn }: ProjectorTwinProps): ReactNode {
  const say = useWords();
  const { title, lead, board, places } = peakProjectorModel(view, join);
  const { rows, empty, more, percent, progress } = board;
  return (
    <section className="projector-board">
      <h1 className="projector-title">{say(title)}</h1>
      <Progress percent={percent} line={progress} />
      <p className="projector-note">{say(lead ?? empty)}</p>
      <AnnouncementsTwin view={view} newsOf={peakNews} />
      {rows.length > 0 && <Rows rows={rows} drawn={drawn} />}
      {more && <p className="projector-note">{say(more)}</p>}
      <Lines lines={places} />
    </section>
  );
}

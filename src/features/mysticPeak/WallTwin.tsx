// The wall of a climb through camps in the page's own elements.

import type { ReactNode } from 'react';
import { peakNews, peakWallModel } from '#scenes/features/mysticPeak/wall/model.ts';
import { Lines, NewsTwin, Progress, Rows } from '#src/host/projector/ProjectorTwin.tsx';
import type { ProjectorTwinProps } from '#src/host/projector/projectorTwinProps.ts';
import { useWords } from '#src/game/twins/useWords.ts';

export function WallTwin({ view, join, drawn }: ProjectorTwinProps): ReactNode {
  const say = useWords();
  const { title, lead, board, places } = peakWallModel(view, join);
  const { rows, empty, more, percent, progress } = board;
  return (
    <section className="projector-board">
      <h1 className="projector-title">{say(title)}</h1>
      <Progress percent={percent} line={progress} />
      <p className="projector-note">{say(lead ?? empty)}</p>
      <NewsTwin view={view} newsOf={peakNews} />
      {rows.length > 0 && <Rows rows={rows} drawn={drawn} />}
      {more && <p className="projector-note">{say(more)}</p>}
      <Lines lines={places} />
    </section>
  );
}

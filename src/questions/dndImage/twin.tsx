// DND_IMAGE: the picture, its places, and the labels.

import type { ReactNode } from 'react';
import { dndImageRules } from '#core/questions/dndImage/index.ts';
import { LIST } from '#scenes/questions/pieces/model.ts';
import { useIsIsland, usePlace } from '#src/game/twins/placement.tsx';
import type { QuestionTwinProps } from '#src/game/twins/questionTwin.ts';
import { BoardPicture, numbered } from '#src/questions/board/BoardPicture.tsx';
import { Zoom } from '#src/questions/board/Zoom.tsx';
import { PlacingTwin } from '#src/questions/placing/PlacingTwin.tsx';

function DndImageTwin(props: QuestionTwinProps<'DND_IMAGE'>): ReactNode {
  const { picture, places } = props.question;
  const place = usePlace();
  return (
    <PlacingTwin asked={props} rules={dndImageRules} sentences="dndImage">
      {useIsIsland(LIST) ? (
        <BoardPicture board={picture} pins={numbered(places)} />
      ) : (
        <img {...place('board')} src={picture.url} alt={picture.alt ?? ''} />
      )}
      <Zoom />
    </PlacingTwin>
  );
}

export { DndImageTwin as DND_IMAGE };

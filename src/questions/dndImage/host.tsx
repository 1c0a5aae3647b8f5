import type { ReactNode } from 'react';
import { dndImageAuthoring } from '#core/questions/dndImage/authoring.ts';
import { dndImageRules } from '#core/questions/dndImage/index.ts';
import type { QuestionOf } from '#core/questions/question.ts';
import { dndImageChart } from '#scenes/questions/dndImage/model.ts';
import type { HostKind } from '#src/host/room/hostKind.ts';
import { BoardPicture, numbered } from '#src/questions/board/BoardPicture.tsx';
import { BoardOnProjector } from '#src/questions/board/BoardOnProjector.tsx';
import { placingHost } from '#src/questions/placing/placingHost.tsx';

const placing = placingHost<'DND_IMAGE'>({
  rules: dndImageRules,
  preview: dndImageAuthoring.preview,
  chartOf: () => null,
});

/** The picture with its numbers, above what is said about them. */
function Pictured({
  picture,
  places,
  children,
}: Pick<QuestionOf<'DND_IMAGE'>, 'picture'> & {
  readonly places: Parameters<typeof numbered>[0];
  readonly children: ReactNode;
}): ReactNode {
  return (
    <div className="stack gap-2">
      <BoardPicture board={picture} pins={numbered(places)} />
      {children}
    </div>
  );
}

export const DND_IMAGE: HostKind<'DND_IMAGE'> = {
  ...placing,
  DistributionView: (props) => (
    <Pictured {...props.question}>
      <placing.DistributionView {...props} />
    </Pictured>
  ),
  Answered: (asked) => (
    <Pictured {...asked.question}>
      <placing.Answered {...asked} />
    </Pictured>
  ),
  Authored: (props) => (
    <Pictured picture={props.question.picture} places={props.question.spots}>
      <placing.Authored {...props} />
    </Pictured>
  ),
  ProjectorAnswers: (props) => <BoardOnProjector {...props} chart={dndImageChart(props)} />,
};

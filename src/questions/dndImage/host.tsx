import { dndImageAuthoring } from '#core/questions/dndImage/authoring.ts';
import { dndImageRules } from '#core/questions/dndImage/index.ts';
import { dndImageChart } from '#scenes/questions/dndImage/model.ts';
import type { HostKind } from '#src/host/room/hostKind.ts';
import { BoardOnProjector } from '#src/questions/board/BoardOnProjector.tsx';
import { placingHost } from '#src/questions/placing/placingHost.tsx';

export const DND_IMAGE: HostKind<'DND_IMAGE'> = {
  ...placingHost<'DND_IMAGE'>({
    rules: dndImageRules,
    preview: dndImageAuthoring.preview,
    chartOf: () => null,
  }),
  ProjectorAnswers: (props) => <BoardOnProjector {...props} chart={dndImageChart(props)} />,
};

// HOTSPOT for the host: a player's marks, the marks of all, and the regions as authored.

import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { hotspotAuthoring } from '#core/questions/hotspot/authoring.ts';
import { playedBase } from '#core/questions/playedBase.ts';
import { shownItem } from '#scenes/questions/board/model.ts';
import { hotspotBoard, hotspotChart } from '#scenes/questions/hotspot/model.ts';
import { scoreWords } from '#scenes/questions/placing/model.ts';
import { useWords } from '#src/game/twins/useWords.ts';
import type {
  AnsweredProps,
  AuthoredProps,
  DistributionViewProps,
  HostKind,
} from '#src/host/room/hostKind.ts';
import { BoardOnProjector, ChartPicture } from '#src/questions/board/BoardOnProjector.tsx';
import { RegionNames, RegionsPicture } from '#src/questions/board/RegionsPicture.tsx';
import { Judged } from '#src/questions/hotspot/Judged.tsx';
import { SpreadRows } from '#src/questions/SpreadRows.tsx';

type Asked = AnsweredProps<'HOTSPOT'>;

const boardOf = ({ question, answer, reveal }: Asked) =>
  hotspotBoard({ question, answer, reveal, draft: { answer: null, state: 'open' }, open: false });

/** How much of an answer is correct; null while that isn't known. */
function scoreOf(asked: Asked) {
  const { answer, reveal, question } = asked;
  if (!answer || !reveal) return null;
  const right = boardOf(asked).regions.filter(({ state }) => state === 'found').length;
  return { right, of: question.spots };
}

function Answered(asked: Asked): ReactNode {
  const say = useWords();
  const score = scoreOf(asked);
  return (
    <div className="stack gap-2">
      {score && <p className="strong">{say(scoreWords(score))}</p>}
      <Judged picture={asked.question.picture} {...boardOf(asked)} />
    </div>
  );
}

function Spread(props: DistributionViewProps<'HOTSPOT'>): ReactNode {
  const { t } = useTranslation('host');
  const say = useWords();
  const chart = hotspotChart(props);
  return (
    <div className="stack gap-2">
      <p className="caption muted">{t('host:question.marksOfAll')}</p>
      <ChartPicture chart={chart} />
      {/* Without any rows, it would say that there are no answers. */}
      {(chart.rows.length > 0 || props.distribution.answered === 0) && (
        <SpreadRows
          rows={chart.rows.map((row) => ({
            id: row.item.id,
            lead: <span className="authored-number bold tabular rigid">{row.lead}</span>,
            words: shownItem(row, say).text,
            right: row.isRight,
            count: row.count,
          }))}
          distribution={props.distribution}
        />
      )}
    </div>
  );
}

function Authored({ question: authored, answers }: AuthoredProps<'HOTSPOT'>): ReactNode {
  const { question, reveal } = hotspotAuthoring.preview(authored, playedBase(authored, ''));
  const regions = answers ? reveal.regions : [];
  return (
    <div className="stack gap-2">
      <RegionsPicture board={question.picture} regions={regions} />
      <RegionNames regions={regions} />
    </div>
  );
}

export const HOTSPOT: HostKind<'HOTSPOT'> = {
  ProjectorAnswers: (props) => <BoardOnProjector {...props} chart={hotspotChart(props)} />,
  DistributionView: Spread,
  Answered,
  Authored,
  cell(asked, say) {
    const score = scoreOf(asked);
    return score && say(scoreWords(score));
  },
};

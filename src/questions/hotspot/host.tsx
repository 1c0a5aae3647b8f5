// HOTSPOT for the host: a player's marks, the marks of all, and the regions as authored.

import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { middleOfShape } from '#core/questions/board/shapes.ts';
import { hotspotAuthoring } from '#core/questions/hotspot/authoring.ts';
import { regionName } from '#core/questions/hotspot/index.ts';
import { playedBase } from '#core/questions/playedBase.ts';
import { correctAnswerMessage, hintOf } from '#scenes/model.ts';
import { hotspotBoard, hotspotChart, toMark } from '#scenes/questions/hotspot/model.ts';
import { scoreWords } from '#scenes/questions/placing/model.ts';
import { useWords } from '#src/game/twins/useWords.ts';
import type {
  AnsweredProps,
  AuthoredProps,
  DistributionViewProps,
  HostKind,
  ProjectorAnswersProps,
} from '#src/host/room/hostKind.ts';
import { BoardPicture } from '#src/questions/board/BoardPicture.tsx';
import { Judged } from '#src/questions/hotspot/Judged.tsx';
import { ProjectorTiles } from '#src/questions/options/ProjectorTiles.tsx';
import { SpreadRows } from '#src/questions/SpreadRows.tsx';

type Asked = AnsweredProps<'HOTSPOT'>;

const NO_DRAFT = { answer: null, state: 'open' } as const;

const boardOf = ({ question, answer, reveal }: Asked) =>
  hotspotBoard({ question, answer, reveal, draft: NO_DRAFT, open: false });

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

function Spread({ question, reveal, distribution }: DistributionViewProps<'HOTSPOT'>): ReactNode {
  const { t } = useTranslation('host');
  const chart = hotspotChart({ question, reveal, distribution });
  const { hits } = distribution.spread;
  const rows = (reveal?.regions ?? [])
    .map((region, index) => ({ region, index, count: hits?.[region.id] ?? 0 }))
    .filter(({ region, count }) => region.correct || count > 0);
  return (
    <div className="stack gap-2">
      <p className="caption muted">{t('host:question.marksOfAll')}</p>
      <BoardPicture
        board={question.picture}
        shapes={chart.regions}
        dots={chart.dots}
        pins={rows.map(({ region: { shape }, index }) => ({
          point: middleOfShape(shape, question.picture),
          label: `${index + 1}`,
        }))}
      />
      {/* Without any rows, it would say that there are no answers. */}
      {(rows.length > 0 || distribution.answered === 0) && (
        <SpreadRows
          rows={rows.map(({ region, index, count }) => ({
            id: region.id,
            lead: <span className="authored-number bold tabular rigid">{index + 1}</span>,
            words: regionName(region, index),
            right: region.correct === true,
            count: hits ? count : null,
          }))}
          distribution={distribution}
        />
      )}
    </div>
  );
}

function OnProjector(props: ProjectorAnswersProps<'HOTSPOT'>): ReactNode {
  const { question, isOpen, reveal, right, drawn } = props;
  const say = useWords();
  const { rows, head } = hotspotChart(props);
  return (
    <>
      {isOpen && (
        <>
          <p className="projector-note">{say(hintOf('HOTSPOT'))}</p>
          <p className="projector-note">{say(toMark(question.spots))}</p>
        </>
      )}
      {reveal && <h2 className="projector-note">{say(head)}</h2>}
      {drawn ? (
        <img className="visually-hidden" src={question.picture.url} alt={question.picture.alt ?? ''} />
      ) : (
        <BoardPicture board={question.picture} />
      )}
      {rows.length > 0 && (
        <ProjectorTiles
          options={rows.map(({ item, lead }) => ({ ...item, text: item.text || lead }))}
          drawn={drawn}
          plain
          figureOf={({ id }) => {
            const figure = rows.find(({ item }) => item.id === id)?.figure;
            return figure && say(figure);
          }}
        />
      )}
      {right !== null && rows.length === 0 && (
        <p className="projector-right bold">{say(correctAnswerMessage(right))}</p>
      )}
    </>
  );
}

function Authored({ question: authored, answers }: AuthoredProps<'HOTSPOT'>): ReactNode {
  const { question, reveal } = hotspotAuthoring.preview(authored, playedBase(authored, ''));
  const regions = answers ? reveal.regions : [];
  return (
    <div className="stack gap-2">
      <BoardPicture
        board={question.picture}
        shapes={regions.map(({ shape, correct }) => ({ shape, state: correct ? 'found' : 'decoy' }))}
        pins={regions.map(({ shape }, at) => ({
          point: middleOfShape(shape, question.picture),
          label: `${at + 1}`,
        }))}
      />
      <ol className="grid gap-1">
        {regions.map((region, at) => (
          <li key={region.id} className="strip gap-2">
            <span className="authored-number bold tabular rigid">{at + 1}</span>
            {region.text}
            {region.correct && <Check size={18} strokeWidth={3} aria-hidden="true" />}
          </li>
        ))}
      </ol>
    </div>
  );
}

export const HOTSPOT: HostKind<'HOTSPOT'> = {
  ProjectorAnswers: OnProjector,
  DistributionView: Spread,
  Answered,
  Authored,
  cell(asked, say) {
    const score = scoreOf(asked);
    return score && say(scoreWords(score));
  },
};

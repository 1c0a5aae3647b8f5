// Editor of regions on a board: drawn on its picture, each with a name and whether it's correct.

import { Trash2 } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type FieldsOf, withFields } from '#core/collections/withFields.ts';
import type { Board } from '#core/questions/board/board.ts';
import type { AuthoredRegion } from '#core/questions/board/regions.ts';
import { boxOf, middleOfShape, overlap, type Shape, shapeWithin } from '#core/questions/board/shapes.ts';
import { faultsAt, listFaults } from '#protocol/quizFaults.ts';
import { Segments } from '#src/host/options/Segments.tsx';
import { useServices } from '#src/platform/ServicesProvider.tsx';
import { BoardEditor, type BoardEditorProps } from '#src/questions/board/BoardEditor.tsx';
import { PercentFields } from '#src/questions/board/PercentFields.tsx';
import { ShapeSurface, TOOLS, type Tool } from '#src/questions/board/ShapeSurface.tsx';
import { FieldErrors } from '#src/questions/FieldErrors.tsx';
import { IconButton, QuietButton } from '#src/ui/Button.tsx';

export interface RegionsEditorProps
  extends Pick<BoardEditorProps, 'board' | 'faults' | 'PictureSlot' | 'fixed' | 'onBoard'> {
  readonly regions: readonly AuthoredRegion[];
  /** Maximum number of regions. */
  readonly most: number;
  /** Maximum characters of a name. */
  readonly longest: number;
  readonly onRegions: (regions: readonly AuthoredRegion[], typing?: string) => void;
}

/** Regions with a longer side below this share of the picture's are hard to hit with a finger. */
const SMALL = 0.09;
/** Added by the button, by tool. */
const ADDED: Readonly<Record<Tool, Shape>> = {
  rect: { type: 'rect', x: 0.4, y: 0.4, width: 0.2, height: 0.2 },
  circle: { type: 'circle', x: 0.5, y: 0.5, radius: 0.1 },
  polygon: {
    type: 'polygon',
    points: [
      { x: 0.5, y: 0.4 },
      { x: 0.6, y: 0.6 },
      { x: 0.4, y: 0.6 },
    ],
  },
};

function isSmall({ shape }: AuthoredRegion, board: Board): boolean {
  const { width, height } = boxOf(shape, board);
  const longer = Math.max(board.width, board.height);
  return Math.max(width * board.width, height * board.height) < SMALL * longer;
}

/** Numbers of the first two regions that overlap; undefined if none do. */
function overlapping(regions: readonly AuthoredRegion[], board: Board) {
  for (const [at, { shape }] of regions.entries()) {
    const other = regions.findIndex((each, index) => index > at && overlap(shape, each.shape, board));
    if (other >= 0) return { one: at + 1, other: other + 1 };
  }
  return undefined;
}

export function RegionsEditor(props: RegionsEditorProps): ReactNode {
  const { regions, most, longest, onRegions, ...boardProps } = props;
  const { board, faults, fixed } = boardProps;
  const { t } = useTranslation('host');
  const { announcer } = useServices();
  const id = useId();
  const [tool, setTool] = useState<Tool>('rect');
  const change = (at: number, changes: FieldsOf<AuthoredRegion>, typing: string) =>
    onRegions(
      regions.map((region, each) => (each === at ? withFields(region, changes) : region)),
      `region ${at} ${typing}`,
    );
  const full = regions.length >= most;
  const add = (shape: Shape) => {
    if (full) return;
    onRegions([...regions, { shape, correct: true }]);
    announcer.announce(t('host:question.edit.regions.added', { number: regions.length + 1 }));
  };
  const shared = overlapping(regions, board);
  return (
    <>
      <BoardEditor
        {...boardProps}
        shapes={regions.map(({ shape, correct }) => ({ shape, state: correct ? 'found' : 'decoy' }))}
        points={regions.map(({ shape }) => middleOfShape(shape, board))}
        handleName={(number) => t('host:question.edit.regions.move', { number })}
        onMove={(at, to) => {
          const { shape } = regions[at] ?? { shape: ADDED.rect };
          const [box, middle] = [boxOf(shape, board), middleOfShape(shape, board)];
          const there = { ...box, x: box.x + to.x - middle.x, y: box.y + to.y - middle.y };
          change(at, { shape: shapeWithin(shape, there, board) }, 'move');
        }}
        tools={
          <>
            <div className="strip gap-2 wrap">
              <Segments
                name={id}
                values={TOOLS}
                value={tool}
                labelOf={(each) => t(`host:question.edit.regions.tool.${each}`)}
                onChange={setTool}
              />
              <QuietButton disabled={full} onClick={() => add(ADDED[tool])}>
                {t('host:question.edit.regions.add')}
              </QuietButton>
            </div>
            <p className="hint">{t(`host:question.edit.regions.how.${tool}`)}</p>
          </>
        }
      >
        <ShapeSurface key={tool} board={board} tool={tool} onShape={add} />
      </BoardEditor>
      <ol className="stack gap-3">
        {regions.map((region, at) => (
          <li key={at}>
            <RegionFields
              region={region}
              number={at + 1}
              longest={longest}
              board={board}
              onChange={(changes, typing) => change(at, changes, typing)}
              onRemove={fixed ? null : () => onRegions(regions.toSpliced(at, 1))}
            />
            <FieldErrors id={`region-${at}-faults`} faults={faultsAt(faults, 'regions', at)} />
          </li>
        ))}
      </ol>
      <FieldErrors id="regions-faults" faults={listFaults(faults, 'regions', null)} />
      {shared && <p className="hint">{t('host:question.edit.regions.overlap', shared)}</p>}
    </>
  );
}

interface RegionFieldsProps {
  readonly region: AuthoredRegion;
  /** From 1. */
  readonly number: number;
  readonly longest: number;
  readonly board: Board;
  readonly onChange: (changes: FieldsOf<AuthoredRegion>, typing: string) => void;
  /** Null if the regions can't be changed. */
  readonly onRemove: (() => void) | null;
}

function RegionFields(props: RegionFieldsProps): ReactNode {
  const { region, number, longest, board, onChange, onRemove } = props;
  const { t } = useTranslation('host');
  const { shape, correct = false, name = '' } = region;
  const { height, ...box } = boxOf(shape, board);
  const words = t('host:question.edit.regions.name', { number });
  return (
    <div className="stack gap-2">
      <div className="strip gap-3">
        <span className="authored-number bold tabular rigid">{number}</span>
        <input
          className="input fill"
          dir="auto"
          value={name}
          maxLength={longest}
          aria-label={words}
          placeholder={words}
          onChange={({ target }) => onChange({ name: target.value || undefined }, 'name')}
        />
        <label className="strip gap-2 strong rigid">
          <input
            type="checkbox"
            checked={correct}
            onChange={() => onChange({ correct: correct ? undefined : true }, 'correct')}
          />
          {t('host:question.edit.regions.correct')}
        </label>
        {onRemove && (
          <IconButton label={t('host:question.edit.regions.remove', { number })} onClick={onRemove}>
            <Trash2 size={20} />
          </IconButton>
        )}
      </div>
      {onRemove && (
        <details>
          <summary className="caption muted">{t('host:question.edit.regions.place', { number })}</summary>
          <div className="strip gap-2 wrap">
            <PercentFields
              values={shape.type === 'circle' ? box : { ...box, height }}
              onChange={(change) =>
                onChange({ shape: shapeWithin(shape, { ...box, height, ...change }, board) }, 'size')
              }
            />
          </div>
        </details>
      )}
      {isSmall(region, board) && <p className="hint">{t('host:question.edit.regions.small', { number })}</p>}
    </div>
  );
}

// HOTSPOT editor: regions drawn on the picture, each with a name and whether it's correct.

import { Trash2 } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type FieldsOf, withFields } from '#core/collections/withFields.ts';
import type { Board } from '#core/questions/board/board.ts';
import { boxOf, middleOfShape, overlap, type Shape, shapeWithin } from '#core/questions/board/shapes.ts';
import { type AuthoredRegion, HOTSPOT_LIMITS } from '#core/questions/hotspot/index.ts';
import { faultsAt, listFaults } from '#protocol/quizFaults.ts';
import { Segments } from '#src/host/options/Segments.tsx';
import { useServices } from '#src/platform/ServicesProvider.tsx';
import { BoardEditor } from '#src/questions/board/BoardEditor.tsx';
import { PercentFields } from '#src/questions/board/PercentFields.tsx';
import { ShapeSurface, TOOLS, type Tool } from '#src/questions/board/ShapeSurface.tsx';
import { FieldErrors } from '#src/questions/FieldErrors.tsx';
import type { EditProps } from '#src/questions/questionEditor.ts';
import { IconButton, QuietButton } from '#src/ui/Button.tsx';

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

export function Editor({ question, onChange, ...props }: EditProps<'HOTSPOT'>): ReactNode {
  const { picture, regions } = question;
  const { faults = [], correctionsOnly: fixed = false, PictureSlot } = props;
  const { t } = useTranslation('host');
  const { announcer } = useServices();
  const id = useId();
  const [tool, setTool] = useState<Tool>('rect');
  const write = (next: readonly AuthoredRegion[], typing?: string) => onChange({ regions: next }, typing);
  const change = (at: number, changes: FieldsOf<AuthoredRegion>, typing: string) =>
    write(
      regions.map((region, each) => (each === at ? withFields(region, changes) : region)),
      `region ${at} ${typing}`,
    );
  const full = regions.length >= HOTSPOT_LIMITS.maxRegions;
  const add = (shape: Shape) => {
    if (full) return;
    write([...regions, { shape, correct: true }]);
    announcer.announce(t('host:question.edit.hotspot.added', { number: regions.length + 1 }));
  };
  const named = regions.filter(({ name = '' }) => name.trim() !== '').length;
  const shared = overlapping(regions, picture);
  return (
    <fieldset className="stack gap-2">
      <legend className="lines-legend strong">{t('host:question.edit.hotspot.legend')}</legend>
      <BoardEditor
        board={picture}
        faults={faults}
        PictureSlot={PictureSlot}
        fixed={fixed}
        onBoard={(next, typing) => onChange({ picture: next }, typing)}
        shapes={regions.map(({ shape, correct }) => ({ shape, state: correct ? 'found' : 'decoy' }))}
        points={regions.map(({ shape }) => middleOfShape(shape, picture))}
        handleName={(number) => t('host:question.edit.hotspot.move', { number })}
        onMove={(at, to) => {
          const { shape } = regions[at] ?? { shape: ADDED.rect };
          const [box, middle] = [boxOf(shape, picture), middleOfShape(shape, picture)];
          const there = { ...box, x: box.x + to.x - middle.x, y: box.y + to.y - middle.y };
          change(at, { shape: shapeWithin(shape, there, picture) }, 'move');
        }}
        tools={
          <>
            <div className="strip gap-2 wrap">
              <Segments
                name={id}
                values={TOOLS}
                value={tool}
                labelOf={(each) => t(`host:question.edit.hotspot.tool.${each}`)}
                onChange={setTool}
              />
              <QuietButton disabled={full} onClick={() => add(ADDED[tool])}>
                {t('host:question.edit.hotspot.add')}
              </QuietButton>
            </div>
            <p className="hint">{t(`host:question.edit.hotspot.how.${tool}`)}</p>
          </>
        }
      >
        <ShapeSurface key={tool} board={picture} tool={tool} onShape={add} />
      </BoardEditor>
      <ol className="stack gap-3">
        {regions.map((region, at) => (
          <li key={at}>
            <RegionFields
              region={region}
              number={at + 1}
              board={picture}
              onChange={(changes, typing) => change(at, changes, typing)}
              onRemove={fixed ? null : () => write(regions.toSpliced(at, 1))}
            />
            <FieldErrors id={`region-${at}-faults`} faults={faultsAt(faults, 'regions', at)} />
          </li>
        ))}
      </ol>
      <FieldErrors id="regions-faults" faults={listFaults(faults, 'regions', null)} />
      {shared && <p className="hint">{t('host:question.edit.hotspot.overlap', shared)}</p>}
      {regions.length > 0 && named < HOTSPOT_LIMITS.minNamed && (
        <p className="hint">{t('host:question.edit.hotspot.fewNames', { min: HOTSPOT_LIMITS.minNamed })}</p>
      )}
    </fieldset>
  );
}

interface RegionFieldsProps {
  readonly region: AuthoredRegion;
  /** From 1. */
  readonly number: number;
  readonly board: Board;
  readonly onChange: (changes: FieldsOf<AuthoredRegion>, typing: string) => void;
  /** Null if the regions can't be changed. */
  readonly onRemove: (() => void) | null;
}

function RegionFields({ region, number, board, onChange, onRemove }: RegionFieldsProps): ReactNode {
  const { t } = useTranslation('host');
  const { shape, correct = false, name = '' } = region;
  const { height, ...box } = boxOf(shape, board);
  const words = t('host:question.edit.hotspot.name', { number });
  return (
    <div className="stack gap-2">
      <div className="strip gap-3">
        <span className="authored-number bold tabular rigid">{number}</span>
        <input
          className="input fill"
          dir="auto"
          value={name}
          maxLength={HOTSPOT_LIMITS.name}
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
          {t('host:question.edit.hotspot.correct')}
        </label>
        {onRemove && (
          <IconButton label={t('host:question.edit.hotspot.remove', { number })} onClick={onRemove}>
            <Trash2 size={20} />
          </IconButton>
        )}
      </div>
      {onRemove && (
        <details>
          <summary className="caption muted">{t('host:question.edit.hotspot.place', { number })}</summary>
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
      {isSmall(region, board) && <p className="hint">{t('host:question.edit.hotspot.small', { number })}</p>}
    </div>
  );
}

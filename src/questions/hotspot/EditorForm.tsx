// HOTSPOT editor: regions drawn on the picture, each with a name and whether it's correct.

import { Trash2 } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Board } from '#core/questions/board/board.ts';
import {
  boxOf,
  fittedShape,
  middleOfShape,
  type Shape,
  type ShapeBox,
} from '#core/questions/board/shapes.ts';
import { type AuthoredRegion, HOTSPOT_LIMITS } from '#core/questions/hotspot/index.ts';
import { faultsAt, listFaults } from '#protocol/quizFaults.ts';
import { Segments } from '#src/host/options/Segments.tsx';
import { useServices } from '#src/platform/ServicesProvider.tsx';
import { BoardHandle } from '#src/questions/board/BoardHandle.tsx';
import { BoardPicture } from '#src/questions/board/BoardPicture.tsx';
import { BoardSlot } from '#src/questions/board/BoardSlot.tsx';
import { PercentField } from '#src/questions/board/PercentField.tsx';
import { FieldErrors } from '#src/questions/FieldErrors.tsx';
import { DrawingSurface } from '#src/questions/hotspot/DrawingSurface.tsx';
import { moved, TOOLS, type Tool, within } from '#src/questions/hotspot/regionShapes.ts';
import type { EditProps } from '#src/questions/questionEditor.ts';
import { IconButton, QuietButton } from '#src/ui/Button.tsx';

/** Regions with a longer side below this share of the picture's are hard to hit with a finger. */
const SMALL = 0.09;
/** A region added by its button. */
const ADDED: Shape = { type: 'rect', x: 0.4, y: 0.4, width: 0.2, height: 0.2 };

function isSmall({ shape }: AuthoredRegion, board: Board): boolean {
  const { width, height } = boxOf(shape, board);
  const longer = Math.max(board.width, board.height);
  return Math.max(width * board.width, height * board.height) < SMALL * longer;
}

export function Editor({ question, onChange, ...props }: EditProps<'HOTSPOT'>): ReactNode {
  const { picture, regions } = question;
  const { faults = [], correctionsOnly: fixed = false, PictureSlot } = props;
  const { t } = useTranslation('host');
  const { announcer } = useServices();
  const id = useId();
  const [tool, setTool] = useState<Tool>('rect');
  const write = (next: readonly AuthoredRegion[], typing?: string) => onChange({ regions: next }, typing);
  const change = (at: number, region: AuthoredRegion, typing?: string) =>
    write(regions.with(at, region), typing);
  const full = regions.length >= HOTSPOT_LIMITS.maxRegions;
  const add = (shape: Shape) => {
    if (full) return;
    write([...regions, { shape, correct: true }]);
    announcer.announce(t('host:question.edit.hotspot.added', { number: regions.length + 1 }));
  };
  const named = regions.filter(({ name = '' }) => name.trim() !== '').length;
  return (
    <fieldset className="stack gap-2">
      <legend className="lines-legend strong">{t('host:question.edit.hotspot.legend')}</legend>
      <BoardSlot
        board={picture}
        faults={faultsAt(faults, 'picture')}
        PictureSlot={fixed ? undefined : PictureSlot}
        onBoard={(next, typing) => onChange({ picture: next }, typing && `picture ${typing}`)}
      >
        {!fixed && (
          <div className="strip gap-2 wrap">
            <Segments
              name={id}
              values={TOOLS}
              value={tool}
              labelOf={(each) => t(`host:question.edit.hotspot.tool.${each}`)}
              onChange={setTool}
            />
            <QuietButton disabled={full} onClick={() => add(ADDED)}>
              {t('host:question.edit.hotspot.add')}
            </QuietButton>
          </div>
        )}
        {!fixed && <p className="hint">{t(`host:question.edit.hotspot.how.${tool}`)}</p>}
        <BoardPicture
          board={picture}
          shapes={regions.map(({ shape, correct }) => ({ shape, state: correct ? 'found' : 'decoy' }))}
          pins={
            fixed
              ? regions.map(({ shape }, at) => ({ point: middleOfShape(shape, picture), label: `${at + 1}` }))
              : []
          }
        >
          {!fixed && <DrawingSurface key={tool} board={picture} tool={tool} onShape={add} />}
          {!fixed &&
            regions.map((region, at) => (
              <BoardHandle
                key={at}
                point={middleOfShape(region.shape, picture)}
                number={at + 1}
                label={t('host:question.edit.hotspot.move', { number: at + 1 })}
                onMove={(to) =>
                  change(at, { ...region, shape: moved(region.shape, to, picture) }, `region ${at} move`)
                }
              />
            ))}
        </BoardPicture>
      </BoardSlot>
      <ol className="stack gap-3">
        {regions.map((region, at) => (
          <li key={at}>
            <RegionFields
              region={region}
              number={at + 1}
              board={picture}
              fixed={fixed}
              onChange={(next, typing) => change(at, next, typing && `region ${at} ${typing}`)}
              onRemove={() => write(regions.toSpliced(at, 1))}
            />
            <FieldErrors id={`region-${at}-faults`} faults={faultsAt(faults, 'regions', at)} />
          </li>
        ))}
      </ol>
      <FieldErrors id="regions-faults" faults={listFaults(faults, 'regions', null)} />
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
  readonly fixed: boolean;
  readonly onChange: (region: AuthoredRegion, typing?: string) => void;
  readonly onRemove: () => void;
}

function RegionFields({ region, number, board, fixed, onChange, onRemove }: RegionFieldsProps): ReactNode {
  const { t } = useTranslation('host');
  const { shape, correct, name = '' } = region;
  const box = boxOf(shape, board);
  const resize = (changes: Partial<ShapeBox>) =>
    onChange({ ...region, shape: within(fittedShape(shape, { ...box, ...changes }, board), board) }, 'size');
  const sides = ['x', 'y', 'width', ...(shape.type === 'circle' ? [] : (['height'] as const))] as const;
  return (
    <div className="stack gap-2">
      <div className="strip gap-3">
        <span className="authored-number bold tabular rigid">{number}</span>
        <input
          className="input fill"
          dir="auto"
          value={name}
          maxLength={HOTSPOT_LIMITS.name}
          aria-label={t('host:question.edit.hotspot.name', { number })}
          placeholder={t('host:question.edit.hotspot.name', { number })}
          onChange={({ target }) => {
            const { name: _, ...rest } = region;
            onChange({ ...rest, ...(target.value !== '' && { name: target.value }) }, 'name');
          }}
        />
        <label className="strip gap-2 strong rigid">
          <input
            type="checkbox"
            checked={correct === true}
            onChange={() => {
              const { correct: was, ...rest } = region;
              onChange({ ...rest, ...(!was && { correct: true }) });
            }}
          />
          {t('host:question.edit.hotspot.correct')}
        </label>
        {!fixed && (
          <IconButton label={t('host:question.edit.hotspot.remove', { number })} onClick={onRemove}>
            <Trash2 size={20} />
          </IconButton>
        )}
      </div>
      {!fixed && (
        <details>
          <summary className="caption muted">{t('host:question.edit.hotspot.place', { number })}</summary>
          <div className="strip gap-2 wrap">
            {sides.map((side) => (
              <PercentField
                key={side}
                label={t(`host:question.edit.board.${side}`)}
                value={box[side]}
                onChange={(value) => resize({ [side]: value })}
              />
            ))}
          </div>
        </details>
      )}
      {isSmall(region, board) && <p className="hint">{t('host:question.edit.hotspot.small', { number })}</p>}
    </div>
  );
}

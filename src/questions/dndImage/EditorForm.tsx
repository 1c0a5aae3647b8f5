// DND_IMAGE editor: places on a picture with their labels, and labels that belong nowhere.

import { GripVertical } from 'lucide-react';
import { type ReactNode, useCallback, useLayoutEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { type FieldsOf, withFields } from '#core/collections/withFields.ts';
import { CONTENT_LIMITS } from '#core/content/contentLimits.ts';
import { boardDistance, type BoardPoint, roundedPoint } from '#core/questions/board/board.ts';
import { type AuthoredSpot, DND_IMAGE_LIMITS } from '#core/questions/dndImage/index.ts';
import type { AuthoredItem } from '#core/questions/placing/authoring.ts';
import { listFaults } from '#protocol/quizFaults.ts';
import { BoardEditor } from '#src/questions/board/BoardEditor.tsx';
import { pointOfEvent } from '#src/questions/board/BoardPicture.tsx';
import { PercentFields } from '#src/questions/board/PercentFields.tsx';
import { ItemsEditor } from '#src/questions/lines/ItemsEditor.tsx';
import { LineField } from '#src/questions/lines/LineField.tsx';
import { LinesEditor } from '#src/questions/lines/LinesEditor.tsx';
import { useLinePictures } from '#src/questions/lines/useLinePictures.tsx';
import { DisplayField } from '#src/questions/pieces/DisplayField.tsx';
import type { EditProps } from '#src/questions/questionEditor.ts';
import { focusEnd } from '#src/questions/richText.ts';
import { useLatest } from '#src/ui/useLatest.ts';

/** A place as a line: its own label is the line's text and picture. */
interface SpotLine extends AuthoredItem {
  readonly spot: AuthoredSpot;
}

const lineOf = (spot: AuthoredSpot): SpotLine => ({ ...(spot.labels[0] ?? { text: '' }), spot });
const spotOf = ({ spot, ...label }: SpotLine): AuthoredSpot => ({
  ...spot,
  labels: [label, ...spot.labels.slice(1)],
});
const isBlank = ({ text, media }: SpotLine) => text.trim() === '' && !media;
const EXTRA = (item: { readonly text: string }): AuthoredItem => ({ text: item.text });

/** Pegs closer than this share of the longer side need a second press to tell them apart. */
const CLOSE = 0.12;
/** Columns and rows of the grid on which new places are put. */
const GRID = 5;

/** A point away from all places. */
function freePoint(spots: readonly AuthoredSpot[]): BoardPoint {
  const points = Array.from({ length: GRID * GRID }, (_, cell) => ({
    x: ((cell % GRID) + 0.5) / GRID,
    y: (Math.floor(cell / GRID) + 0.5) / GRID,
  }));
  const room = (point: BoardPoint): number =>
    Math.min(1, ...spots.map(({ x, y }) => Math.hypot(x - point.x, y - point.y)));
  return points.find((point) => room(point) > 0.5 / GRID) ?? { x: 0.5, y: 0.5 };
}

const numberOf = (_: object, place: number) => (
  <>
    <span className="lead bold tabular">{place + 1}</span>
    <GripVertical size={16} aria-hidden="true" />
  </>
);

export function Editor({ question, onChange, ...props }: EditProps<'DND_IMAGE'>): ReactNode {
  const { picture, spots, extras = [] } = question;
  const { faults = [], correctionsOnly: fixed = false, PictureSlot, RichText } = props;
  const { t } = useTranslation('host');
  const box = useRef<HTMLFieldSetElement>(null);
  const goTo = useRef<number | null>(null);
  useLayoutEffect(() => {
    if (goTo.current === null) return;
    const field = box.current?.querySelector<HTMLElement>(
      `[data-option="${goTo.current}"] :is(textarea, [contenteditable])`,
    );
    goTo.current = null;
    if (field) focusEnd(field);
  });
  const write = (next: readonly AuthoredSpot[], typing?: string) => onChange({ spots: next }, typing);
  const change = useLatest((place: number, changes: FieldsOf<AuthoredSpot>, typing: string) =>
    write(
      spots.map((spot, at) => (at === place ? withFields(spot, changes) : spot)),
      `spot ${place} ${typing}`,
    ),
  );
  const plant = (at: BoardPoint) => {
    if (spots.length >= DND_IMAGE_LIMITS.maxSpots) return;
    write([...spots, { ...roundedPoint(at), labels: [{ text: '' }] }]);
    goTo.current = spots.length + 1;
  };
  const lines = spots.map(lineOf);
  const writeLines = (next: readonly SpotLine[], typing?: string) => write(next.map(spotOf), typing);
  const pictures = useLinePictures({ what: 'item', lines, onChange: writeLines, PictureSlot, fixed });
  const slot = pictures.behind;
  const behind = useCallback(
    (line: SpotLine, place: number) => (
      <>
        {slot(line, place)}
        <LineField
          label={t('host:question.edit.dndImage.name', { number: place + 1 })}
          value={line.spot.name ?? ''}
          longest={DND_IMAGE_LIMITS.name}
          RichText={undefined}
          onChange={(name) => change(place, { name: name || undefined }, 'name')}
        />
      </>
    ),
    [slot, t, change],
  );
  const unnamed = spots.findIndex(({ name = '' }) => name.trim() === '');
  const isClose = spots.some((spot, at) =>
    spots.slice(at + 1).some((other) => boardDistance(picture, spot, other) < CLOSE),
  );
  return (
    <fieldset ref={box} className="stack gap-2">
      <legend className="lines-legend strong">{t('host:question.edit.dndImage.legend')}</legend>
      <BoardEditor
        board={picture}
        faults={faults}
        PictureSlot={PictureSlot}
        fixed={fixed}
        onBoard={(next, typing) => onChange({ picture: next }, typing)}
        points={spots}
        handleName={(number) => t('host:question.edit.dndImage.move', { number })}
        onMove={(at, to) => change(at, to, 'move')}
      >
        {
          // The list below adds and moves places with keys.
          // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions
          <div
            className="board-surface"
            onClick={(event) => plant(pointOfEvent(event, event.currentTarget))}
          />
        }
      </BoardEditor>
      <LinesEditor
        what="item"
        lines={lines}
        least={DND_IMAGE_LIMITS.minSpots}
        most={DND_IMAGE_LIMITS.maxSpots}
        longest={CONTENT_LIMITS.optionText}
        RichText={RichText}
        fixed={fixed}
        isBlank={isBlank}
        lineOf={({ text }) => lineOf({ ...freePoint(spots), labels: [{ text }] })}
        faultsAt={(place) => listFaults(faults, 'spots', place)}
        head={numberOf}
        before={pictures.before}
        behind={behind}
        onChange={writeLines}
      />
      {!fixed && spots.length > 0 && (
        <details>
          <summary className="caption muted">{t('host:question.edit.dndImage.places')}</summary>
          {spots.map((spot, at) => (
            <div key={at} className="strip gap-2">
              <span className="authored-number bold tabular rigid">{at + 1}</span>
              <PercentFields
                values={{ x: spot.x, y: spot.y }}
                onChange={(moved) => change(at, moved, 'place')}
              />
            </div>
          ))}
        </details>
      )}
      {isClose && <p className="hint">{t('host:question.edit.dndImage.close')}</p>}
      {unnamed >= 0 && (
        <p className="hint">{t('host:question.edit.dndImage.noNames', { number: unnamed + 1 })}</p>
      )}
      <span className="lines-legend strong">{t('host:question.edit.dndImage.extras')}</span>
      <ItemsEditor
        {...props}
        what="item"
        field="extras"
        lines={extras}
        least={0}
        most={DND_IMAGE_LIMITS.maxLabels - spots.length}
        lineOf={EXTRA}
        onChange={(next, typing) => onChange({ extras: next.length > 0 ? next : undefined }, typing)}
        head={numberOf}
      />
      <DisplayField question={question} correctionsOnly={fixed} onChange={onChange} />
    </fieldset>
  );
}

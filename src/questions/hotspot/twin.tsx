// HOTSPOT: a crosshair over the picture, the marks, and names to choose from where its author gave them.

import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { gridPlace } from '#core/questions/board/grid.ts';
import { optionWords } from '#core/questions/options/options.ts';
import { type HotspotBoard, hotspotBoard } from '#scenes/questions/hotspot/model.ts';
import { useIsOverlay, usePlace } from '#src/game/twins/placement.tsx';
import type { QuestionTwinProps } from '#src/game/twins/questionTwin.ts';
import { useWords } from '#src/game/twins/useWords.ts';
import { Crosshair } from '#src/questions/board/Crosshair.tsx';
import { Zoom } from '#src/questions/board/Zoom.tsx';
import { Judged } from '#src/questions/hotspot/Judged.tsx';
import { UndoAndSubmit } from '#src/questions/pieces/PiecesTwin.tsx';

type Props = QuestionTwinProps<'HOTSPOT'>;

function HotspotTwin(props: Props): ReactNode {
  const { question, draft, open, onIntent } = props;
  const { picture } = question;
  const board = hotspotBoard(props);
  const say = useWords();
  const place = usePlace();
  const isDrawn = useIsOverlay();
  const canUndo = open && (draft.past?.length ?? 0) > 0;
  return (
    <>
      <p {...place('count', 'muted')}>{say(board.progress)}</p>
      {board.open ? (
        <Open {...props} board={board} />
      ) : (
        <div {...place(null)}>
          {isDrawn && <img src={picture.url} alt={picture.alt ?? ''} />}
          <Judged {...board} picture={isDrawn ? null : picture} />
        </div>
      )}
      <Zoom />
      <UndoAndSubmit {...props} onUndo={canUndo ? () => onIntent({ type: 'undo' }) : null} />
    </>
  );
}

function Open({ question, draft, board, onIntent }: Props & { readonly board: HotspotBoard }): ReactNode {
  const { t } = useTranslation('kinds');
  const place = usePlace();
  const { marks, held } = board;
  const { picture, names = [], spots } = question;
  const { regions = [] } = draft.answer ?? {};
  const byName = place(null, 'stack gap-2');
  return (
    <>
      <Crosshair
        board={picture}
        marks={marks.map(({ point }) => point)}
        total={spots}
        onMark={(point) => onIntent({ type: 'mark', ...point, ...(held !== null && { from: held }) })}
        onRemove={(at) => onIntent({ type: 'unmark', at })}
      />
      {marks.length > 0 && (
        <ul className="twin-pieces">
          {marks.map(({ point }, at) => (
            <li key={at}>
              <button
                type="button"
                {...place(`mark:${at}`, 'button button--small button--quiet')}
                onClick={() => onIntent({ type: 'unmark', at })}
              >
                {t('kinds:hotspot.remove', { number: at + 1, ...gridPlace(point) })}
              </button>
            </li>
          ))}
        </ul>
      )}
      {names.length > 0 && (
        <fieldset {...byName} className={`board-names ${byName.className}`}>
          <legend>{t('kinds:hotspot.names', { count: spots })}</legend>
          {names.map((name) => (
            <label key={name.id} className="strip gap-2">
              <input
                type="checkbox"
                value={name.id}
                checked={regions.includes(name.id)}
                onChange={() => onIntent({ type: 'check', region: name.id })}
              />
              {optionWords(name)}
            </label>
          ))}
        </fieldset>
      )}
    </>
  );
}

export { HotspotTwin as HOTSPOT };

// DROPDOWN: a list of choices for each gap, named by its sentence. It lies over the drawn sign, unseen, unless a
// list is shown.

import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { dropdownRules } from '#core/questions/dropdown/index.ts';
import { sentenceAround } from '#core/questions/gaps/gaps.ts';
import { optionWords } from '#core/questions/options/options.ts';
import { completeCount, piecesFor } from '#core/questions/placing/placing.ts';
import { CHOOSE } from '#scenes/questions/dropdown/model.ts';
import { boardOf, LIST } from '#scenes/questions/pieces/model.ts';
import { type BoardPlace, placingBoard } from '#scenes/questions/placing/model.ts';
import { useIsIsland, usePlace } from '#src/game/twins/placement.tsx';
import type { QuestionTwinProps } from '#src/game/twins/questionTwin.ts';
import { useWords } from '#src/game/twins/useWords.ts';
import { GapPrompt } from '#src/questions/gaps/GapPrompt.tsx';
import { PiecesTwin } from '#src/questions/pieces/PiecesTwin.tsx';
import { usePieces } from '#src/questions/pieces/usePieces.ts';
import { PlacingTwin } from '#src/questions/placing/PlacingTwin.tsx';
import { pieceLabel, placeLabel, sentencesOf } from '#src/questions/placing/sentences.ts';
import '#src/game/twins/typed.css';
import '#src/questions/dropdown/dropdown.css';

export function DROPDOWN(props: QuestionTwinProps<'DROPDOWN'>): ReactNode {
  const prompt = ({ index }: BoardPlace) => <GapPrompt text={props.question} gap={index} />;
  if (!useIsIsland(LIST)) return <Signs {...props} />;
  return <PlacingTwin asked={props} rules={dropdownRules} sentences="dropdown" prompt={prompt} />;
}

function Signs(props: QuestionTwinProps<'DROPDOWN'>): ReactNode {
  const { question, draft, answer, onIntent } = props;
  const { t } = useTranslation('kinds');
  const say = useWords();
  const place = usePlace();
  const id = useId();
  const placing = placingBoard(dropdownRules, props);
  const board = boardOf(props, placing);
  const placed = (answer ?? draft.answer)?.placed ?? {};
  const isOpen = props.open && draft.state === 'open';
  const pieces = usePieces(props, {
    placed,
    placeOf: () => null,
    step: () => undefined,
    say: sentencesOf('dropdown', question, placed, completeCount(question, false)),
  });
  const stateOf = (gap: BoardPlace): string => {
    const piece = board.pieces.find(({ item }) => item.id === gap.pieces[0]?.id);
    return say(piece ? pieceLabel('dropdown', piece, `${gap.index + 1}`) : placeLabel('dropdown', gap));
  };
  return (
    <PiecesTwin {...props} pieces={pieces} head={placing.head}>
      <ol className="twin-choices">
        {placing.places.map((gap) => {
          const { index } = gap;
          const [chosen] = gap.pieces;
          const [before, after] = sentenceAround(question, index);
          const { className, ...placement } = place(`place:${index}`, 'twin-field');
          if (!isOpen)
            return (
              <li key={gap.place.id} {...place(null)}>
                {stateOf(gap)}
              </li>
            );
          return (
            <li key={gap.place.id}>
              <label {...place(null, 'twin-label')} htmlFor={`${id}-${index}`}>
                {t('kinds:dropdown.gap', {
                  number: index + 1,
                  total: question.places.length,
                  before,
                  after,
                })}
              </label>
              <select
                id={`${id}-${index}`}
                className={`${className} twin-choice`}
                {...placement}
                value={chosen?.id ?? ''}
                onChange={({ target: { value } }) => {
                  if (value !== '') onIntent({ type: 'put', piece: value, place: index });
                  else if (chosen) onIntent({ type: 'put', piece: chosen.id, place: null });
                }}
              >
                <option value="">{say(CHOOSE)}</option>
                {piecesFor(question, gap.place).map((choice) => (
                  <option key={choice.id} value={choice.id}>
                    {optionWords(choice)}
                  </option>
                ))}
              </select>
            </li>
          );
        })}
      </ol>
    </PiecesTwin>
  );
}

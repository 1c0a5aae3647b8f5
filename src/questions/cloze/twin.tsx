// CLOZE: a field for each gap, named by its sentence. Enter goes to the next one, then submits.

import { type KeyboardEvent, type ReactNode, type RefObject, useEffect, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { CLOZE_LIMITS } from '#core/questions/cloze/index.ts';
import { sentenceAround } from '#core/questions/gaps/gaps.ts';
import { filledGaps } from '#scenes/questions/cloze/model.ts';
import { usePlace } from '#src/game/twins/placement.tsx';
import type { QuestionTwinProps } from '#src/game/twins/questionTwin.ts';
import { SubmitButton } from '#src/game/twins/SubmitButton.tsx';
import { NumberInput } from '#src/questions/typed/NumberInput.tsx';
import { fieldPlacement, isEnter, useTypingAnywhere } from '#src/questions/typed/typedTwin.tsx';
import '#src/questions/cloze/cloze.css';

/** Font size in a gap, as a share of its height; as on the canvas. */
const GAP_LETTERS = 0.5;

/** A phone's keyboard leaves little: the field that is typed into stays in the middle of that. */
function useKeptAboveKeyboard(around: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const view = window.visualViewport;
    const keep = () => {
      const { activeElement } = document;
      if (around.current?.contains(activeElement)) activeElement?.scrollIntoView({ block: 'center' });
    };
    view?.addEventListener('resize', keep);
    return () => view?.removeEventListener('resize', keep);
  }, [around]);
}

export function CLOZE(props: QuestionTwinProps<'CLOZE'>): ReactNode {
  const { question, draft, answer, open, onIntent } = props;
  const { t } = useTranslation('kinds');
  const place = usePlace();
  const id = useId();
  const list = useRef<HTMLOListElement>(null);
  const texts = (answer ?? draft.answer)?.texts ?? [];
  const fields = () => [
    ...(list.current?.querySelectorAll<HTMLInputElement>('input:not([type=radio])') ?? []),
  ];
  useKeptAboveKeyboard(list);
  useTypingAnywhere(open, () => fields().find(({ value }) => value === '') ?? fields()[0] ?? null);
  const keys = (event: KeyboardEvent, gap: number) => {
    if (!open || !isEnter(event)) return;
    event.preventDefault();
    const next = fields()[gap + 1];
    if (next) next.focus();
    else onIntent({ type: 'submit' });
  };
  return (
    <>
      <ol ref={list} className="twin-gaps">
        {filledGaps(props).map(({ state, correction }, gap) => {
          // A printed unit is in the sentence.
          const { unit: _, ...number } = question.fields[gap]?.number ?? {};
          const isNumber = question.fields[gap]?.number !== undefined;
          const [before, after] = sentenceAround(question, gap);
          const text = texts[gap] ?? '';
          const placed = fieldPlacement(place(`gap:${gap}`, 'twin-field'), 'twin-gap');
          const { style: { height } = {} } = placed;
          const style = { ...placed.style, fontSize: height && Number(height) * GAP_LETTERS };
          const native = {
            id: `${id}-${gap}`,
            'aria-describedby': `${id}-${gap}-state`,
            maxLength: CLOZE_LIMITS.answer,
            readOnly: !open,
            autoComplete: 'off',
            autoCapitalize: 'off',
            spellCheck: false,
            enterKeyHint: gap + 1 < question.fields.length ? 'next' : 'send',
            onKeyDown: (event: KeyboardEvent) => keys(event, gap),
          } as const;
          const type = (typed: string) => onIntent({ type: 'fillGap', gap, text: typed });
          return (
            // Gaps have no ids and never move.
            <li key={gap}>
              <label {...place(null, 'twin-label')} htmlFor={native.id}>
                {t('kinds:cloze.gap', { number: gap + 1, total: question.fields.length, before, after })}
              </label>
              {isNumber ? (
                <NumberInput
                  {...native}
                  {...(!number.typedUnit && { placeholder: '' })}
                  field={number}
                  text={text}
                  placed={{ ...placed, style }}
                  onType={type}
                />
              ) : (
                <input
                  {...native}
                  {...placed}
                  style={style}
                  value={text}
                  onChange={(event) => type(event.target.value)}
                />
              )}
              {state !== 'open' && state !== 'locked' && (
                <span {...place(null)} id={`${id}-${gap}-state`}>
                  {t(`kinds:cloze.${state}`, { correction })}
                </span>
              )}
            </li>
          );
        })}
      </ol>
      <SubmitButton {...props} />
    </>
  );
}

// Options as buttons: press one, or select several and submit.

import type { ComponentType, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { OptionsType } from '#core/questions/families.ts';
import { kindOf } from '#core/questions/kinds.ts';
import type { AnswerOf } from '#core/questions/question.ts';
import { letterOfOption } from '#core/questions/options/letters.ts';
import { ruledOut } from '#core/questions/options/options.ts';
import { hintOf } from '#scenes/model.ts';
import { useAriaKeyShortcuts } from '#src/ui/useAriaKeyShortcuts.ts';
import { usePlace } from '#src/game/twins/placement.tsx';
import { SubmitButton } from '#src/game/twins/SubmitButton.tsx';
import type { QuestionTwinProps } from '#src/game/twins/questionTwin.ts';
import { useWords } from '#src/game/twins/useWords.ts';
import { OptionFace } from '#src/questions/options/OptionFace.tsx';
import '#src/game/twins/options.css';

/** Twin of a question kind with options. */
export function optionsTwin<T extends OptionsType>(type: T): ComponentType<QuestionTwinProps<T>> {
  return (props) => <OptionsTwin type={type} {...props} />;
}

type OptionsTwinProps = QuestionTwinProps<OptionsType> & { readonly type: OptionsType };

function OptionsTwin(props: OptionsTwinProps): ReactNode {
  const { type, question, draft, removed, open, distribution, onIntent } = props;
  const { submits, several, actOfKey, can } = kindOf(type);
  const named = (answer: AnswerOf<OptionsType> | null) => (answer && can.choices?.idsIn(answer)) ?? [];
  const chosen = named(props.answer ?? draft.answer);
  const correctIds = question.hasCorrectAnswer && props.reveal ? props.reveal.correctIds : null;
  const { t } = useTranslation('play');
  const say = useWords();
  const keyHint = useAriaKeyShortcuts();
  const place = usePlace();
  const press = (key: string) => {
    const act = actOfKey(question, key);
    if (act) onIntent(act);
  };
  const { wrong, together } = ruledOut(named(props.tried));
  return (
    <>
      <fieldset className="twin-options">
        <legend className="visually-hidden">{say(hintOf(type))}</legend>
        {question.options.map((option, index) => {
          const picked = chosen.includes(option.id);
          const right = correctIds?.includes(option.id) ?? null;
          const count = distribution?.spread.options[option.id];
          const isHidden = removed.includes(option.id);
          const isTried = wrong.includes(option.id);
          const isOpen = open && !isHidden && !isTried;
          const states = [
            ...(isHidden ? [t('play:options.hidden')] : isTried ? [t('play:options.tried')] : []),
            ...(open && together.includes(option.id) ? [t('play:options.triedTogether')] : []),
            ...(picked && !open ? [t('play:options.yours')] : []),
            // Among the wrong options, only the player's own are labeled.
            ...(right === true
              ? [picked ? t('play:options.right') : t('play:options.missed')]
              : right === false && picked
                ? [t('play:options.wrong')]
                : []),
            ...(count === undefined ? [] : [t('play:options.count', { count })]),
          ];
          const key = letterOfOption(index);
          return (
            <button
              key={option.id}
              type="button"
              {...place(`option:${option.id}`, 'twin-option')}
              data-option={(index % 8) + 1}
              data-picked={picked}
              data-right={right ?? undefined}
              data-out={isHidden || isTried || undefined}
              role={several ? 'checkbox' : undefined}
              aria-checked={several ? picked : undefined}
              aria-pressed={several ? undefined : picked}
              aria-disabled={!isOpen}
              aria-keyshortcuts={keyHint(`${key} ${index + 1}`)}
              onClick={() => isOpen && press(key)}
            >
              <span className="twin-option-key" aria-hidden="true">
                {key}
              </span>
              <OptionFace option={option} />
              {states.length > 0 && <span className="twin-option-state"> {states.join(', ')}</span>}
            </button>
          );
        })}
      </fieldset>
      {submits && <SubmitButton {...props} />}
    </>
  );
}

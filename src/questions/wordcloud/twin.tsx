// WORDCLOUD: a field that adds one word after the other, and the words so far.

import { X } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { WORDS } from '#core/questions/wordcloud/index.ts';
import {
  ADD_WORD,
  cloudWords,
  collectedOf,
  collectedWords,
  commonFirst,
} from '#scenes/questions/wordcloud/model.ts';
import { usePlace, visiblePlacement } from '#src/game/twins/placement.tsx';
import type { QuestionTwinProps } from '#src/game/twins/questionTwin.ts';
import { SubmitButton } from '#src/game/twins/SubmitButton.tsx';
import { useWords } from '#src/game/twins/useWords.ts';
import { useTypingAnywhere } from '#src/questions/typed/typedTwin.tsx';
import '#src/game/twins/typed.css';

function WordcloudTwin(props: QuestionTwinProps<'WORDCLOUD'>): ReactNode {
  const { distribution, onIntent } = props;
  const { t } = useTranslation('kinds');
  const say = useWords();
  const place = usePlace();
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const collected = collectedOf(props);
  const { words, typing, open, isFull } = collected;
  useTypingAnywhere(open, () => field.current);
  const count = useRef(words.length);
  useEffect(() => {
    // A press on the drawn button takes the focus away, and with it a phone's keyboard.
    if (open && words.length > count.current && document.activeElement === document.body)
      field.current?.focus({ preventScroll: true });
    count.current = words.length;
  }, [open, words.length]);
  const canAdd = !isFull && typing.trim() !== '';
  const add = () => canAdd && onIntent({ type: 'addWord' });
  const keys = (event: KeyboardEvent) => {
    // During composition, Enter picks a suggestion; Safari ends the composition just before it (key code
    // 229).
    if (event.key !== 'Enter' || event.nativeEvent.isComposing || event.keyCode === 229) return;
    event.preventDefault();
    add();
  };
  const remove = (word: string) => {
    onIntent({ type: 'removeWord', word });
    // The button is gone.
    field.current?.focus({ preventScroll: true });
  };
  const { className, ...placed } = visiblePlacement(place('field', 'twin-field'));
  const cloud = distribution && cloudWords(distribution);
  return (
    <>
      {open && (
        <>
          <label {...place(null, 'twin-label')} htmlFor={id}>
            {t('kinds:words.label')}
          </label>
          <div className="row">
            <input
              {...placed}
              ref={field}
              id={id}
              className={className === 'twin-island' ? 'twin-field twin-island' : className}
              value={typing}
              maxLength={WORDS.length}
              readOnly={isFull}
              autoComplete="off"
              enterKeyHint="send"
              placeholder={isFull ? t('kinds:words.full') : t('kinds:words.placeholder')}
              onKeyDown={keys}
              onChange={(event) => onIntent({ type: 'type', text: event.target.value })}
            />
            <button
              type="button"
              {...place('add', 'button button--quiet')}
              aria-disabled={!canAdd}
              onClick={add}
            >
              {say(ADD_WORD)}
            </button>
          </div>
          <output {...place(null, 'muted')}>{say(collectedWords(collected))}</output>
        </>
      )}
      <ul className="flex gap-2 wrap">
        {words.map((word, index) => (
          <li key={word}>
            {open ? (
              <button
                type="button"
                {...place(`word:${index}`, 'button button--small button--quiet')}
                aria-label={t('kinds:words.remove', { word })}
                onClick={() => remove(word)}
              >
                {word}
                <X size={18} aria-hidden="true" />
              </button>
            ) : (
              <span {...place(`word:${index}`, 'tag')}>{word}</span>
            )}
          </li>
        ))}
      </ul>
      {cloud && (
        <>
          <p {...place(null, 'note')}>{say(cloud)}</p>
          <ul {...place(null, 'flex gap-2 wrap')}>
            {commonFirst(distribution).map(({ text, count }) => (
              <li key={text} className="tag">
                {text} <strong>{count}</strong>
              </li>
            ))}
          </ul>
        </>
      )}
      <SubmitButton {...props} />
    </>
  );
}

export { WordcloudTwin as WORDCLOUD };

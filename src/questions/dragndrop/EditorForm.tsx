// DRAGNDROP editor: the words of the gaps, and extra words.

import { GripVertical } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { DRAGNDROP_LIMITS, type WordGap } from '#core/questions/dragndrop/index.ts';
import type { AuthoredOf } from '#core/questions/question.ts';
import { type GapProps, GapsEditor } from '#src/questions/gaps/GapsEditor.tsx';
import { ItemsEditor } from '#src/questions/lines/ItemsEditor.tsx';
import { DisplayField } from '#src/questions/pieces/DisplayField.tsx';
import { Identical } from '#src/questions/pieces/Identical.tsx';
import type { EditProps } from '#src/questions/questionEditor.ts';
import { ListField } from '#src/questions/typed/ListField.tsx';

const { words: mostWords, word: longest } = DRAGNDROP_LIMITS;

const ownWord = ({ accepted: [own = ''] }: WordGap): string => own;

export function Editor({ question, onChange, ...props }: EditProps<'DRAGNDROP'>): ReactNode {
  const { faults = [], correctionsOnly: fixed = false } = props;
  const { gaps, extras = [], format } = question;
  const { t } = useTranslation('host');
  const words = [...gaps.map(ownWord), ...extras];
  return (
    <GapsEditor
      question={question}
      faults={faults}
      fixed={fixed}
      hint={t('host:question.edit.gaps.words')}
      none={t('host:question.edit.gaps.noWords')}
      wordsOf={ownWord}
      onChange={onChange}
      field={field}
    >
      <Notes question={question} />
      <Identical
        items={words.map((text) => ({ text }))}
        format={format}
        noteOf={(numbers) => t('host:question.edit.gaps.identical', { numbers })}
      />
      <span className="lines-legend strong">{t('host:question.edit.gaps.extras')}</span>
      <ItemsEditor
        faults={faults}
        correctionsOnly={fixed}
        RichText={props.RichText}
        what="item"
        field="extras"
        lines={extras.map((text) => ({ text }))}
        least={0}
        most={Math.max(extras.length, mostWords - gaps.length)}
        longest={longest}
        lineOf={({ text }) => ({ text })}
        onChange={(lines, typing) =>
          onChange({ extras: lines.length > 0 ? lines.map(({ text }) => text) : undefined }, typing)
        }
        head={grip}
      />
      <DisplayField question={question} correctionsOnly={fixed} onChange={onChange} />
    </GapsEditor>
  );
}

const grip = () => <GripVertical size={20} aria-hidden="true" />;

const field = ({ gap, name, faults, faultsId, onChange }: GapProps<WordGap>) => (
  <ListField
    label={name}
    separator="|"
    texts={gap.accepted}
    longest={longest}
    most={mostWords}
    invalid={faults.length > 0}
    describedBy={faultsId}
    onChange={(accepted) => onChange({ accepted }, 'accepted')}
  />
);

/** What an author may not expect of these words. */
function Notes({ question }: { readonly question: AuthoredOf<'DRAGNDROP'> }): ReactNode {
  const { t } = useTranslation('host');
  const { gaps, extras = [] } = question;
  const words = [...gaps.map(ownWord), ...extras];
  const unlisted = gaps
    .flatMap(({ accepted: [, ...others] }) => others)
    .filter((word) => !words.includes(word));
  const capitalized = words.filter((word) => /^\p{Lu}/u.test(word));
  const notes = [
    ...[...new Set(unlisted)].map((word) => t('host:question.edit.gaps.unlisted', { word })),
    ...(capitalized.length === 1 && words.length > 1
      ? [t('host:question.edit.gaps.capitalized', { word: capitalized[0] })]
      : []),
  ];
  return notes.map((note) => (
    <p key={note} className="hint">
      {note}
    </p>
  ));
}

// Typed answers and how often they were given; the host can hide each from the room.

import { Eye, EyeOff } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { TextsType } from '#core/questions/families.ts';
import type { TextCount } from '#core/questions/typed/typed.ts';
import type { DistributionViewProps } from '#src/host/room/hostKind.ts';
import { SpreadRows } from '#src/questions/SpreadRows.tsx';
import { IconButton, QuietButton } from '#src/ui/Button.tsx';
import { focusTemporarily } from '#src/ui/focusTemporarily.ts';

interface TextsSpreadProps
  extends Omit<DistributionViewProps<TextsType>, 'question' | 'reveal' | 'onAccept'> {
  readonly question: { readonly id: string };
  readonly reveal: object | null;
  /** Accepts a wrong text as correct; absent if it can't be. */
  readonly onAccept?: ((text: string) => void) | undefined;
  /** What a kind adds to a text: after its words, and to its buttons. */
  readonly more?: MoreOfText;
}

type MoreOfText = (text: TextCount) => { readonly words: ReactNode; readonly beside: ReactNode };

export function TextsSpread(props: TextsSpreadProps): ReactNode {
  const { question, reveal, right, distribution, hiddenTexts, withheldTexts, onModerate, onAccept, more } =
    props;
  const { t } = useTranslation('host');
  return (
    <div className="stack">
      {right !== null && <p className="note">{t('host:question.rightIs', { answer: right })}</p>}
      <TextRows
        questionId={question.id}
        texts={distribution.spread.texts}
        revealed={reveal !== null}
        onAccept={onAccept}
        more={more}
        {...{ distribution, hiddenTexts, withheldTexts, onModerate }}
      />
    </div>
  );
}

interface TextRowsProps
  extends Pick<DistributionViewProps, 'distribution' | 'hiddenTexts' | 'withheldTexts' | 'onModerate'> {
  readonly questionId: string;
  readonly texts: readonly TextCount[];
  /** True if the teacher sees which texts are correct. */
  readonly revealed: boolean;
  /** Accepts a wrong text as correct; absent if that isn't possible. */
  readonly onAccept?: ((text: string) => void) | undefined;
  readonly more?: MoreOfText | undefined;
}

export function TextRows(props: TextRowsProps): ReactNode {
  const { questionId, revealed, distribution, hiddenTexts, withheldTexts, onModerate, onAccept, more } =
    props;
  const { t } = useTranslation('host');
  // The order must not give away the correct answer either.
  const texts = revealed ? props.texts : props.texts.toSorted((a, b) => b.count - a.count);
  const rows = texts.map((each) => {
    const { text, count, correct } = each;
    const added = more?.(each);
    const hidden = hiddenTexts.includes(text);
    return {
      id: text,
      words: (
        <>
          {text}
          {added?.words}
        </>
      ),
      beside: (
        <>
          {added?.beside}
          {onAccept && !correct && <AcceptButton text={text} onPress={() => onAccept(text)} />}
          {onModerate && withheldTexts.includes(text) ? (
            <span className="tag flex gap-1 rigid">
              <EyeOff size={16} aria-hidden="true" />
              {t('host:questions.withheld')}
            </span>
          ) : (
            onModerate && (
              <HideButton
                text={text}
                hidden={hidden}
                onPress={() => onModerate({ type: 'hide', questionId, text, hidden: !hidden })}
              />
            )
          )}
        </>
      ),
      right: revealed && correct,
      hidden,
      count,
    };
  });
  return <SpreadRows rows={rows} distribution={distribution} />;
}

interface AcceptButtonProps {
  readonly text: string;
  readonly onPress: () => void;
}

function AcceptButton({ text, onPress }: AcceptButtonProps): ReactNode {
  const { t } = useTranslation('host');
  return (
    <QuietButton
      small
      className="rigid"
      aria-label={t('host:correct.acceptText', { answer: text })}
      onClick={({ currentTarget }) => {
        // An accepted answer needs no button.
        const row = currentTarget.closest('li');
        if (row) focusTemporarily(row);
        onPress();
      }}
    >
      {t('host:correct.accept')}
    </QuietButton>
  );
}

interface HideButtonProps {
  readonly text: string;
  readonly hidden: boolean;
  readonly onPress: () => void;
}

function HideButton({ text, hidden, onPress }: HideButtonProps): ReactNode {
  const { t } = useTranslation('host');
  const Icon = hidden ? EyeOff : Eye;
  const label = hidden ? t('host:questions.show', { text }) : t('host:questions.hide', { text });
  return (
    <IconButton className="rigid" aria-label={label} title={label} onClick={onPress}>
      <Icon size={20} aria-hidden="true" />
    </IconButton>
  );
}

// What was typed and how often; the host may keep a text from the room.

import { Eye, EyeOff } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { TypedType } from '#core/questions/families.ts';
import type { SpreadProps } from '#src/host/room/hostKind.ts';
import { IconButton } from '#src/ui/Button.tsx';

export function TextsSpread(
  props: Omit<SpreadProps<TypedType>, 'question' | 'reveal'> & {
    readonly question: { readonly id: string };
    readonly reveal: object | null;
  },
): ReactNode {
  const { question, reveal, right, distribution, hiddenTexts, withheldTexts, onHide } = props;
  const { t } = useTranslation('host');
  const answers = reveal !== null;
  const { texts: given } = distribution.spread;
  // The order must not tell what is right either.
  const texts = answers ? given : given.toSorted((a, b) => b.count - a.count);
  return (
    <div className="stack">
      {right !== null && <p className="note">{t('host:question.rightIs', { answer: right })}</p>}
      {given.length === 0 && distribution.unanswered === 0 ? (
        <p className="muted">{t('host:questions.noTexts')}</p>
      ) : (
        <ul className="texts stack gap-1">
          {texts.map(({ text, count, correct }) => {
            const hidden = hiddenTexts.includes(text);
            return (
              <li
                key={text}
                className="text-count strip gap-3"
                data-right={answers && correct}
                data-hidden={hidden || undefined}
              >
                <span className="text-count-text fill breaks">{text}</span>
                {onHide && withheldTexts.includes(text) && (
                  <span className="tag text-count-withheld rigid">
                    <EyeOff size={16} aria-hidden="true" />
                    {t('host:questions.withheld')}
                  </span>
                )}
                {onHide && !withheldTexts.includes(text) && (
                  <HideButton
                    text={text}
                    hidden={hidden}
                    onPress={() => onHide({ questionId: question.id, text, hidden: !hidden })}
                  />
                )}
                <strong className="figure">{count}</strong>
              </li>
            );
          })}
          {distribution.unanswered > 0 && (
            <li className="text-count strip gap-3" data-unanswered>
              <span className="text-count-text fill breaks muted">{t('host:questions.unanswered')}</span>
              <strong className="figure">{distribution.unanswered}</strong>
            </li>
          )}
        </ul>
      )}
    </div>
  );
}

function HideButton({
  text,
  hidden,
  onPress,
}: {
  readonly text: string;
  readonly hidden: boolean;
  readonly onPress: () => void;
}): ReactNode {
  const { t } = useTranslation('host');
  const Icon = hidden ? EyeOff : Eye;
  const label = hidden ? t('host:questions.show', { text }) : t('host:questions.hide', { text });
  return (
    <IconButton className="text-count-hide" aria-label={label} title={label} onClick={onPress}>
      <Icon size={20} aria-hidden="true" />
    </IconButton>
  );
}

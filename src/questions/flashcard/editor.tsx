// FLASHCARD editor: the back of the card; its front is the question.

import { WalletCards } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { CONTENT_LIMITS } from '#core/content/contentLimits.ts';
import { FieldErrors } from '#src/questions/FieldErrors.tsx';
import type { EditProps, QuestionEditor } from '#src/questions/questionEditor.ts';
import { useCut } from '#src/questions/useCut.tsx';
import { faultsAt } from '#protocol/quizFaults.ts';
import { Thumbnail } from '#src/ui/Thumbnail.tsx';

function Editor(props: EditProps<'FLASHCARD'>): ReactNode {
  const { question, faults = [], correctionsOnly = false, PictureSlot, RichText, onChange } = props;
  const { back, backMedia } = question;
  const { t } = useTranslation('host');
  const id = useId();
  const limit = CONTENT_LIMITS.optionText;
  const cut = useCut(back, limit);
  const own = [...faultsAt(faults, 'back'), ...faultsAt(faults, 'backMedia')];
  const name = t('host:question.edit.back');
  const write = (value: string) => onChange({ back: value }, 'back');
  const shared = { value: back, onChange: write };
  return (
    <div className="field">
      <label id={`${id}-name`} htmlFor={id}>
        {name}
      </label>
      {RichText ? (
        <RichText
          {...shared}
          className="input growing"
          hasLines
          limit={limit}
          labelledBy={`${id}-name`}
          describedBy={`${id}-faults`}
          invalid={own.length > 0}
          onCut={cut.tell}
        />
      ) : (
        <textarea
          id={id}
          className="input growing"
          dir="auto"
          rows={2}
          value={back}
          maxLength={limit}
          aria-describedby={`${id}-faults`}
          aria-invalid={own.length > 0}
          onChange={(event) => write(event.target.value)}
          {...cut.field}
        />
      )}
      {cut.told}
      <FieldErrors id={`${id}-faults`} faults={own} />
      <div className="row">
        {backMedia && <Thumbnail media={backMedia} />}
        {PictureSlot && !correctionsOnly && (
          <PictureSlot
            picture={backMedia ?? null}
            of={name}
            onPicture={(picture, typing) =>
              onChange({ backMedia: picture ?? undefined }, typing && `backMedia ${typing}`)
            }
          />
        )}
      </div>
    </div>
  );
}

export const FLASHCARD: QuestionEditor<'FLASHCARD'> = { Icon: WalletCards, Editor };

// FLASHCARD editor: the back of the card; its front is the question.

import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { CONTENT_LIMITS } from '#core/content/contentLimits.ts';
import { faultsAt } from '#protocol/quizFaults.ts';
import { FieldErrors } from '#src/questions/FieldErrors.tsx';
import { LineField } from '#src/questions/lines/LineField.tsx';
import type { EditProps } from '#src/questions/questionEditor.ts';
import { Thumbnail } from '#src/ui/Thumbnail.tsx';
import '#src/questions/lines/lines.css';

export function Editor(props: EditProps<'FLASHCARD'>): ReactNode {
  const { question, faults = [], correctionsOnly = false, PictureSlot, RichText, onChange } = props;
  const { back, backMedia } = question;
  const { t } = useTranslation('host');
  const id = useId();
  const own = [...faultsAt(faults, 'back'), ...faultsAt(faults, 'backMedia')];
  const label = t('host:question.edit.back');
  return (
    <fieldset className="stack gap-2">
      <legend className="lines-legend strong">{label}</legend>
      <div className="line-slab" data-faulty={own.length > 0}>
        {backMedia && <Thumbnail media={backMedia} />}
        <LineField
          label={label}
          value={back}
          longest={CONTENT_LIMITS.optionText}
          hasLines
          RichText={RichText}
          onChange={(text) => onChange({ back: text }, 'back')}
        />
        {PictureSlot && !correctionsOnly && (
          <PictureSlot
            picture={backMedia ?? null}
            of={label}
            onPicture={(picture, typing) =>
              onChange({ backMedia: picture ?? undefined }, typing && `backMedia ${typing}`)
            }
          />
        )}
      </div>
      <FieldErrors id={id} faults={own} />
    </fieldset>
  );
}

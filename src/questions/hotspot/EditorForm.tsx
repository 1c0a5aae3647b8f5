import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { HOTSPOT_LIMITS } from '#core/questions/hotspot/index.ts';
import { RegionsEditor } from '#src/questions/board/RegionsEditor.tsx';
import type { EditProps } from '#src/questions/questionEditor.ts';

export function Editor({ question, onChange, ...props }: EditProps<'HOTSPOT'>): ReactNode {
  const { picture, regions } = question;
  const { faults = [], correctionsOnly: fixed = false, PictureSlot } = props;
  const { t } = useTranslation('host');
  const { maxRegions, minNamed, name: longest } = HOTSPOT_LIMITS;
  const named = regions.filter(({ name = '' }) => name.trim() !== '').length;
  return (
    <fieldset className="stack gap-2">
      <legend className="lines-legend strong">{t('host:question.edit.hotspot.legend')}</legend>
      <RegionsEditor
        board={picture}
        faults={faults}
        PictureSlot={PictureSlot}
        fixed={fixed}
        onBoard={(next, typing) => onChange({ picture: next }, typing)}
        regions={regions}
        most={maxRegions}
        longest={longest}
        onRegions={(next, typing) => onChange({ regions: next }, typing)}
      />
      {regions.length > 0 && named < minNamed && (
        <p className="hint">{t('host:question.edit.hotspot.fewNames', { min: minNamed })}</p>
      )}
    </fieldset>
  );
}

// The rail: a tab for each category, with a picture of what is worn of it.

import type { KeyboardEvent, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { AvatarConfig } from '#core/avatars/avatar.ts';
import { ItemPicture } from '#src/game/maker/ItemPicture.tsx';
import { movedFocus } from '#src/game/maker/movedFocus.ts';
import { CATEGORIES, type OfferedCategory, offersOf, shownSlot } from '#src/game/maker/wardrobe.ts';

interface CategoryRailProps {
  readonly avatar: AvatarConfig;
  readonly value: OfferedCategory;
  /** Id of the panel that the tabs fill. */
  readonly panel: string;
  readonly onChange: (category: OfferedCategory) => void;
}

/** CSS pixels. */
const PICTURE = 40;

export function CategoryRail({ avatar, value, panel, onChange }: CategoryRailProps): ReactNode {
  const { t } = useTranslation('maker');
  const move = (event: KeyboardEvent<HTMLElement>) => {
    const next = movedFocus(event, '[role="tab"]')?.dataset['category'];
    if (next !== undefined) onChange(next as OfferedCategory);
  };
  return (
    // oxlint-disable-next-line jsx-a11y/interactive-supports-focus -- its tabs have the focus
    <div className="maker-rail" role="tablist" aria-label={t('maker:categories')} onKeyDown={move}>
      {CATEGORIES.map((category) => {
        const slot = shownSlot(category, avatar);
        return (
          <button
            key={category}
            type="button"
            role="tab"
            id={`${panel}${category}`}
            data-category={category}
            className="maker-tab bare"
            aria-selected={category === value}
            aria-controls={panel}
            tabIndex={category === value ? 0 : -1}
            onClick={() => onChange(category)}
          >
            <ItemPicture
              slot={slot}
              number={avatar[slot] ?? offersOf(category)[0]?.[1][0]?.number}
              skin={avatar.skin}
              expression={avatar.expression}
              hairColor={avatar.hairColor}
              size={PICTURE}
            />
            <span className="maker-tab-name">{t(`maker:category.${category}`)}</span>
          </button>
        );
      })}
    </div>
  );
}

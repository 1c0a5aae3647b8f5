// Everything of a category: a group of choices for each place where something can be worn.

import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { SLOTS, type AvatarConfig, type Slot } from '#core/avatars/avatar.ts';
import { HAIR_COLORS } from '#core/avatars/hairColors.ts';
import type { Item } from '#core/avatars/item.ts';
import { coverOf, isAlwaysWorn } from '#core/avatars/outfit.ts';
import { ItemPicture } from '#src/game/maker/ItemPicture.tsx';
import { movedFocus } from '#src/game/maker/movedFocus.ts';
import { type OfferedCategory, offersOf } from '#src/game/maker/wardrobe.ts';

interface ItemPanelProps {
  readonly id: string;
  readonly avatar: AvatarConfig;
  readonly category: OfferedCategory;
  readonly onWear: (slot: Slot, number: number) => void;
  readonly onTakeOff: (slot: Slot) => void;
  /** `color`: number of a hair color. */
  readonly onColor: (color: number) => void;
}

export function ItemPanel({ id, avatar, category, onWear, onTakeOff, onColor }: ItemPanelProps): ReactNode {
  const { t } = useTranslation(['maker', 'avatars']);
  const offers = offersOf(category);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- its choices have the focus
    <div
      id={id}
      className="maker-panel"
      role="tabpanel"
      aria-labelledby={`${id}${category}`}
      onKeyDown={(event) => movedFocus(event, '[role="radio"]')}
    >
      {category === 'hair' && avatar.hair !== undefined && (
        <HairColors value={avatar.hairColor ?? 1} onChange={onColor} />
      )}
      {offers.map(([slot, items]) => {
        const label = offers.length > 1 ? t(`maker:slot.${slot}`) : t(`maker:category.${category}`);
        const isKnown = items.some(({ number }) => number === avatar[slot]);
        const isEmpty = avatar[slot] === undefined;
        const { skin, expression, hairColor } = avatar;
        const look = { slot, skin, expression, hairColor };
        return (
          <div key={slot} className="maker-group" role="radiogroup" aria-label={label} data-slot={slot}>
            {offers.length > 1 && <p className="maker-label strong">{label}</p>}
            <div className="maker-grid">
              {!isAlwaysWorn(slot) && (
                <Tile {...look} name={t('maker:none')} isOn={isEmpty} onPress={() => onTakeOff(slot)} />
              )}
              {items.map((item: Item, index) => (
                <Tile
                  key={item.id}
                  {...look}
                  number={item.number}
                  name={t(`avatars:${SLOTS[slot]}.${item.id}`)}
                  isOn={avatar[slot] === item.number}
                  isReachable={index === 0 && isAlwaysWorn(slot) && !isKnown}
                  cover={coverOf(avatar, slot, item.number)}
                  onPress={() => onWear(slot, item.number)}
                />
              ))}
            </div>
          </div>
        );
      })}
    </div>
  );
}

interface TileProps {
  readonly slot: Slot;
  readonly number?: number;
  readonly skin: number;
  readonly expression: number;
  readonly hairColor?: number | undefined;
  readonly name: string;
  readonly isOn: boolean;
  /** True to be reached by Tab although it isn't on. */
  readonly isReachable?: boolean;
  /** What would hide it. */
  readonly cover?: ReturnType<typeof coverOf>;
  readonly onPress: () => void;
}

/** CSS pixels; style sheets make it smaller where there is less room. */
const PICTURE = 92;

function Tile({ name, isOn, isReachable = false, cover = null, onPress, ...picture }: TileProps): ReactNode {
  const { t } = useTranslation('maker');
  return (
    <button
      type="button"
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an input's arrow keys choose what they pass
      role="radio"
      className="maker-tile bare"
      aria-checked={isOn}
      tabIndex={isOn || isReachable ? 0 : -1}
      onClick={onPress}
    >
      <ItemPicture {...picture} size={PICTURE} />
      <span className="maker-name">{name}</span>
      {cover ? (
        <span className="maker-state caption">{t(`maker:covered.${cover}`)}</span>
      ) : (
        isOn && (
          <span className="maker-state maker-on caption strong" aria-hidden="true">
            <Check size={14} strokeWidth={3} />
            {t('maker:on')}
          </span>
        )
      )}
    </button>
  );
}

interface HairColorsProps {
  readonly value: number;
  readonly onChange: (color: number) => void;
}

function HairColors({ value, onChange }: HairColorsProps): ReactNode {
  const { t } = useTranslation(['maker', 'avatars']);
  return (
    <div className="maker-colors" role="radiogroup" aria-label={t('maker:hairColor')}>
      {HAIR_COLORS.map((fill, index) => {
        const isOn = index + 1 === value;
        const name = t(`avatars:hairColor.${index + 1}`);
        return (
          <button
            key={fill}
            type="button"
            // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an input's arrow keys choose what they pass
            role="radio"
            className="maker-color bare"
            aria-checked={isOn}
            aria-label={name}
            title={name}
            tabIndex={isOn ? 0 : -1}
            onClick={() => onChange(index + 1)}
          >
            <svg viewBox="0 0 40 40" aria-hidden="true">
              <circle cx="20" cy="20" r="16" fill={fill} />
            </svg>
          </button>
        );
      })}
    </div>
  );
}

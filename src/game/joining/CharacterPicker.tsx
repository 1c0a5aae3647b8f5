// Character picker: radio buttons that look like the characters.

import { Shirt, Users } from 'lucide-react';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { Character } from '#core/room/characters.ts';
import { charactersInOrder, suggestCharacter } from '#src/game/joining/dealing.ts';
import { MakerButton } from '#src/game/maker/MakerButton.tsx';
import { useSetting } from '#src/platform/ServicesProvider.tsx';
import { Avatar } from '#src/ui/Avatar.tsx';
import { characterOf } from '#scenes/avatars/characters.ts';
import '#src/ui/radioCard.css';
import '#src/game/joining/characterPicker.css';

const NONE: readonly number[] = [];

interface CharacterPickerProps {
  readonly value: Character;
  /** Characters that other players in the room have. */
  readonly taken?: readonly number[];
  /** Called for every press, even on the current character. */
  readonly onChange: (character: Character) => void;
}

export function CharacterPicker({ value, taken = NONE, onChange }: CharacterPickerProps): ReactNode {
  const { t } = useTranslation(['join', 'characters']);
  const avatar = useSetting('avatar');
  const group = useId();
  const grid = useRef<HTMLDivElement>(null);
  useEffect(() => bringChosenIntoSight(grid.current), []);
  return (
    <fieldset className="characters">
      <legend>{t('join:name.character')}</legend>
      <div ref={grid} className="characters-grid grid gap-2">
        {avatar !== null && (
          <label className="character radio-card centered">
            <input
              type="radio"
              name={group}
              value={avatar}
              checked={avatar === value}
              onChange={() => onChange(avatar)}
              onClick={() => onChange(avatar)}
            />
            <Avatar character={avatar} size={52} label={t('join:name.ownAvatar')} isDescribed />
          </label>
        )}
        <MakerButton
          className="character-maker radio-card strip caption strong"
          onDone={(made) => onChange(made ?? suggestCharacter(taken, null))}
        >
          <Shirt className="rigid" size={22} />
        </MakerButton>
        {charactersInOrder(taken).map((index) => {
          const id = characterOf(index);
          const isTaken = taken.includes(index);
          const name = t(`characters:${id}`);
          return (
            <label key={id} className="character radio-card centered" data-taken={isTaken}>
              <input
                type="radio"
                name={group}
                value={id}
                checked={index === value}
                onChange={() => onChange(index)}
                onClick={() => onChange(index)}
                aria-label={isTaken ? t('join:name.characterTaken', { name }) : name}
              />
              <Avatar character={index} size={52} />
              {isTaken && <Users className="character-taken" size={18} />}
            </label>
          );
        })}
      </div>
    </fieldset>
  );
}

/** Scrolls only the grid: the page stays at its heading. */
function bringChosenIntoSight(grid: HTMLElement | null): void {
  const chosen = grid?.querySelector(':checked')?.parentElement;
  if (!grid || !chosen) return;
  const box = grid.getBoundingClientRect();
  const tile = chosen.getBoundingClientRect();
  if (tile.bottom > box.bottom) grid.scrollTop += tile.top - box.top - (box.height - tile.height) / 2;
}

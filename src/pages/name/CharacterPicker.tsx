// Chooses a character: radio buttons that look like the characters.

import { type ReactNode, useEffect, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Avatar } from '#src/shell/Avatar.tsx';
import { CHARACTERS } from '#scenes/kit/characters.ts';
import '#src/pages/name/characterPicker.css';

export function CharacterPicker({
  value,
  onChange,
}: {
  readonly value: number;
  readonly onChange: (character: number) => void;
}): ReactNode {
  const { t } = useTranslation(['join', 'characters']);
  const group = useId();
  const grid = useRef<HTMLDivElement>(null);
  useEffect(() => bringChosenIntoSight(grid.current), []);
  return (
    <fieldset className="characters">
      <legend>{t('join:name.character')}</legend>
      <div ref={grid} className="characters-grid">
        {CHARACTERS.map((id, index) => (
          <label key={id} className="character">
            <input
              type="radio"
              name={group}
              value={id}
              checked={index === value}
              onChange={() => onChange(index)}
              aria-label={t(`characters:${id}`)}
            />
            <Avatar character={index} size={52} />
          </label>
        ))}
      </div>
    </fieldset>
  );
}

/** Scrolls the grid alone: the page stays at its heading. */
function bringChosenIntoSight(grid: HTMLElement | null): void {
  const chosen = grid?.querySelector(':checked')?.parentElement;
  if (!grid || !chosen) return;
  const box = grid.getBoundingClientRect();
  const tile = chosen.getBoundingClientRect();
  if (tile.bottom > box.bottom) grid.scrollTop += tile.top - box.top - (box.height - tile.height) / 2;
}

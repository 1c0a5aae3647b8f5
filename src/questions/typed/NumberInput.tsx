// Field for a number, with its unit: printed behind it, or one of several to choose below it.

import { type ComponentProps, type PointerEvent, type ReactNode, type RefObject, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { type NumberField, splitUnit } from '#core/questions/typed/units.ts';
import type { Placed } from '#src/game/twins/placement.tsx';
import '#src/questions/typed/numberInput.css';

export interface NumberInputProps
  extends Omit<ComponentProps<'input'>, 'onChange' | 'value' | 'className' | 'style' | 'ref'> {
  readonly field: NumberField;
  readonly input?: RefObject<HTMLInputElement | null>;
  /** The number, and its unit unless that is printed. */
  readonly text: string;
  readonly placed: Placed;
  readonly onType: (text: string) => void;
}

/** Keys that number pads of phones lack. */
const KEYS = { minus: '-', fraction: '/' } as const;

export function NumberInput(props: NumberInputProps): ReactNode {
  const { field, input, text, placed, placeholder, onType, ...native } = props;
  const { t } = useTranslation('play');
  const { unit, units = [], typedUnit = false } = field;
  const inner = useRef<HTMLInputElement>(null);
  const own = input ?? inner;
  const group = useId();
  const [amount, chosen] = splitUnit(text, units);
  const shownUnit = units.length > 0 ? chosen || t('play:typed.unit') : unit;
  const { top, height } = placed.style ?? {};
  const below = top === undefined ? undefined : { top: Number(top) + Number(height) };
  const type = (number: string, by: string) => onType(by === '' ? number : `${number} ${by}`);
  const press = (event: PointerEvent, key: string) => {
    // The field keeps the focus, and the phone its keyboard.
    event.preventDefault();
    const { selectionStart, selectionEnd } = own.current ?? {};
    const [from, to] = [selectionStart ?? amount.length, selectionEnd ?? amount.length];
    type(amount.slice(0, from) + key + amount.slice(to), chosen);
  };
  return (
    <>
      <span {...placed} className={`number-field ${placed.className}`}>
        <input
          {...native}
          ref={own}
          className="number-amount"
          inputMode={typedUnit ? 'text' : 'decimal'}
          placeholder={placeholder ?? t(typedUnit ? 'play:typed.withUnit' : 'play:typed.number')}
          value={amount}
          onChange={(event) => type(event.target.value, chosen)}
        />
        {shownUnit !== undefined && <span className="number-unit rigid">{shownUnit}</span>}
        {!native.readOnly && !typedUnit && (
          <span className="number-keys">
            {(['minus', 'fraction'] as const).map((key) => (
              <button
                key={key}
                type="button"
                tabIndex={-1}
                className="number-key"
                aria-label={t(`play:typed.${key}`)}
                onPointerDown={(event) => press(event, KEYS[key])}
              >
                {KEYS[key]}
              </button>
            ))}
          </span>
        )}
      </span>
      {units.length > 0 && !native.readOnly && (
        <fieldset className="number-units" data-over={below !== undefined} style={below}>
          <legend className="visually-hidden">{t('play:typed.unit')}</legend>
          {units.map((each) => (
            <label key={each} className="number-chip">
              <input
                type="radio"
                className="visually-hidden"
                name={group}
                checked={each === chosen}
                onKeyDown={native.onKeyDown}
                onChange={() => type(amount, each)}
              />
              {each}
            </label>
          ))}
        </fieldset>
      )}
    </>
  );
}

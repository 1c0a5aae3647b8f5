// Descriptions of option fields, and builders for the common ones.

import type { TFunction } from 'i18next';
import type { ComponentType } from 'react';
import { modeOf } from '#core/modes/registry.ts';
import type { GameOptions } from '#core/room/gameOptions.ts';
import { OPTIONS } from '#core/features/options.ts';
import { defaultOptions } from '#core/features/options.ts';
import type { GameType, PlayMode } from '#core/room/phase.ts';

type SwitchName = {
  [Name in keyof GameOptions]: GameOptions[Name] extends boolean ? Name : never;
}[keyof GameOptions];
/** Options with a fixed set of string values. */
type ChoiceName = {
  [Name in keyof GameOptions]: GameOptions[Name] extends string
    ? string extends GameOptions[Name]
      ? never
      : Name
    : never;
}[keyof GameOptions];

/** Labels: `host:option.<name>.label`, `.hint`, `.choice.<value>`, `.means.<value>`. */
export type OptionField = Control & {
  /** Play modes in which the option has an effect; all by default. */
  readonly playModes?: readonly PlayMode[];
};

type Control =
  | {
      readonly kind: 'switch';
      readonly name: SwitchName;
      /** Overrides `host:option.<name>.hint`. */
      readonly hint?: (t: TFunction<'host'>) => string;
    }
  | {
      readonly kind: 'choice';
      readonly name: ChoiceName;
      readonly choices: readonly string[];
      /**
       * Picks the `host:option.<name>.means.<value>` shown below the choice; defaults to the selected value.
       */
      readonly means?: (options: GameOptions) => string;
    }
  | {
      readonly kind: 'own';
      readonly name: keyof GameOptions;
      readonly Field: ComponentType<CustomFieldProps>;
    };

export interface CustomFieldProps {
  readonly options: GameOptions;
  /** Number of questions in the quiz. */
  readonly questionCount: number;
  /** True if the game is already running. */
  readonly inGame?: boolean;
  readonly onChange: (change: Partial<GameOptions>) => void;
}

export type OptionGroupId = 'time' | 'order' | 'results' | 'joining' | 'senses' | 'extras';

export interface OptionGroup {
  readonly id: OptionGroupId;
  readonly fields: readonly OptionField[];
}

export const toggle = (name: SwitchName, hint?: (t: TFunction<'host'>) => string): OptionField => ({
  kind: 'switch',
  name,
  ...(hint && { hint }),
});

/** The choices this game type allows; no field if only one is left. */
export function choice(
  type: GameType,
  name: ChoiceName,
  means?: (options: GameOptions) => string,
): readonly OptionField[] {
  const usual = defaultOptions(type);
  const choices = OPTIONS[name].choices.filter((value) => {
    const options = { ...usual, [name]: value };
    return { ...options, ...modeOf({ type }).normalize?.(options) }[name] === value;
  });
  return choices.length > 1 ? [{ kind: 'choice', name, choices, ...(means && { means }) }] : [];
}

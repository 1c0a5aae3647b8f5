// How an option is asked for, and the makers of the usual fields.

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
/** One of a few words. */
type ChoiceName = {
  [Name in keyof GameOptions]: GameOptions[Name] extends string
    ? string extends GameOptions[Name]
      ? never
      : Name
    : never;
}[keyof GameOptions];

/** Labels: `host:option.<name>.label`, `.hint`, `.choice.<value>`, `.means.<value>`. */
export type OptionField = Control & {
  /** Whether it is asked for at once, before the others. */
  readonly isMain?: true;
  /** Of what means something in some ways to play alone; where nothing is said, in all. */
  readonly playModes?: readonly PlayMode[];
};

type Control =
  | {
      readonly kind: 'switch';
      readonly name: SwitchName;
      /** Where it is not `host:option.<name>.hint`. */
      readonly hint?: (t: TFunction<'host'>) => string;
    }
  | {
      readonly kind: 'choice';
      readonly name: ChoiceName;
      readonly choices: readonly string[];
      /** Which `host:option.<name>.means.<value>` is said below it; where nothing is told, that of the value. */
      readonly means?: (options: GameOptions) => string;
    }
  | {
      readonly kind: 'own';
      readonly name: keyof GameOptions;
      readonly Field: ComponentType<OwnFieldProps>;
    };

export interface OwnFieldProps {
  readonly options: GameOptions;
  /** Of the quiz. */
  readonly questionCount: number;
  /** Whether the game runs already. */
  readonly inGame?: boolean;
  readonly onChange: (change: Partial<GameOptions>) => void;
}

export type OptionGroupId = 'time' | 'order' | 'results' | 'joining' | 'senses' | 'extras';

export interface OptionGroup {
  readonly id: OptionGroupId;
  readonly fields: readonly OptionField[];
}

export const main = (fields: readonly OptionField[]): readonly OptionField[] =>
  fields.map((field) => ({ ...field, isMain: true }));

export const toggle = (name: SwitchName, hint?: (t: TFunction<'host'>) => string): OptionField => ({
  kind: 'switch',
  name,
  ...(hint && { hint }),
});

/** The choices that this type of game leaves; no field where that is one. */
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

// Which options a teacher is asked for, in which order, for which type of game.

import type { GameOptions } from '#core/room/options.ts';
import { REATTEMPTS } from '#core/room/mastery.ts';
import type { GameType } from '#core/room/phase.ts';
import { presetOptions } from '#src/host/options/presets.ts';

/** A switch, a choice of a few words, or the number of attempts or questions. Labels: `host:option.<name>.label`, `.hint`, `.choice.<value>`. */
export type OptionField =
  | { readonly kind: 'switch'; readonly name: SwitchName }
  | { readonly kind: 'choice'; readonly name: ChoiceName; readonly choices: readonly string[] }
  | { readonly kind: 'attempts'; readonly name: 'limitAttempts' }
  | { readonly kind: 'questions'; readonly name: 'questionsPerAttempt' };

type SwitchName = {
  [Name in keyof GameOptions]: GameOptions[Name] extends boolean ? Name : never;
}[keyof GameOptions];
type ChoiceName =
  | 'timer'
  | 'redemption'
  | 'masteryReattempts'
  | 'showAnswers'
  | 'studentQuizReview'
  | 'studentLeaderboard';

export interface OptionGroup {
  readonly id: 'time' | 'order' | 'results' | 'joining' | 'senses';
  readonly fields: readonly OptionField[];
}

const toggle = (name: SwitchName): OptionField => ({ kind: 'switch', name });

/** What becomes of a wrong answer. */
function againField(type: GameType): OptionField {
  return type === 'mastery_mode'
    ? { kind: 'choice', name: 'masteryReattempts', choices: REATTEMPTS }
    : { kind: 'choice', name: 'redemption', choices: ['yes', 'no'] };
}

/** Without those that change nothing in this type of game. */
export function optionGroups(type: GameType): readonly OptionGroup[] {
  const paced = type === 'tp';
  return [
    {
      id: 'time',
      fields: [
        { kind: 'choice', name: 'timer', choices: ['strict', 'classic', 'off'] },
        ...(paced
          ? []
          : ([
              { kind: 'attempts', name: 'limitAttempts' },
              { kind: 'questions', name: 'questionsPerAttempt' },
              againField(type),
            ] as const)),
      ],
    },
    {
      id: 'results',
      fields: [
        {
          kind: 'choice',
          name: 'showAnswers',
          // To be asked again is to be told that it was wrong.
          choices: ['always', 'partial', ...(type === 'mastery_mode' ? [] : ['never'])],
        },
        { kind: 'choice', name: 'studentLeaderboard', choices: ['yes', 'no'] },
        { kind: 'choice', name: 'studentQuizReview', choices: ['yes', 'qonly', 'no'] },
      ],
    },
    { id: 'order', fields: [...(paced ? [] : [toggle('jumble')]), toggle('jumbleAnswers')] },
    {
      id: 'joining',
      fields: [toggle('requestJoinApproval'), toggle('nicknameGenerator'), toggle('raiseHands')],
    },
    { id: 'senses', fields: [toggle('studentMusic'), toggle('reduceMotion')] },
  ];
}

/** The options of a group that differ from what this type of game starts with. */
export function changedOf(group: OptionGroup, type: GameType, options: GameOptions): readonly OptionField[] {
  const usual = presetOptions(type);
  return group.fields.filter(({ name }) => options[name] !== usual[name]);
}

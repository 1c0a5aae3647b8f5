// Which options a teacher is asked for, in which order, for which type of game.

import { hasFeature, isOnPaper, isTeacherPaced, modeOf } from '#core/modes/registry.ts';
import type { GameOptions } from '#core/room/gameOptions.ts';
import { defaultOptions } from '#core/room/options.ts';
import { REATTEMPTS } from '#core/features/mastery/mastery.ts';
import type { GameType } from '#core/room/phase.ts';
import { presetOptions } from '#src/host/options/presets.ts';

/** A switch, a choice of a few words, or the number of attempts or questions. Labels: `host:option.<name>.label`, `.hint`, `.choice.<value>`. */
export type OptionField =
  | { readonly kind: 'switch'; readonly name: SwitchName }
  | { readonly kind: 'choice'; readonly name: ChoiceName; readonly choices: readonly string[] }
  | { readonly kind: 'memeset'; readonly name: 'memeset' }
  | { readonly kind: 'attempts'; readonly name: 'limitAttempts' }
  | { readonly kind: 'questions'; readonly name: 'questionsPerAttempt' };

type SwitchName = {
  [Name in keyof GameOptions]: GameOptions[Name] extends boolean ? Name : never;
}[keyof GameOptions];
type ChoiceName =
  | 'timer'
  | 'redemption'
  | 'extraLife'
  | 'masteryReattempts'
  | 'showAnswers'
  | 'studentQuizReview'
  | 'studentLeaderboard';

export interface OptionGroup {
  readonly id: 'time' | 'order' | 'results' | 'joining' | 'senses';
  readonly fields: readonly OptionField[];
}

const toggle = (name: SwitchName): OptionField => ({ kind: 'switch', name });

/** The choices that this type of game leaves; no field where that is one. */
function choice(type: GameType, name: ChoiceName, all: readonly string[]): readonly OptionField[] {
  const usual = defaultOptions(type);
  const choices = all.filter((value) => {
    const options = { ...usual, [name]: value };
    return { ...options, ...modeOf({ type }).normalize?.(options) }[name] === value;
  });
  return choices.length > 1 ? [{ kind: 'choice', name, choices }] : [];
}

/** What becomes of a wrong answer. */
function againField(type: GameType): readonly OptionField[] {
  if (type === 'mastery_mode') return choice(type, 'masteryReattempts', REATTEMPTS);
  if (!hasFeature({ type }, 'redemption')) return [];
  return [
    ...choice(type, 'extraLife', ['enabled', 'disabled']),
    ...choice(type, 'redemption', ['yes', 'no']),
  ];
}

/** Where results can be kept back until the end. */
function mayReview(type: GameType): boolean {
  return modeOf({ type }).pacing === 'own' && type !== 'mastery_mode';
}

/** Without devices all that can be chosen is what stands on the sheets, and what the wall shows. */
const ON_PAPER: readonly OptionGroup[] = [
  { id: 'order', fields: [toggle('jumbleAnswers')] },
  { id: 'results', fields: [{ kind: 'choice', name: 'studentLeaderboard', choices: ['yes', 'no'] }] },
];
/** Where students may be told results on the way: a meme says as much. */
function mayShowMemes(type: GameType): boolean {
  const { pacing, normalize } = modeOf({ type });
  return pacing === 'own' && normalize?.(presetOptions(type)).showAnswers !== 'never';
}

/** Without those that change nothing in this type of game. */
export function optionGroups(type: GameType): readonly OptionGroup[] {
  if (isOnPaper({ type })) return ON_PAPER;
  const paced = isTeacherPaced({ type });
  return [
    {
      id: 'time',
      fields: [
        ...choice(type, 'timer', ['strict', 'classic', 'off']),
        ...(paced
          ? []
          : ([
              { kind: 'attempts', name: 'limitAttempts' },
              { kind: 'questions', name: 'questionsPerAttempt' },
            ] as const)),
        ...againField(type),
        toggle('areHintsEnabled'),
      ],
    },
    {
      id: 'results',
      fields: [
        ...choice(type, 'showAnswers', ['always', 'partial', 'never']),
        toggle('isAnswerExplanationEnabled'),
        ...choice(type, 'studentLeaderboard', ['yes', 'no']),
        ...choice(type, 'studentQuizReview', ['yes', 'qonly', 'no']),
        ...(mayReview(type) ? [toggle('reviewAndSubmit')] : []),
      ],
    },
    { id: 'order', fields: [...(paced ? [] : [toggle('jumble')]), toggle('jumbleAnswers')] },
    {
      id: 'joining',
      fields: [
        toggle('requestJoinApproval'),
        toggle('nicknameGenerator'),
        toggle('raiseHands'),
        toggle('reactions'),
        toggle('focusMode'),
      ],
    },
    {
      id: 'senses',
      fields: [
        ...(mayShowMemes(type) ? ([toggle('memes'), { kind: 'memeset', name: 'memeset' }] as const) : []),
        toggle('isNoFrills'),
        toggle('studentMusic'),
        toggle('reduceMotion'),
      ],
    },
  ];
}

/** The options of a group that differ from what this type of game starts with. */
export function changedOf(group: OptionGroup, type: GameType, options: GameOptions): readonly OptionField[] {
  const usual = presetOptions(type);
  return group.fields.filter(({ name }) => options[name] !== usual[name]);
}

/** As many questions as the quiz has are all of them: the number may be from another quiz. */
export function fitting(
  options: GameOptions,
  { questionCount }: { readonly questionCount: number },
): GameOptions {
  return options.questionsPerAttempt < questionCount ? options : { ...options, questionsPerAttempt: 0 };
}

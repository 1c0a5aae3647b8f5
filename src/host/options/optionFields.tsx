// Option fields of each game type, in display order.

import { isTeacherPaced } from '#core/modes/registry.ts';
import type { GameOptions } from '#core/room/gameOptions.ts';
import type { GameType, PlayMode } from '#core/room/phase.ts';
import { hostFeaturesOf, recordedGameOf } from '#src/host/room/HostFeatures.tsx';
import {
  type OptionField,
  type OptionGroup,
  type OptionGroupId,
  type CustomFieldProps,
  choice,
  main,
  toggle,
} from '#src/host/options/optionField.ts';
import { presetOptions } from '#src/host/options/presets.ts';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Setting } from '#src/ui/Setting.tsx';
import { Select } from '#src/ui/Select.tsx';
import { ATTEMPT_LIMITS } from '#src/host/options/attemptLimits.ts';

/** Leaves out options that have no effect in this game type and play mode. */
export function optionGroups(type: GameType, playMode: PlayMode = 'live'): readonly OptionGroup[] {
  const meant = ({ playModes }: OptionField): boolean => playModes?.includes(playMode) ?? true;
  return groupsOf(type).map((group) => ({ ...group, fields: group.fields.filter(meant) }));
}

function groupsOf(type: GameType): readonly OptionGroup[] {
  const recorded = recordedGameOf({ type });
  if (recorded) return recorded.optionGroups;
  const paced = isTeacherPaced({ type });
  const features = hostFeaturesOf({ type });
  const ofFeatures = (group: OptionGroupId): readonly OptionField[] =>
    features.flatMap(({ options }) => options?.[group]?.(type) ?? []);
  return [
    {
      id: 'time',
      fields: [...main(choice(type, 'timer')), ...(paced ? [] : ATTEMPTS), ...ofFeatures('time')],
    },
    {
      id: 'results',
      fields: [
        ...main(choice(type, 'showAnswers')),
        toggle('isAnswerExplanationEnabled'),
        ...main(choice(type, 'studentLeaderboard')),
        ...choice(type, 'studentQuizReview'),
        ...ofFeatures('results'),
      ],
    },
    {
      id: 'order',
      fields: [
        ...(paced ? [] : [toggle('jumble')]),
        toggle('jumbleAnswers', paced ? (t) => t('host:option.jumbleAnswers.hintPaced') : undefined),
        ...ofFeatures('order'),
      ],
    },
    {
      id: 'joining',
      fields: [toggle('requestJoinApproval'), toggle('nicknameGenerator'), ...ofFeatures('joining')],
    },
    {
      id: 'senses',
      fields: [
        ...ofFeatures('senses'),
        toggle('isNoFrills'),
        toggle('studentMusic'),
        toggle('studentEffects'),
        toggle('reduceMotion'),
      ],
    },
    // Extras besides the questions, in the game types that have any.
    { id: 'extras', fields: ofFeatures('extras') },
  ];
}

const ATTEMPTS: readonly OptionField[] = [
  ...main([{ kind: 'own', name: 'limitAttempts', Field: AttemptsField }]),
  { kind: 'own', name: 'questionsPerAttempt', Field: QuestionsPerAttemptField },
];

/**
 * Splits the fields into the main ones and the groups of the rest. With no main fields, the groups hold them
 * all.
 */
export function splitMainOptions(
  type: GameType,
  playMode?: PlayMode,
): {
  readonly main: readonly OptionField[];
  readonly more: readonly OptionGroup[];
} {
  const groups = optionGroups(type, playMode);
  const more = groups.map((group) => ({ ...group, fields: group.fields.filter(({ isMain }) => !isMain) }));
  return {
    main: groups.flatMap(({ fields }) => fields.filter(({ isMain }) => isMain)),
    more: more.filter(({ fields }) => fields.length > 0),
  };
}

/** The group's fields whose option differs from this game type's preset. */
export function changedFields(
  group: OptionGroup,
  type: GameType,
  options: GameOptions,
): readonly OptionField[] {
  const usual = presetOptions(type);
  return group.fields.filter(({ name }) => options[name] !== usual[name]);
}

/** Number of attempts each player gets. */
function AttemptsField({ options, onChange }: CustomFieldProps): ReactNode {
  const { t } = useTranslation('host');
  return (
    <Setting label={t('host:option.limitAttempts.label')} hint={t('host:option.limitAttempts.hint')}>
      {(id) => (
        <Select
          id={id}
          values={ATTEMPT_LIMITS}
          value={options.limitAttempts}
          labelOf={(count) =>
            count === 0
              ? t('host:option.limitAttempts.unlimited')
              : t('host:option.limitAttempts.times', { count })
          }
          onChange={(limitAttempts) => onChange({ limitAttempts })}
        />
      )}
    </Setting>
  );
}

/** An empty field means all questions. */
function QuestionsPerAttemptField({ options, questionCount, onChange }: CustomFieldProps): ReactNode {
  const { t } = useTranslation('host');
  const { questionsPerAttempt } = options;
  return (
    <Setting
      label={t('host:option.questionsPerAttempt.label')}
      hint={t('host:option.questionsPerAttempt.hint')}
    >
      {(id) => (
        <input
          id={id}
          className="input setting-number rigid"
          type="number"
          inputMode="numeric"
          min={1}
          max={questionCount}
          step={1}
          placeholder={t('host:option.questionsPerAttempt.all', { count: questionCount })}
          value={questionsPerAttempt === 0 ? '' : questionsPerAttempt}
          onChange={({ target }) =>
            onChange({ questionsPerAttempt: Math.max(0, Math.trunc(target.valueAsNumber || 0)) })
          }
        />
      )}
    </Setting>
  );
}

// Option fields of each game type, in display order.

import { type WayId, WAYS } from '#core/features/ways.ts';
import { defaultOptions } from '#core/features/options.ts';
import { isTeacherPaced, modeOf } from '#core/modes/registry.ts';
import type { GameOptions } from '#core/room/gameOptions.ts';
import type { GameType, PlayMode } from '#core/room/phase.ts';
import { hostFeaturesOf, recordedGameOf } from '#src/host/room/HostFeatures.tsx';
import {
  type OptionField,
  type OptionGroup,
  type OptionGroupId,
  type CustomFieldProps,
  choice,
  toggle,
} from '#src/host/options/optionField.ts';
import { wayPreset } from '#src/host/options/presets.ts';
import { WAY_LOOKS } from '#src/host/options/wayLooks.ts';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ThemeField } from '#src/host/options/ThemeField.tsx';
import { Setting } from '#src/ui/Setting.tsx';
import { Select } from '#src/ui/Select.tsx';
import { ATTEMPT_LIMITS } from '#src/host/options/attemptLimits.ts';

/** Leaves out options that have no effect in this game type and play mode. */
export function optionGroups(type: GameType, playMode: PlayMode = 'live'): readonly OptionGroup[] {
  // The type fixes these: whatever was chosen, its games replace it.
  const fixed = modeOf({ type }).normalize?.(defaultOptions(type)) ?? {};
  const meant = ({ name, playModes }: OptionField): boolean =>
    !(name in fixed) && (playModes?.includes(playMode) ?? true);
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
    // Extras besides the questions, in the game types that have any.
    { id: 'extras', fields: ofFeatures('extras') },
    {
      id: 'time',
      fields: [...choice(type, 'timer'), ...(paced ? [] : ATTEMPTS), ...ofFeatures('time')],
    },
    {
      id: 'results',
      fields: [
        ...choice(type, 'showAnswers'),
        toggle('isAnswerExplanationEnabled'),
        ...choice(type, 'studentLeaderboard'),
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
        toggle('studentThemes'),
        { kind: 'own', name: 'theme', Field: ThemeField },
      ],
    },
  ];
}

const ATTEMPTS: readonly OptionField[] = [
  { kind: 'own', name: 'limitAttempts', Field: AttemptsField },
  { kind: 'own', name: 'questionsPerAttempt', Field: QuestionsPerAttemptField },
];

/** Splits the fields into the way's main options, in their order, and the groups of the others. */
export function splitMainOptions(
  way: WayId,
  playMode?: PlayMode,
): {
  readonly main: readonly OptionField[];
  readonly more: readonly OptionGroup[];
} {
  const groups = optionGroups(WAYS[way].type, playMode);
  const { mainOptions } = WAY_LOOKS[way];
  const fields = groups.flatMap((group) => group.fields);
  const more = groups.map((group) => ({
    ...group,
    fields: group.fields.filter(({ name }) => !mainOptions.includes(name)),
  }));
  return {
    main: mainOptions.flatMap((option) => fields.filter(({ name }) => name === option)),
    more: more.filter((group) => group.fields.length > 0),
  };
}

/** Returns the fields whose option differs from the way's preset. */
export function changedFields(
  fields: readonly OptionField[],
  way: WayId,
  options: GameOptions,
): readonly OptionField[] {
  const preset = wayPreset(way);
  return fields.filter(({ name }) => options[name] !== preset[name]);
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

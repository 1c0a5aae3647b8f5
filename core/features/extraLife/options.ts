import type { Options } from '#core/room/option.ts';

export interface ExtraLifeOptions {
  /** Whether each attempt has an extra life: one missed question may be answered once more at once. */
  readonly extraLife: 'enabled' | 'disabled';
}

export const options: Options<ExtraLifeOptions> = {
  extraLife: { usual: 'disabled', choices: ['enabled', 'disabled'] },
};

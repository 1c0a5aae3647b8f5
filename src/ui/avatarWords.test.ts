import type { TFunction } from 'i18next';
import { expect, it } from 'vitest';
import { parseAvatar, type AvatarConfig } from '#core/avatars/avatar.ts';
import { avatarWords } from '#src/ui/avatarWords.ts';
import en from '#locales/en/avatars.json' with { type: 'json' };

/** As in English. */
const t = ((key: string, values: Record<string, string> = {}) => {
  const path = key.replace('avatars:', '').split('.');
  const text = path.reduce<unknown>((part, name) => (part as Record<string, unknown>)[name], en) as string;
  return text.replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => values[name] ?? '');
}) as unknown as TFunction<'avatars'>;
const say = (code: string, form: 'short' | 'long') =>
  avatarWords(parseAvatar(code) as AvatarConfig, form, t, 'en');

it('says the skin and what stands out most, or everything from head to feet', () => {
  expect(say('s1e7h4c3g3t2b2f1', 'short')).toBe('mint skin, party hat');
  expect(say('s1e7h4c3g3t2b2f1', 'long')).toBe(
    'mint skin, brown curls, party hat, striped tee, jeans, sneakers, big grin',
  );
  expect(say('s1e1', 'short')).toBe('mint skin');
});

it('leaves out what is covered, and what a newer version knows', () => {
  expect(say('s1e1h4c3g7', 'long')).toBe('mint skin, headscarf, calm smile');
  expect(say('s1e1g999', 'long')).toBe('mint skin, calm smile');
});

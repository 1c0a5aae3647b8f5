import { expect, it } from 'vitest';
import {
  withoutOneTimeParams,
  codeOf,
  isPrivateAddress,
  linkedRoomOf,
  settingsFromUrl,
  withKeptParams,
} from '#src/platform/address.ts';
import { baseOf, homeOf } from '#src/platform/base.ts';
import { gamePath, readGameComposite } from '#src/platform/composites.ts';
import { DEFAULT_THEME } from '#src/platform/theme/themes.ts';
import { directionOf, pickLanguage } from '#src/platform/i18n/languages.ts';

it('takes known settings from the address and nothing else', () => {
  const search = `?theme=${DEFAULT_THEME}&locale=es&music=off&sfx=on&memes=maybe&webgl=off`;
  expect(settingsFromUrl(search, ['en', 'es'])).toEqual({
    theme: DEFAULT_THEME,
    language: 'es',
    music: false,
    effects: true,
    webgl: 'off',
  });
  expect(settingsFromUrl('?theme=../x&locale=xx&webgl=1', ['en'])).toEqual({});
});

it('takes from the address only a theme that everyone may wear', () => {
  expect(settingsFromUrl('?theme=sns', ['en'])).toEqual({ theme: 'sns' });
  expect(settingsFromUrl('?theme=halloween2024', ['en'])).toEqual({ theme: 'halloween2024' });
  for (const id of ['anime', 'football', 'the8Bit', 'duels', 'mystic-peak'])
    expect(settingsFromUrl(`?theme=${id}`, ['en'])).toEqual({});
});

it('cuts the code in the address to ten characters', () => {
  expect(codeOf('?gc=%20123456%20')).toBe('123456');
  expect(codeOf('?gc=12345678901234')).toBe('1234567890');
  expect(codeOf('?gc=')).toBeNull();
  expect(codeOf('')).toBeNull();
});

it('reads the room named in a link if it is a valid hash', () => {
  expect(linkedRoomOf(`?gc=123456&room=${'0a'.repeat(12)}`)).toBe('0a'.repeat(12));
  expect([linkedRoomOf('?gc=123456'), linkedRoomOf('?room=../x'), linkedRoomOf('?room=')]).toEqual([
    null,
    null,
    null,
  ]);
});

it('removes from and ld from the address and keeps the rest', () => {
  expect(withoutOneTimeParams('http://a/join?from=x&gc=1&ld=2#top')).toBe('/join?gc=1#top');
  expect(withoutOneTimeParams('http://a/join?gc=1')).toBeNull();
});

it('carries certain parameters over to the next address', () => {
  expect(withKeptParams('/join/game/x?gameType=tp', '?webgl=off&gc=1&from=y')).toBe(
    '/join/game/x?gameType=tp&webgl=off',
  );
  expect(withKeptParams('/join?webgl=on', '?webgl=off')).toBe('/join?webgl=on');
});

it('hides the addresses of a single class from search engines', () => {
  expect([isPrivateAddress('?gc=1'), isPrivateAddress('?c=1'), isPrivateAddress('?locale=es')]).toEqual([
    true,
    true,
    false,
  ]);
});

it('recognizes the bases', () => {
  expect(['/join', '/join/x', '/pro/join', '/joint', '/pro', '/host'].map(baseOf)).toEqual([
    '/join',
    '/join',
    '/pro/join',
    null,
    null,
    null,
  ]);
  expect(['/pro/x', '/x'].map(homeOf)).toEqual(['/pro/join', '/join']);
});

it('writes and reads the address of a game', () => {
  const seat = { roomHash: '0123456789abcdef01234567', playerId: '1z-abcd1234' };
  const path = gamePath(seat, 'tp');
  expect(path).toBe('/game/0123456789abcdef01234567-1z-abcd1234?gameType=tp');
  expect(readGameComposite('0123456789abcdef01234567-1z-abcd1234')).toEqual(seat);
  expect(readGameComposite('nonsense')).toBeNull();
});

it('picks the closest available language', () => {
  const available = ['en', 'es', 'pt-br'];
  expect(pickLanguage([null, 'es-MX'], available)).toBe('es');
  expect(pickLanguage(['fr', 'PT-BR'], available)).toBe('pt-br');
  expect(pickLanguage(['pt'], available)).toBe('pt-br');
  expect(pickLanguage(['fr'], available)).toBe('en');
  expect([directionOf('ar-EG'), directionOf('es')]).toEqual(['rtl', 'ltr']);
});

import { expect, it } from 'vitest';
import type { Option } from '#core/questions/questionBase.ts';
import type { ScenePorts } from '#scenes/ports.ts';
import { OptionPictures } from '#scenes/questions/OptionPictures.ts';

const pictured = (id: string, url?: string): Option => ({
  id,
  text: id,
  ...(url !== undefined && { media: { type: 'image', url } }),
});

it('requests pictures once per question, and again when one was added to it', async () => {
  const asked: string[] = [];
  const picture = (url: string) => {
    asked.push(url);
    return Promise.resolve(null);
  };
  const pictures = new OptionPictures({ assets: { picture } } as unknown as ScenePorts, 320, () => undefined);
  const [one, two] = [pictured('one', 'https://a.test/1.png'), pictured('two')];
  pictures.sync('q', [one, two]);
  pictures.sync('q', [two, one]);
  expect(asked).toHaveLength(1);
  pictures.sync('q', [one, pictured('two', 'https://a.test/2.png')]);
  expect(asked).toHaveLength(3);
  pictures.sync('another', [one, two]);
  expect(asked).toHaveLength(4);
});

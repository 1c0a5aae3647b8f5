import { expect, it } from 'vitest';
import { questionsFromText } from '#importers/pasted/pasted.ts';
import { blocksIn as blocksInWith, withPictures } from '#importers/pasted/pastedPictures.ts';
import { refusalOf } from '#src/areas/library/editor/media/refusal.ts';

const blocksIn = (html: string) => blocksInWith(html, (picture) => refusalOf(picture, 'image') === null);
const data = (name: string, type = 'image/png') => `data:${type};base64,${btoa(name)}`;
const img = (name: string) => `<img width=10 src="${data(name)}" alt="&Eacute;">`;
/** Text as a browser copies it. */
const textOf = (html: string) =>
  html
    .replaceAll(/<\/(?:p|li|tr)>|<br>/g, '\n')
    .replaceAll(/<\/td>/g, '\t')
    .replaceAll(/<[^>]*>/g, '');

/** Names of pictures by question, with those of options after a bar; and how many are left out. */
function placed(html: string) {
  const { questions, files, left } = withPictures(questionsFromText(textOf(html)).questions, blocksIn(html));
  const nameOf = (url = '') => (url === '' ? '' : atob(url.slice(url.indexOf(',') + 1)));
  return {
    at: questions.map((question) =>
      [
        nameOf(question.media?.url),
        ...('options' in question ? question.options.map(({ media }) => nameOf(media?.url)) : []),
      ].join('|'),
    ),
    files: files.length,
    left,
  };
}

it.each([
  ['in the line of the question', `<p>How deep? ${img('a')}</p><p>How wide?</p>`, ['a', ''], 0],
  ['below the question', `<p>1. How deep?</p><p>${img('a')}</p><p>2. How wide?</p>`, ['a', ''], 0],
  ['above the first question', `<p>${img('a')}</p><p>How deep?</p><p>How wide?</p>`, ['a', ''], 0],
  [
    'above the options, and next to an option',
    `<p>Which is it?</p>${img('q')}<ul><li>a) Po ${img('po')}</li><li>*b) Rhine</li></ul><br><p>How wide?</p>`,
    ['q|po|', ''],
    0,
  ],
  [
    'after the options of another question',
    `<p>Which?</p><p>- Po</p><p>- Rhine</p><br><p>${img('w')}</p><p>How wide?</p>`,
    ['||', 'w'],
    0,
  ],
  [
    'at one of several identical questions',
    `<p>What is this? ${img('a')}</p><p>What is this?</p><p>What is this? ${img('c')}</p>`,
    ['a', '', 'c'],
    0,
  ],
  ['one per question', `<p>How deep? ${img('a')}${img('b')}</p>`, ['a'], 1],
  [
    'twice if two questions share one',
    `<p>How deep? ${img('a')}</p><p>How wide? ${img('a')}</p>`,
    ['a', 'a'],
    0,
  ],
  ['in a cell', `<table><tr><td>How deep? ${img('a')}</td><td>3 m</td></tr></table>`, ['a'], 0],
  [
    'only if they are part of the page, and are pictures',
    `<p>How deep? <img src="file:///a.png"><img src="https://a.example/b.png"><img src="${data('x', 'image/svg+xml')}"><img src="data:image/png;base64,*"><img></p>`,
    [''],
    5,
  ],
])('pictures are placed %s', (_, html, at, left) => {
  const result = placed(html);
  expect(result).toMatchObject({ at, left });
});

it('keeps a picture’s description, and uploads a picture only once if it is there twice', () => {
  const html = `<p>How deep? ${img('a')}</p><p>How wide? ${img('a')}</p>`;
  const { questions, files } = withPictures(questionsFromText(textOf(html)).questions, blocksIn(html));
  expect(questions[0]).toMatchObject({ media: { type: 'image', url: data('a'), alt: 'É' } });
  expect(files).toHaveLength(1);
});

it('leaves out a picture whose question is gone from the text, and one that is too large', () => {
  const large = `<img src="data:image/png;base64,${'A'.repeat(30_000_000)}">`;
  const blocks = blocksIn(`<p>How deep? ${img('a')}</p><p>How wide? ${large}</p>`);
  const { questions } = questionsFromText('How wide?');
  expect(withPictures(questions, blocks)).toEqual({ questions, files: [], left: 2 });
});

it('a page without pictures has no blocks', () => {
  expect(blocksIn('<p>How deep?</p>')).toEqual([]);
});

import { zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { packStored } from '#importers/files/zip.ts';
import { choices, entry, item, readQtiFile, response } from '#importers/qti/testing.ts';
import { forgedArchive } from '#importers/testing/forgedArchive.ts';

const encoder = new TextEncoder();
const filesOf = (files: Readonly<Record<string, string>>) =>
  Object.entries(files).map(([name, text]) => ({ name, bytes: encoder.encode(text) }));
const zip = (files: Readonly<Record<string, string>>) => packStored(filesOf(files));

const manifest = (...hrefs: string[]) =>
  `<manifest xmlns="http://www.imsglobal.org/xsd/imscp_v1p1"><metadata><lom><general><title><string>Rivers</string></title></general></lom></metadata><resources>${hrefs
    .map((href) => `<resource href="${href}"><file href="${href}"/></resource>`)
    .join('')}</resources></manifest>`;
const open = (text: string, parts = {}) =>
  item(`${text}<extendedTextInteraction responseIdentifier="R"/>`, parts);
const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="200" height="100"/>';

describe('packages', () => {
  it('follow the test, with its weights and times, and then take what it does not name', async () => {
    const choice = `<choiceInteraction responseIdentifier="R">${choices('simpleChoice', 'A B')}</choiceInteraction>`;
    const { result, told } = await readQtiFile(
      zip({
        'imsmanifest.xml': manifest('items/a.xml', 'items/b.xml', 'items/c.xml', 'test.xml'),
        'test.xml': `<assessmentTest title="Exam"><testPart><assessmentSection><selection select="1"/><rubricBlock view="candidate"><p>Read</p></rubricBlock><assessmentItemRef identifier="x" href="items/b.xml"><weight identifier="W" value="4"/><timeLimits maxTime="40"/></assessmentItemRef><assessmentItemRef identifier="gone" href="../gone.xml"/><assessmentSectionRef href="more.xml"/></assessmentSection></testPart></assessmentTest>`,
        'more.xml':
          '<assessmentSection><assessmentItemRef identifier="y" href="items/a.xml"/></assessmentSection>',
        'items/a.xml': open('<p>A</p>'),
        'items/b.xml': item(`<p>B</p>${choice}`, { head: response('identifier', ['A']) }),
        'items/c.xml': open('<p>C</p>'),
      }),
      'a.zip',
    );
    expect(result.quiz).toMatchObject({
      title: 'Exam',
      questions: [{ text: 'B', marks: 4, timeSeconds: 40 }, { text: 'A' }, { text: 'C' }],
    });
    expect(told).toEqual(['sectionTextsDropped', 'selectionDropped', 'fileMissing', 'namesDropped']);
  });

  it('bring their media, wherever programs say they are', async () => {
    const { result } = await readQtiFile(
      zip({
        'imsmanifest.xml': manifest('items/a.xml', 'items/b.xml', 'items/c.xml'),
        'items/a.xml': open('<p>Look <img src="../media/my%20map.svg" alt="Map"/></p>'),
        'items/b.xml': open('<p>Listen</p><audio><source src="sound.mp3"/></audio>'),
        'items/c.xml': open('<p><img src="$IMS-CC-FILEBASE$/deep/x.png"/><img src="none.png"/>Both</p>'),
        'media/my map.svg': svg,
        'items/sound.mp3': 'x',
        'web_resources/deep/x.png': 'x',
        'unused.png': 'x',
      }),
      'a.zip',
    );
    expect(result.quiz.questions.map(({ media }) => media)).toEqual([
      { type: 'image', url: '/media/qti/media/my%20map.svg', alt: 'Map' },
      { type: 'audio', url: '/media/qti/items/sound.mp3' },
      { type: 'image', url: '/media/qti/web_resources/deep/x.png' },
    ]);
    expect(result.files?.map(({ address }) => address)).toEqual([
      '/media/qti/media/my%20map.svg',
      '/media/qti/items/sound.mp3',
      '/media/qti/web_resources/deep/x.png',
    ]);
    expect(result.problems).toMatchObject([
      { reason: { code: 'fileMissing', values: { file: 'none.png' } } },
      { reason: { code: 'namesDropped' } },
    ]);
  });

  it('know the size of a picture from its file', async () => {
    const body =
      '<hotspotInteraction responseIdentifier="R"><prompt>Where?</prompt><object data="map.svg" type="image/svg+xml"/><hotspotChoice identifier="A" shape="circle" coords="100,50,20"/></hotspotInteraction>';
    const { questions } = await readQtiFile(
      zip({
        'imsmanifest.xml': manifest('a.xml'),
        'a.xml': item(body, { head: response('identifier', ['A']) }),
        'map.svg': svg,
      }),
      'a.zip',
    );
    expect(questions).toMatchObject([
      { picture: { width: 200, height: 100 }, regions: [{ shape: { x: 0.5, y: 0.5, radius: 0.1 } }] },
    ]);
  });

  it('join questions about the same text', async () => {
    const about = '<assessmentStimulusRef identifier="s" href="../text.xml"/>';
    const { questions, result } = await readQtiFile(
      zip({
        'imsmanifest.xml': manifest('items/a.xml', 'items/b.xml', 'items/c.xml'),
        'text.xml':
          '<assessmentStimulus title="Storm"><stimulusBody><p>It <b>rained</b>.</p></stimulusBody></assessmentStimulus>',
        'items/a.xml': open('<p>A</p>', { head: about }),
        'items/b.xml': open('<p>B</p>', { head: about }),
        'items/c.xml': open('<p>C</p>'),
      }),
      'a.zip',
    );
    expect(questions).toMatchObject([
      {
        type: 'COMPREHENSION',
        text: 'Storm',
        passage: 'It **rained**.',
        questions: [{ text: 'A' }, { text: 'B' }],
      },
      { type: 'OPEN', text: 'C' },
    ]);
    expect(result.quiz.title).toBe('Rivers');
  });

  it('include documents of the package, and nothing else', async () => {
    const include = (href: string) =>
      `<xi:include xmlns:xi="http://www.w3.org/2001/XInclude" href="${href}"/>`;
    const { questions, told } = await readQtiFile(
      zip({
        'imsmanifest.xml': manifest('a.xml', 'b.xml', 'c.xml', 'd.xml'),
        'a.xml': open(include('part.xml')),
        'b.xml': open(include('../../part.xml')),
        'c.xml': open(include('https://example.org/part.xml')),
        // Includes itself, and so would never end.
        'd.xml': open(`<p>D</p>${include('d.xml')}${include('d.xml')}`),
        'part.xml': '<p>Included</p>',
      }),
      'a.zip',
    );
    expect(questions).toEqual([{ type: 'OPEN', text: 'Included' }]);
    expect(told.slice(0, 2)).toEqual(['fileMissing', 'fileMissing']);
  });

  it('are refused with names that lead out of them, and read without documents that are broken', async () => {
    const unsafe = forgedArchive(filesOf({ 'imsmanifest.xml': manifest(), '../a.xml': open('<p>A</p>') }));
    expect((await readQtiFile(unsafe, 'a.zip')).told).toEqual(['archiveUnsafe']);
    const broken = zip({ 'imsmanifest.xml': manifest('a.xml'), 'a.xml': open('<p>A</p>'), 'b.xml': '<p>' });
    const { questions, told } = await readQtiFile(broken, 'a.zip');
    expect(questions).toHaveLength(1);
    expect(told).toEqual(['documentNotXml']);
  });

  it('are refused with more XML than a file may have', async () => {
    const bomb = zipSync({ 'imsmanifest.xml': encoder.encode(' '.repeat(21 * 1024 ** 2)) });
    const { result } = await readQtiFile(new Uint8Array(bomb), 'a.zip');
    expect(result.problems).toMatchObject([{ reason: { code: 'unpacksTooLarge', values: { limitMb: 20 } } }]);
  });

  it('say which items they lack', async () => {
    const resources = ['gone.xml', 'a.xml'].map(
      (href) => `<resource type="imsqti_item_xmlv2p1" href="${href}"/>`,
    );
    const { questions, told } = await readQtiFile(
      zip({
        'imsmanifest.xml': `<manifest><resources>${resources.join('')}</resources></manifest>`,
        'a.xml': open('<p>A</p>'),
      }),
      'a.zip',
    );
    expect(questions).toHaveLength(1);
    expect(told).toEqual(['fileMissing', 'namesDropped']);
  });

  it('need no manifest, but QTI', async () => {
    const { questions } = await readQtiFile(zip({ 'a.xml': item(`<p>${entry()}</p>`) }), 'a.zip');
    expect(questions).toHaveLength(1);
    expect((await readQtiFile(zip({ 'a.xml': '<note/>' }), 'a.zip')).told).toEqual(['fileUnreadable']);
  });

  it('take the better of two versions of Canvas', async () => {
    const quiz = (text: string) =>
      `<questestinterop><assessment title="Q"><section><item ident="i"><itemmetadata/><presentation><material><mattext>${text}</mattext></material><response_str ident="r"><render_fib/></response_str></presentation></item></section></assessment></questestinterop>`;
    const { questions } = await readQtiFile(
      zip({
        'imsmanifest.xml': manifest('g1/assessment_qti.xml', 'non_cc_assessments/g1.xml.qti'),
        'g1/assessment_qti.xml': quiz('for all'),
        'non_cc_assessments/g1.xml.qti': quiz('for Canvas'),
      }),
      'a.imscc',
    );
    expect(questions).toMatchObject([{ text: 'for Canvas' }]);
  });
});

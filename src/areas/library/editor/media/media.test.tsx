// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { type ReactNode, useState } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { withFields } from '#core/collections/withFields.ts';
import type { Media } from '#core/content/media.ts';
import type { AuthoredOf } from '#core/questions/question.ts';
import { MEDIA_LIMITS } from '#protocol/areas/media/mediaLimits.ts';
import { createUploadQueue, type UploadQueue } from '#src/areas/library/editor/media/uploadQueue.ts';
import { MediaField } from '#src/areas/library/editor/media/MediaBox.tsx';
import { PictureSlot } from '#src/areas/library/editor/media/PictureSlot.tsx';
import type { Takes } from '#src/areas/library/editor/media/refusal.ts';
import type { EditorSession } from '#src/areas/library/editor/sync/openSession.ts';
import { SessionContext } from '#src/areas/library/editor/useDraft.ts';
import type { EditProps } from '#src/questions/questionEditor.ts';
import { MCQ } from '#src/questions/mcq/editor.tsx';
import { type Call, type Rendered, type Reply, renderPage } from '#src/testing/renderPage.tsx';

afterEach(cleanup);

const FOX = `/uploads/${'a'.repeat(40)}.webp`;
const SONG = `/uploads/${'b'.repeat(40)}.mp3`;
const picture = (name = 'fox.png') => new File(['fox'], name, { type: 'image/png' });
const song = () => new File(['song'], 'song.mp3', { type: 'audio/mpeg' });
const taken = (type: Media['type'], url: string): Reply => ({ data: { type, url, bytes: 3 } });

let answer: (call: Call) => Reply;
let inTurn: UploadQueue;
/** Provides the parts of the session that uploads need. */
const opened = (page: ReactNode) => (
  <SessionContext value={{ inTurn } as EditorSession}>{page}</SessionContext>
);
beforeEach(() => {
  inTurn = createUploadQueue();
  answer = () => taken('image', FOX);
});

/** Renders a field in a form next to a text field; `now` returns its current value. */
async function field(takes: Takes = 'any', before: Media | null = null) {
  let now = before;
  function Page() {
    const [media, setMedia] = useState(before);
    const [gone, setGone] = useState(false);
    const onChange = (next: Media | null) => {
      now = next;
      setMedia(next);
    };
    return (
      <div className="editor-form">
        <textarea aria-label="Question" />
        <button type="button" onClick={() => setGone(true)}>
          Leave
        </button>
        {!gone && <MediaField media={media} takes={takes} title="Picture or audio" onChange={onChange} />}
      </div>
    );
  }
  const rendered: Rendered = await renderPage(opened(<Page />), (call) => answer(call));
  return { now: () => now, sent: () => rendered.calls.filter(({ path }) => path === '/v1/media') };
}

const box = () => screen.getByRole('group', { name: 'Picture or audio' });
const choose = (file: File, name = 'Choose picture or audio') => {
  const input = screen.getByLabelText(name, { selector: 'input' });
  fireEvent.change(input, { target: { files: [file] } });
};
const said = () => screen.getByRole('status').textContent;
const heard = (words: string) => waitFor(() => expect(said()).toContain(words));
const button = (name: string) => screen.getByRole('button', { name });
const seen = () => box().querySelector('img')?.getAttribute('src');
const pasted = (target: Element, files: readonly File[], text = '') =>
  fireEvent.paste(target, { clipboardData: { files, getData: () => text } });

it('previews a chosen picture immediately, then shows the uploaded one and asks for a description', async () => {
  const { now } = await field();
  choose(picture());
  expect(said()).toBe('Uploading fox.png…');
  expect(seen()).toMatch(/^blob:/);
  await heard('Uploaded');
  expect(now()).toEqual({ type: 'image', url: FOX });
  expect(seen()).toBe(FOX.replace('.webp', '-400.webp'));
  expect(screen.getByText(/^Add a description/)).toBeTruthy();
  await userEvent.type(screen.getByRole('textbox', { name: 'Describe the picture' }), 'A fox');
  expect(now()).toEqual({ type: 'image', url: FOX, alt: 'A fox' });
  expect(screen.queryByText(/^Add a description/)).toBeNull();
});

it('replaces a picture along with its description, and removes it', async () => {
  const { now } = await field('any', { type: 'image', url: '/media/owl.png', alt: 'An owl' });
  choose(picture());
  await waitFor(() => expect(now()).toEqual({ type: 'image', url: FOX }));
  await userEvent.click(button('Remove'));
  expect(now()).toBeNull();
  expect(document.activeElement).toBe(button('Choose picture or audio'));
});

it('plays an uploaded sound', async () => {
  answer = () => taken('audio', SONG);
  await field();
  choose(song());
  await heard('Uploaded');
  const player = box().querySelector('audio');
  expect(player?.getAttribute('src')).toBe(SONG);
  expect(player?.controls).toBe(true);
  expect(screen.getByRole('textbox', { name: 'What will students hear?' })).toBeTruthy();
});

it('sends no files that are too large or of another kind', async () => {
  const { now, sent } = await field();
  choose(new File([new Uint8Array(MEDIA_LIMITS.soundBytes * 1.25)], 'long.mp3', { type: 'audio/mpeg' }));
  expect(said()).toContain('This file is 12.5 MB. The limit is 10 MB.');
  choose(new File(['<svg/>'], 'fox.svg', { type: 'image/svg+xml' }));
  expect(said()).toContain('We can’t use this file.');
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  await userEvent.click(button('Dismiss'));
  expect(said()).toBe('');
  expect(sent()).toEqual([]);
  expect(now()).toBeNull();
});

it('rejects a sound if a picture is required, even if it claims to be one', async () => {
  const { now, sent } = await field('image');
  choose(song(), 'Choose picture');
  expect(said()).toContain('Only pictures work here');
  expect(sent()).toHaveLength(0);
  answer = () => taken('audio', SONG);
  choose(picture(), 'Choose picture');
  expect(said()).toContain('Uploading');
  await heard('Only pictures work here');
  expect(now()).toBeNull();
});

it('says how much space is used, and retries', async () => {
  answer = ({ path }) =>
    path === '/v1/media/quota'
      ? { data: { used: 499 * 1024 * 1024, most: 500 * 1024 * 1024 } }
      : { error: 'media.QUOTA_EXCEEDED', status: 409 };
  const { now } = await field();
  choose(picture());
  await heard('You’ve used 499 MB of 500 MB.');
  expect(said()).toContain('You’ve run out of space for pictures and audio.');
  answer = () => taken('image', FOX);
  await userEvent.click(button('Try again'));
  await waitFor(() => expect(now()).toEqual({ type: 'image', url: FOX }));
});

it('keeps a file while offline, and sends it once online', async () => {
  answer = () => 'network';
  const { now } = await field();
  choose(picture());
  await heard('You’re offline, so this wasn’t uploaded.');
  expect(seen()).toMatch(/^blob:/);
  answer = () => taken('image', FOX);
  fireEvent(window, new Event('online'));
  await waitFor(() => expect(now()).toEqual({ type: 'image', url: FOX }));
});

it('takes a pasted picture, and leaves pasted text to its field', async () => {
  const { now } = await field();
  const text = screen.getByRole('textbox', { name: 'Question' });
  expect(pasted(text, [picture()], 'A table')).toBe(true);
  expect(said()).toBe('');
  expect(pasted(text, [], 'Words')).toBe(true);
  expect(pasted(text, [picture()])).toBe(false);
  await waitFor(() => expect(now()).toEqual({ type: 'image', url: FOX }));
});

it('takes a file dropped anywhere on the form', async () => {
  const { now } = await field();
  const form = box().closest<HTMLElement>('.editor-form');
  if (!form) throw new Error('no form');
  const dataTransfer = { types: ['Files'], files: [picture()] };
  fireEvent.dragOver(form, { dataTransfer });
  expect(form.dataset['dropping']).toBe('');
  fireEvent.drop(form, { dataTransfer });
  expect(form.dataset['dropping']).toBeUndefined();
  await waitFor(() => expect(now()).toEqual({ type: 'image', url: FOX }));
});

it('cancels an upload on request and on unmount', async () => {
  const { now, sent } = await field();
  choose(picture());
  fireEvent.click(button('Cancel'));
  expect(said()).toBe('');
  choose(picture('owl.png'));
  fireEvent.click(button('Leave'));
  // By then, anything still queued has had its turn.
  await inTurn(() => Promise.resolve());
  expect(sent()).toEqual([]);
  expect(now()).toBeNull();
});

it("says why a linked picture can't be cropped, and what to do", async () => {
  const said = /You can’t crop a linked picture here. Save it to your device/;
  await field('image', { type: 'image', url: 'https://example.org/fox.png' });
  expect(screen.queryByRole('button', { name: 'Crop' })).toBeNull();
  expect(screen.getByText(said)).toBeTruthy();
  choose(picture(), 'Choose picture');
  expect(await screen.findByRole('button', { name: 'Crop' })).toBeTruthy();
  expect(screen.queryByText(said)).toBeNull();
});

it('takes a link, but never in place of an uploaded file', async () => {
  const { now } = await field();
  await userEvent.click(screen.getByText('Or paste a link to a picture, audio or video'));
  await userEvent.type(screen.getByRole('textbox', { name: 'Link' }), 'https://example.org/a.mp3');
  expect(now()).toEqual({ type: 'audio', url: 'https://example.org/a.mp3' });
  choose(picture());
  await waitFor(() => expect(now()).toEqual({ type: 'image', url: FOX }));
  expect(screen.queryByRole('textbox', { name: 'Link' })).toBeNull();
});

it('gives an option the picture pasted into or dropped on its line', async () => {
  const before: AuthoredOf<'MCQ'> = {
    type: 'MCQ',
    text: 'Who?',
    options: [{ text: 'Fox' }, { text: 'Owl' }],
  };
  let now = before;
  function Page() {
    const [question, setQuestion] = useState(before);
    const onChange: EditProps<'MCQ'>['onChange'] = (fields) => {
      now = withFields(now, fields);
      setQuestion(now);
    };
    return <MCQ.Editor question={question} onChange={onChange} PictureSlot={PictureSlot} />;
  }
  await renderPage(opened(<Page />), (call) => answer(call));
  const options = () => now.options;

  pasted(screen.getByRole('textbox', { name: 'Option 2' }), [picture()]);
  const dialog = screen.getByRole('dialog', { name: 'Picture: Option 2' });
  await waitFor(() => expect(options()[1]).toEqual({ text: 'Owl', media: { type: 'image', url: FOX } }));
  await userEvent.type(within(dialog).getByRole('textbox', { name: 'Describe the picture' }), 'An owl');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Done' }));
  expect(options()[1]?.media?.alt).toBe('An owl');
  expect(button('Option 2: change picture')).toBeTruthy();

  const line = screen.getByRole('textbox', { name: 'Option 1' }).closest('li') as HTMLElement;
  fireEvent.drop(line, { dataTransfer: { types: ['Files'], files: [picture()] } });
  await waitFor(() => expect(options()[0]?.media).toEqual({ type: 'image', url: FOX }));
  await userEvent.click(button('Remove'));
  expect(options()[0]).toEqual({ text: 'Fox' });
});

function openPictures() {
  Object.defineProperty(Image.prototype, 'naturalWidth', { configurable: true, get: () => 400 });
  Object.defineProperty(Image.prototype, 'naturalHeight', { configurable: true, get: () => 200 });
  vi.spyOn(Image.prototype, 'src', 'set').mockImplementation(function (this: HTMLImageElement) {
    setTimeout(() => this.onload?.(new Event('load')));
  });
}

it('leaves the picture unchanged when its crop is canceled on the way', async () => {
  openPictures();
  const before: Media = { type: 'image', url: FOX, alt: 'A fox' };
  const { now } = await field('any', before);
  let cuts = 0;
  answer = () => {
    cuts += 1;
    return taken('image', `/uploads/${'c'.repeat(40)}.webp`);
  };
  await userEvent.click(button('Crop'));
  await userEvent.click(await screen.findByRole('button', { name: 'Rotate right' }));
  const dialog = screen.getByRole('dialog', { name: 'Crop picture' });
  fireEvent.click(within(dialog).getByRole('button', { name: 'Crop' }));
  fireEvent.click(within(dialog).getByRole('button', { name: 'Cancel' }));
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(cuts).toBe(1);
  expect(now()).toBe(before);
  vi.restoreAllMocks();
});

it("crops an uploaded picture with the keyboard alone, and announces the frame's position", async () => {
  const part = `/uploads/${'c'.repeat(40)}.webp`;
  let asked: unknown;
  answer = ({ path, body }) => {
    if (path === '/v1/media/crop') asked = body;
    return taken('image', part);
  };
  openPictures();
  const { now } = await field('any', { type: 'image', url: FOX, alt: 'A fox' });
  await userEvent.click(button('Crop'));
  const frame = await screen.findByRole('application', {
    name: '0% from the left, 0% from the top, 100% wide, 100% high',
  });
  const dialog = screen.getByRole('dialog', { name: 'Crop picture' });
  await userEvent.click(within(dialog).getByRole('radio', { name: 'Square' }));
  expect(frame.getAttribute('aria-label')).toBe('25% from the left, 0% from the top, 50% wide, 100% high');
  await userEvent.click(within(dialog).getByRole('radio', { name: 'Free' }));
  frame.focus();
  await userEvent.keyboard('{Shift>}{ArrowUp}{ArrowLeft}{/Shift}{ArrowDown}{ArrowRight}');
  const place = '27% from the left, 2% from the top, 48% wide, 98% high';
  expect(within(dialog).getByRole('status').textContent).toBe(place);
  await userEvent.click(within(dialog).getByRole('button', { name: 'Rotate right' }));
  expect(within(dialog).getByRole('status').textContent).toContain('Rotated to 90°.');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Crop' }));
  await waitFor(() => expect(now()).toEqual({ type: 'image', url: part, alt: 'A fox' }));
  expect(asked).toEqual({ url: FOX, turn: 90, box: { left: 0, top: 108, width: 196, height: 192 } });
  expect(screen.queryByRole('dialog')).toBeNull();
  vi.restoreAllMocks();
});

it('offers no crop for pictures hosted elsewhere', async () => {
  await field('any', { type: 'image', url: 'https://example.org/fox.png', alt: 'A fox' });
  expect(screen.queryByRole('button', { name: 'Crop' })).toBeNull();
});

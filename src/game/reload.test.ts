import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { sampleOf } from '#core/questions/authority.ts';
import { createMemoryKv } from '#src/platform/storage/kv.ts';
import { wait } from '#src/platform/requests/caller.ts';
import { createOutbox, OUTBOX_PREFIX } from '#src/platform/storage/outbox.ts';
import { flush, page, questions, start, startedGame } from '#src/game/testing/playedPage.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('a reopened page', () => {
  it('calls an answer stored only once it is on disk: a page that dies earlier has lost it', async () => {
    const { game, line } = startedGame({ questions: questions() });
    const kv = createMemoryKv();
    const open = page(line, { ...kv, set: (key, value) => wait(200).then(() => kv.set(key, value)) });
    await start(game, open);
    line.down = true;
    open.intent({ type: 'choose', optionId: open.optionId('7') });
    await vi.advanceTimersByTimeAsync(199);
    expect(open.kept).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(open.kept).toEqual([1]);
    expect(await kv.entries(OUTBOX_PREFIX)).toHaveLength(1);
    // A disk too slow to wait for may have it by the next try.
    await vi.advanceTimersByTimeAsync(3_000);
    expect(open.kept).toEqual([1, 1]);
    open.close();
  });

  it('sends an answer again with the same command, and shows it in the meantime', async () => {
    const { game, line } = startedGame({ questions: questions() });
    const kv = createMemoryKv();
    const first = page(line, kv);
    await start(game, first);
    const chosen = first.optionId('7');
    line.down = true;
    first.intent({ type: 'choose', optionId: chosen });
    await flush();
    first.close();

    const second = page(line, kv);
    void second.resume();
    await second.push();
    expect(second.state.draft).toEqual({ answer: { type: 'MCQ', optionId: chosen }, state: 'kept' });
    line.down = false;
    await vi.advanceTimersByTimeAsync(20_000);
    expect(new Set(line.commandIds).size).toBe(1);
    expect(game.seat(line.playerId).responses).toHaveLength(1);
    expect(await createOutbox(kv).waiting(game.room.hash, line.playerId)).toEqual([]);
    second.close();
  });

  it('continues with selected options and typed text, and forgets them once they are sent', async () => {
    const { game, line } = startedGame({ questions: questions().slice(1) });
    const kv = createMemoryKv();
    const reopened = async () => {
      const open = page(line, kv);
      await open.resume();
      await open.push();
      return open;
    };
    const first = page(line, kv);
    await start(game, first);
    const ticked = [first.optionId('2'), first.optionId('4')];
    for (const optionId of ticked) first.intent({ type: 'toggle', optionId });
    first.close();

    const second = await reopened();
    expect(second.state.draft.state).toBe('open');
    const { answer } = second.state.draft;
    expect(answer?.type === 'MSQ' && answer.optionIds.toSorted()).toEqual(ticked.toSorted());
    second.intent({ type: 'submit' });
    await flush();
    expect(second.view.slide?.feedback?.result).toBe('correct');
    expect(await kv.entries('draft:')).toEqual([]);
    second.intent({ type: 'next' });
    second.intent({ type: 'next' });
    await flush();
    expect(second.state.draft).toEqual({ answer: null, state: 'open' });
    second.intent({ type: 'type', text: 'Par' });
    second.close();

    // The view may arrive before the device's storage has answered.
    const third = page(line, kv);
    await third.push();
    expect(third.state.draft.answer).toBeNull();
    await third.resume();
    expect(third.state.draft).toEqual({ answer: { type: 'BLANK', text: 'Par' }, state: 'open' });
    third.intent({ type: 'skip' });
    await flush();
    expect(await kv.entries('draft:')).toEqual([]);
    third.close();
  });

  it('continues with a partly arranged order', async () => {
    const { game, line } = startedGame({ questions: [sampleOf('REORDER').authored] });
    const kv = createMemoryKv();
    const first = page(line, kv);
    await start(game, first);
    const { question } = first.view.slide ?? {};
    const piece = question?.type === 'REORDER' ? question.items[2]?.id : undefined;
    first.intent({ type: 'hold', piece: piece ?? '' });
    first.intent({ type: 'put', piece: piece ?? '', place: 0 });
    const { answer } = first.state.draft;
    first.close();

    const second = page(line, kv);
    await second.push();
    await second.resume();
    expect(answer).toMatchObject({ type: 'REORDER', order: [piece, ...Array(3).fill(expect.any(String))] });
    expect(second.state.draft).toEqual({ answer, state: 'open' });
    second.close();
  });

  it('starts the next try with a partially correct order, and sends it only once it has changed', async () => {
    const { game, line } = startedGame({
      type: 'mystic_peak',
      questions: [sampleOf('REORDER').authored],
      options: { breakRooms: 'no' },
    });
    const open = page(line);
    await start(game, open);
    const put = (text: string, place: number) => {
      const { question } = open.view.slide ?? {};
      const items = question?.type === 'REORDER' ? question.items : [];
      open.intent({ type: 'put', piece: items.find((item) => item.text === text)?.id ?? '', place });
    };
    const press = async (type: 'next' | 'submit') => {
      open.intent({ type });
      await flush();
    };
    const given = () => game.seat(line.playerId).responses.length;
    for (const [place, text] of ['Cat', 'Ant', 'Horse', 'Whale'].entries()) put(text, place);
    const { answer } = open.state.draft;
    await press('submit');
    await press('next');
    expect(open.view.slide).toMatchObject({ asking: 2, answered: false });
    expect(open.state.draft).toEqual({ answer, state: 'open' });
    await press('submit');
    expect(given()).toBe(1);
    put('Ant', 0);
    await press('submit');
    expect(game.seat(line.playerId).responses.at(-1)).toMatchObject({ asking: 2, result: 'correct' });
    open.close();
  });

  it('never uses the draft of one question or attempt for another', async () => {
    const { game, line } = startedGame({ type: 'tp', questions: questions().slice(1) });
    const kv = createMemoryKv();
    const first = page(line, kv);
    await first.push();
    await start(game, first);
    first.intent({ type: 'toggle', optionId: first.optionId('3') });
    first.close();
    expect(await kv.entries('draft:')).toHaveLength(1);
    for (const step of ['reveal', 'standings', 'next question']) {
      game.wait(1_000);
      game.send({ type: 'deadline' });
      expect(game.host({ type: 'next' }).ok, step).toBe(true);
    }
    const second = page(line, kv);
    await second.resume();
    await second.push();
    expect(second.view.slide?.question?.type).toBe('BLANK');
    expect(second.state.draft).toEqual({ answer: null, state: 'open' });
    expect(await kv.entries('draft:')).toEqual([]);
    second.close();
  });

  it('is where the player was', async () => {
    const { game, line } = startedGame({ questions: questions() });
    const first = page(line);
    await start(game, first);
    first.intent({ type: 'choose', optionId: first.optionId('7') });
    await flush();
    first.close();
    vi.setSystemTime(Date.now() + 10 * 60_000);
    const second = page(line);
    await second.push();
    expect(second.view.slide?.answer).toEqual({ type: 'MCQ', optionId: second.optionId('7') });
    await second.seen();
    await second.seen();
    expect(second.view.slide?.index).toBe(1);
    second.close();
  });
});

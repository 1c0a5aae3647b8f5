// Sound service on a fake Howler: the gesture gate, fades, toggles, and the hidden tab.

import { describe, expect, it } from 'vitest';
import { settle } from '#src/platform/sound/soundFakes.ts';
import { playing, setUp } from '#src/platform/sound/soundSetup.ts';

describe('a game whose host turned effects off', () => {
  it('plays only music until it is over, whatever the settings say', async () => {
    const { service, engine } = await playing();
    service.muteEffects(true);
    service.play('correct');
    service.music('question');
    await settle();
    expect(engine.howls.map(({ src }) => src)).toEqual(['/sounds/question.webm']);
    service.muteEffects(false);
    service.play('correct');
    await settle();
    expect(engine.of('correct.webm')?.log[0]).toMatch(/^play/);
  });
});

describe('the tempo', () => {
  it('applies to the current and the following music, but not to effects', async () => {
    const { service, engine, clock } = await playing();
    service.music('question');
    await settle();
    service.setTempo(1.12);
    service.setTempo(1.12);
    const rates = (file: string) => engine.of(file)?.log.filter((line) => line.startsWith('rate'));
    expect(rates('question.webm')).toEqual(['rate 1.12']);
    service.music('summary');
    service.play('correct');
    await clock.advance(2_000);
    expect(rates('summary.webm')).toEqual(['rate 1.12']);
    expect(rates('correct.webm')).toEqual([]);
    service.setTempo(1);
    expect(rates('summary.webm')).toEqual(['rate 1.12', 'rate 1']);
  });
});

describe('the gesture gate', () => {
  it('loads and wakes nothing before the first gesture', async () => {
    const { start, engine, clock } = setUp();
    const service = start();
    service.play('correct');
    service.music('waiting');
    await clock.advance(60_000);
    expect(engine.howls).toHaveLength(0);
    expect(engine.resumes).toBe(0);
  });

  it('starts the music that was requested before, but not the effects', async () => {
    const { start, engine, page } = setUp();
    const service = start();
    service.play('correct');
    service.music('waiting');
    await page.gesture();
    expect(engine.howls.map((howl) => howl.src)).toEqual(['/sounds/waiting.webm']);
    expect(engine.of('waiting.webm')?.log).toEqual(['play loop', 'fade 0 0.03 200']);
    expect(engine.resumes).toBe(1);
  });

  it('is open if the page was touched before the service was created', async () => {
    const { start, engine, page } = setUp();
    page.wasTouched = true;
    start().music('summary');
    await settle();
    expect(engine.of('summary.webm')?.sounding).toBe(true);
  });

  it('requests the audio again with each gesture, even after a refusal', async () => {
    const { engine, page } = await playing();
    engine.awake = false;
    await page.gesture();
    await page.gesture();
    expect(engine.resumes).toBe(3);
  });
});

describe('music', () => {
  it('cross-fades, keeping the previous track until the next has loaded', async () => {
    const { service, engine, clock } = await playing();
    service.music('waiting');
    await clock.advance(500);
    engine.instant = false;
    service.music('question');
    await settle();
    expect(engine.of('waiting.webm')?.log.at(-1)).toBe('fade 0 0.03 200');
    await engine.arrive();
    expect(engine.of('waiting.webm')?.log.at(-1)).toBe('fade 0.03 0 1000');
    expect(engine.of('question.webm')?.log).toEqual(['play loop', 'fade 0 0.03 200']);
    await clock.advance(999);
    expect(engine.of('waiting.webm')?.sounding).toBe(true);
    await clock.advance(1);
    expect(engine.of('waiting.webm')?.sounding).toBe(false);
    expect(engine.of('question.webm')?.sounding).toBe(true);
  });

  it('gets quieter while ducked', async () => {
    const { service, engine, clock } = await playing();
    service.music('waiting');
    await clock.advance(500);
    service.duck(true);
    expect(engine.of('waiting.webm')?.log.at(-1)).toBe('fade 0.03 0.006 100');
    await clock.advance(500);
    service.duck(false);
    expect(engine.of('waiting.webm')?.log.at(-1)).toBe('fade 0.006 0.03 100');
  });

  it('fades from the level that an earlier fade had reached', async () => {
    const { service, engine, clock } = await playing();
    service.music('waiting');
    await clock.advance(0);
    await clock.advance(50);
    service.music(null);
    expect(engine.of('waiting.webm')?.log.at(-1)).toBe('fade 0.0075 0 1000');
  });

  it('continues if the same is requested again, and plays only the last of several quick requests', async () => {
    const { service, engine, clock } = await playing();
    service.music('waiting');
    await clock.advance(300);
    service.music('waiting');
    expect(engine.of('waiting.webm')?.log).toHaveLength(2);
    engine.instant = false;
    service.music('question');
    service.music(null);
    service.music('summary');
    await engine.arrive();
    await clock.advance(2000);
    expect(engine.howls.filter((howl) => howl.sounding).map((howl) => howl.src)).toEqual([
      '/sounds/summary.webm',
    ]);
  });

  it('lets the tracks of a category take turns', async () => {
    const { service, engine, clock } = await playing();
    for (let i = 0; i < 3; i++) {
      service.music('question');
      await clock.advance(1000);
      service.music(null);
      await clock.advance(1000);
    }
    expect(engine.of('question.webm')?.log.filter((entry) => entry === 'play loop')).toHaveLength(2);
    expect(engine.of('questionToo.webm')?.log.filter((entry) => entry === 'play loop')).toHaveLength(1);
  });
});

describe('another theme', () => {
  it('cross-fades to its music once that has loaded, and plays its effects', async () => {
    const { service, engine, clock } = await playing();
    service.music('waiting');
    service.play('correct');
    await clock.advance(500);
    engine.instant = false;
    service.setTheme('other');
    expect(engine.of('waiting.webm')?.log.at(-1)).toBe('fade 0 0.03 200');
    await engine.arrive();
    expect(engine.of('waiting.webm')?.log.at(-1)).toBe('fade 0.03 0 1000');
    expect(engine.of('otherWaiting.webm')?.log).toEqual(['play loop', 'fade 0 0.03 200']);
    engine.instant = true;
    service.play('correct');
    await settle();
    expect(engine.of('otherCorrect.webm')?.log[0]).toBe('play all');
  });

  it('unloads what it does not share with the one before, and keeps shared music playing', async () => {
    const { service, engine, clock } = await playing();
    service.play('correct');
    service.music('question');
    await clock.advance(500);
    service.setTheme('other');
    await clock.advance(6000);
    expect(engine.of('correct.webm')?.unloaded).toBe(true);
    expect(engine.of('question.webm')?.log).toEqual(['play loop', 'fade 0 0.03 200']);
    expect(engine.of('question.webm')?.unloaded).toBe(false);
  });
});

describe('layered music', () => {
  const log = ({ engine }: Awaited<ReturnType<typeof playing>>, layer: number) =>
    engine.of(`peak${layer}.webm`)?.log ?? [];

  it('starts all requested layers together and loads no others', async () => {
    const all = await playing();
    all.service.music('peakQuestion', 2);
    await all.clock.advance(0);
    expect(all.engine.howls.map(({ src }) => src)).toEqual(['/sounds/peak1.webm', '/sounds/peak2.webm']);
    for (const layer of [1, 2]) expect(log(all, layer)).toEqual(['play loop', 'fade 0 0.03 200']);
  });

  it('changes the number of layers when the first one restarts, with a long fade', async () => {
    const all = await playing();
    const { service, clock } = all;
    service.music('peakQuestion', 1);
    await clock.advance(11_000);
    service.music('peakQuestion', 2);
    service.music('peakQuestion', 3);
    await clock.advance(4_999);
    expect(log(all, 1)).toEqual(['play loop', 'fade 0 0.03 200']);
    expect(log(all, 3)).toEqual([]);
    await clock.advance(1);
    expect(log(all, 1)).toEqual([
      'play loop',
      'fade 0 0.03 200',
      'fade 0.03 0 1200',
      'play loop',
      'fade 0 0.03 200',
    ]);
    for (const layer of [2, 3]) expect(log(all, layer)).toEqual(['play loop', 'fade 0 0.03 200']);
  });

  it('drops layers at once, rests, and brings them back in sync', async () => {
    const all = await playing();
    const { service, clock } = all;
    service.music('peakQuestion', 2);
    await clock.advance(3000);
    service.music('peakQuestion', 1);
    await clock.advance(1500);
    service.music('peakQuestion', 0);
    await clock.advance(1500);
    service.music('peakQuestion', 2);
    await clock.advance(20_000);
    const start = ['play loop', 'fade 0 0.03 200'];
    for (const layer of [1, 2])
      expect(log(all, layer)).toEqual([...start, 'fade 0.03 0 1200', 'fade 0 0.03 200']);
    expect(log(all, 3)).toEqual([]);
  });

  it('begins with a new layer right after a rest', async () => {
    const all = await playing();
    const { service, clock } = all;
    service.music('peakQuestion', 2);
    await clock.advance(3000);
    service.music('peakQuestion', 0);
    await clock.advance(1500);
    service.music('peakQuestion', 3);
    await clock.advance(0);
    for (const layer of [1, 2, 3])
      expect(log(all, layer).slice(-2)).toEqual(['play loop', 'fade 0 0.03 200']);
  });

  it('plays no more layers than there are, and changes nothing if the number stays the same', async () => {
    const all = await playing();
    all.service.music('peakQuestion', 9);
    await all.clock.advance(300);
    all.service.music('peakQuestion', 9);
    await all.clock.advance(20_000);
    for (const layer of [1, 2, 3]) expect(log(all, layer)).toEqual(['play loop', 'fade 0 0.03 200']);
  });

  it('ends, pauses and gets quieter with all its layers', async () => {
    const all = await playing();
    const { service, clock, page } = all;
    service.music('peakQuestion', 2);
    await clock.advance(500);
    service.duck(true);
    for (const layer of [1, 2]) expect(log(all, layer).at(-1)).toBe('fade 0.03 0.006 100');
    service.duck(false);
    await clock.advance(500);
    await page.hide(true);
    await clock.advance(500);
    for (const layer of [1, 2]) expect(log(all, layer).at(-1)).toBe('pause');
    service.music('peakQuestion', 3);
    await clock.advance(20_000);
    expect(log(all, 3)).toEqual([]);
    await page.hide(false);
    await clock.advance(0);
    for (const layer of [1, 2, 3]) expect(log(all, layer).at(-1)).toBe('fade 0 0.03 200');
    service.music(null);
    await clock.advance(2_000);
    for (const layer of [1, 2, 3]) expect(log(all, layer).at(-1)).toBe('stop');
  });

  it('ignores the number of layers if the music has none', async () => {
    const { service, engine, clock } = await playing();
    service.music('waiting', 1);
    await clock.advance(300);
    service.music('waiting', 4);
    await clock.advance(20_000);
    expect(engine.of('waiting.webm')?.log).toEqual(['play loop', 'fade 0 0.03 200']);
  });
});

describe('settings', () => {
  it('load nothing and keep the audio asleep while both are off', async () => {
    const { start, engine, page, settings, clock } = setUp();
    await settings.change({ music: false, effects: false });
    const service = start();
    await page.gesture();
    service.music('waiting');
    service.play('correct');
    await clock.advance(60_000);
    expect(engine.howls).toHaveLength(0);
    expect(engine.resumes).toBe(0);
  });

  it('fade music out when it is turned off, and start it again when it is turned on', async () => {
    const { service, engine, clock, settings } = await playing();
    service.music('waiting');
    await clock.advance(500);
    await settings.change({ music: false });
    await clock.advance(1000);
    expect(engine.of('waiting.webm')?.log.slice(2)).toEqual(['fade 0.03 0 1000', 'stop']);
    await settings.change({ music: true });
    expect(engine.of('waiting.webm')?.sounding).toBe(true);
  });

  it('apply a new volume to music immediately, and to effects from the next one', async () => {
    const { service, engine, clock, settings } = await playing();
    service.music('waiting');
    await clock.advance(500);
    await settings.change({ musicVolume: 0.5, effectsVolume: 0.4 });
    expect(engine.of('waiting.webm')?.log.at(-1)).toBe('fade 0.03 0.0075 100');
    service.play('correct');
    await settle();
    expect(engine.of('correct.webm')?.log).toEqual(['play all', 'volume 0.04']);
  });

  it('stop playing effects when they are turned off', async () => {
    const { service, engine, clock, settings } = await playing();
    service.play('go');
    await clock.advance(100);
    await settings.change({ effects: false });
    expect(engine.of('go.webm')?.log.at(-1)).toBe('fade 0.4 0 200');
    await clock.advance(200);
    expect(engine.of('go.webm')?.sounding).toBe(false);
  });
});

describe('a strong effect', () => {
  it('takes the music to 40 percent while it sounds, and ends the one before', async () => {
    const { service, engine, clock } = await playing();
    service.music('waiting');
    await clock.advance(500);
    const last = (file: string) => engine.of(file)?.log.at(-1);
    service.play('go');
    await settle();
    expect(last('waiting.webm')).toBe('fade 0.03 0.012 120');
    await clock.advance(500);
    service.play('gameOver');
    await clock.advance(900);
    expect(last('go.webm')).toBe('stop');
    expect(last('waiting.webm')).toBe('volume 0.012');
    await clock.advance(200);
    expect(last('waiting.webm')).toBe('fade 0.012 0.03 400');
  });

  it('stays while others make way for the latest', async () => {
    const { service, engine, clock } = await playing();
    for (const effect of ['go', 'toast', 'join', 'points', 'reveal'] as const) {
      service.play(effect);
      await clock.advance(100);
    }
    expect(engine.howls.map(({ src, log }) => [src, log.at(-1)])).toEqual([
      ['/sounds/go.webm', 'volume 0.4'],
      ['/sounds/toast.webm', 'fade 0.2 0 200'],
      ['/sounds/join.webm', 'volume 0.2'],
      ['/sounds/points.webm', 'volume 0.2'],
      ['/sounds/reveal.webm', 'volume 0.2'],
    ]);
  });
});

describe('a hidden tab', () => {
  it('fades music out, pauses it, and resumes it later', async () => {
    const { service, engine, clock, page } = await playing();
    service.music('question');
    await clock.advance(500);
    await page.hide(true);
    await clock.advance(200);
    expect(engine.of('question.webm')?.log.slice(2)).toEqual(['fade 0.03 0 200', 'pause']);
    await page.hide(false);
    expect(engine.of('question.webm')?.log.slice(4)).toEqual(['play again', 'fade 0 0.03 200']);
  });

  it("doesn't pause music if it is visible again before the fade has ended", async () => {
    const { service, engine, clock, page } = await playing();
    service.music('question');
    await clock.advance(500);
    await page.hide(true);
    await clock.advance(100);
    await page.hide(false);
    await clock.advance(1000);
    expect(engine.of('question.webm')?.log).not.toContain('pause');
    expect(engine.of('question.webm')?.log.at(-1)).toBe('fade 0.015 0.03 200');
  });

  it("resumes a track from the loop's start if it was paused just past the loop's end", async () => {
    const { service, engine, clock, page } = await playing();
    service.music('question');
    await clock.advance(500);
    await page.hide(true);
    await clock.advance(200);
    const howl = engine.of('question.webm');
    if (howl) howl.position = 8.1004;
    await page.hide(false);
    expect(howl?.log.slice(4, 6)).toEqual(['seek 0.1', 'play again']);
  });

  it('plays no effects, and starts music only once it is visible', async () => {
    const { service, engine, clock, page } = await playing();
    await page.hide(true);
    service.play('correct');
    service.music('summary');
    await clock.advance(500);
    expect(engine.howls.filter((howl) => howl.log.length > 0)).toHaveLength(0);
    await page.hide(false);
    expect(engine.of('summary.webm')?.sounding).toBe(true);
  });
});

it('releases everything when destroyed', async () => {
  const { service, engine, clock, page, settings } = await playing();
  service.music('waiting');
  await clock.advance(500);
  service.destroy();
  await page.gesture();
  await page.hide(true);
  service.music('summary');
  await clock.advance(5000);
  expect(settings.listeners).toBe(0);
  expect(engine.of('summary.webm')).toBeUndefined();
  expect(engine.howls.every((howl) => howl.unloaded)).toBe(true);
});

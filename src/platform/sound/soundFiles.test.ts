// Sound service on a fake Howler: effects, and files that fail.

import { describe, expect, it } from 'vitest';
import { EFFECTS, type EffectName } from '#src/platform/sound/names.ts';
import { settle } from '#src/platform/sound/soundFakes.ts';
import { playing } from '#src/platform/sound/soundSetup.ts';

describe('effects', () => {
  it('fade out before their end if the configuration says so', async () => {
    const { service, engine, clock } = await playing();
    service.play('correct');
    await clock.advance(700);
    expect(engine.of('correct.webm')?.log).toEqual(['play all', 'volume 0.25', 'fade 0.25 0 300']);
  });

  it('are dropped if their file loads too late', async () => {
    const { service, engine, clock } = await playing();
    engine.instant = false;
    service.play('go');
    service.play('correct');
    await clock.advance(300);
    await engine.arrive();
    expect(engine.of('go.webm')?.log[0]).toBe('play all');
    service.play('submit');
    await clock.advance(500);
    await engine.arrive();
    expect(engine.of('submit.webm')?.log).toEqual([]);
  });

  it('are dropped, not queued, while the audio sleeps', async () => {
    const { service, engine, page } = await playing();
    engine.awake = false;
    service.play('correct');
    await settle();
    engine.awake = true;
    await page.gesture();
    expect(engine.of('correct.webm')?.log).toEqual([]);
  });

  it('do not rattle when a whole class joins at the same time', async () => {
    const { service, engine, clock } = await playing();
    for (let i = 0; i < 1000; i++) {
      service.play('join');
      await clock.advance(1);
    }
    const starts = engine.of('join.webm')?.log.filter((entry) => entry === 'play all') ?? [];
    expect(starts).toHaveLength(9);
  });

  it('play at a higher pitch and for their full length, and keep only the last four of a run', async () => {
    const { service, engine, clock } = await playing();
    const log = () => engine.of('points.webm')?.log ?? [];
    service.play('points', 12);
    await clock.advance(50);
    expect(log()).toEqual(['play all', 'rate 2', 'volume 0.2']);
    for (let up = 0; up < 4; up += 1) {
      service.play('points', up);
      await clock.advance(50);
    }
    expect(log().filter((entry) => entry === 'play all')).toHaveLength(5);
    await clock.advance(150);
    expect(log().filter((entry) => entry === 'stop')).toHaveLength(1);
  });

  it('make way for newer ones when too many are playing', async () => {
    const { service, engine, clock } = await playing();
    const names: readonly EffectName[] = EFFECTS.slice(0, 5);
    for (const name of names) service.play(name);
    await clock.advance(300);
    expect(engine.of(`${names[0]}.webm`)?.log.at(-1)).toBe('stop');
    expect(engine.howls.filter((howl) => howl.sounding)).toHaveLength(4);
  });

  it('are preloaded one after the other until the network fails', async () => {
    const { engine, clock } = await playing();
    engine.broken.add('/sounds/toast.webm').add('/sounds/toast.m4a');
    await clock.advance(5000);
    expect(engine.howls.map((howl) => howl.src)).toEqual([
      '/sounds/click.webm',
      '/sounds/select.webm',
      '/sounds/submit.webm',
      '/sounds/toast.webm',
      '/sounds/toast.m4a',
    ]);
  });
});

describe('a file that fails', () => {
  it("is replaced by the sound's next file", async () => {
    const { service, engine } = await playing();
    engine.broken.add('/sounds/summary.webm');
    service.music('summary');
    await settle();
    expect(engine.of('summary.webm')?.unloaded).toBe(true);
    expect(engine.of('summary.m4a')?.sounding).toBe(true);
  });

  it('leaves the sound silent without throwing, and is retried after a while', async () => {
    const { service, engine, clock } = await playing();
    engine.broken.add('/sounds/go.webm').add('/sounds/go.m4a');
    service.play('go');
    await clock.advance(1000);
    service.play('go');
    await settle();
    expect(engine.howls.filter((howl) => howl.src.startsWith('/sounds/go'))).toHaveLength(2);
    engine.broken.clear();
    await clock.advance(30_000);
    service.play('go');
    await settle();
    expect(engine.of('go.webm')?.sounding).toBe(true);
  });

  it('ends the previous music, and the next can be requested again', async () => {
    const { service, engine, clock } = await playing();
    service.music('waiting');
    await clock.advance(500);
    engine.broken.add('/sounds/summary.webm').add('/sounds/summary.m4a');
    service.music('summary');
    await clock.advance(1500);
    expect(engine.of('waiting.webm')?.sounding).toBe(false);
    engine.broken.clear();
    await clock.advance(30_000);
    service.music('summary');
    await settle();
    expect(engine.of('summary.webm')?.sounding).toBe(true);
  });
});

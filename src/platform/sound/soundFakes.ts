// Fakes of Howler, time and the page for tests of the sound service.

import type { HowlOptions } from 'howler';
import type { Playable, SoundClock, SoundEngine } from '#src/platform/sound/engine.ts';
import type { SettingsSource, SoundPage, SoundSettings } from '#src/platform/sound/soundService.ts';

/** A clock that only moves when told to. */
export class FakeClock implements SoundClock {
  #now = 0;
  #tasks: { readonly at: number; readonly task: () => void }[] = [];

  now(): number {
    return this.#now;
  }

  after(ms: number, task: () => void): () => void {
    const entry = { at: this.#now + ms, task };
    this.#tasks.push(entry);
    return () => {
      this.#tasks = this.#tasks.filter((other) => other !== entry);
    };
  }

  /** Lets promises settle, then advances and runs what falls due, in order. */
  async advance(ms: number): Promise<void> {
    await settle();
    const end = this.#now + ms;
    for (;;) {
      const due = this.#tasks.filter((entry) => entry.at <= end).toSorted((a, b) => a.at - b.at)[0];
      if (!due) break;
      this.#now = due.at;
      this.#tasks = this.#tasks.filter((entry) => entry !== due);
      due.task();
      await settle();
    }
    this.#now = end;
    await settle();
  }
}

/** Runs everything that only waits for promises. */
export async function settle(): Promise<void> {
  for (let i = 0; i < 20; i++) await Promise.resolve();
}

/** One loaded file; `log` records what was done to it. */
export class FakeHowl implements Playable {
  readonly src: string;
  readonly log: string[] = [];
  sounding = false;
  position = 0;
  unloaded = false;
  #ids = 1000;

  constructor(options: HowlOptions) {
    this.src = String(Array.isArray(options.src) ? options.src[0] : options.src);
  }

  play(what?: string | number): number {
    this.sounding = true;
    this.log.push(typeof what === 'number' ? 'play again' : `play ${what ?? 'all'}`);
    return typeof what === 'number' ? what : ++this.#ids;
  }

  pause(): void {
    this.sounding = false;
    this.log.push('pause');
  }

  stop(): void {
    this.sounding = false;
    this.log.push('stop');
  }

  fade(from: number, to: number, ms: number): void {
    this.log.push(`fade ${short(from)} ${short(to)} ${ms}`);
  }

  volume(value: number): void {
    this.log.push(`volume ${short(value)}`);
  }

  rate(value: number): void {
    this.log.push(`rate ${short(value)}`);
  }

  seek(id: number): number;
  seek(seconds: number, id: number): void;
  seek(first: number, id?: number): number | void {
    if (id === undefined) return this.position;
    this.position = first;
    this.log.push(`seek ${first}`);
  }

  duration(): number {
    return 1;
  }

  unload(): void {
    this.unloaded = true;
    this.sounding = false;
  }
}

const short = (value: number) => Number(value.toFixed(4));

export class FakeEngine implements SoundEngine {
  readonly howls: FakeHowl[] = [];
  /** Addresses that fail to load. */
  readonly broken = new Set<string>();
  /** While false, loads wait for `arrive`. */
  instant = true;
  awake = true;
  resumes = 0;
  #waiting: (() => void)[] = [];

  createHowl(options: HowlOptions): Playable {
    const howl = new FakeHowl(options);
    this.howls.push(howl);
    const arrive = () =>
      this.broken.has(howl.src) ? options.onloaderror?.(0, 'broken') : options.onload?.(0);
    if (this.instant) queueMicrotask(arrive);
    else this.#waiting.push(arrive);
    return howl;
  }

  async arrive(): Promise<void> {
    for (const arrive of this.#waiting.splice(0)) arrive();
    await settle();
  }

  running(): boolean {
    return this.awake;
  }

  async resume(): Promise<void> {
    this.resumes++;
    if (!this.awake) throw new Error('not without a gesture');
  }

  /** The latest Howl of a file. */
  of(file: string): FakeHowl | undefined {
    return this.howls.findLast((howl) => howl.src === `/sounds/${file}`);
  }
}

export class FakePage implements SoundPage {
  readonly events = new EventTarget();
  looksAway = false;
  wasTouched = false;

  hidden(): boolean {
    return this.looksAway;
  }

  touched(): boolean {
    return this.wasTouched;
  }

  async gesture(): Promise<void> {
    this.events.dispatchEvent(new Event('click'));
    await settle();
  }

  async hide(hidden: boolean): Promise<void> {
    this.looksAway = hidden;
    this.events.dispatchEvent(new Event('visibilitychange'));
    await settle();
  }
}

export class FakeSettings implements SettingsSource {
  #state: SoundSettings = { music: true, effects: true, musicVolume: 1, effectsVolume: 1 };
  readonly #listeners = new Set<() => void>();

  getState(): SoundSettings {
    return this.#state;
  }

  subscribe(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  get listeners(): number {
    return this.#listeners.size;
  }

  async change(changes: Partial<SoundSettings>): Promise<void> {
    this.#state = { ...this.#state, ...changes };
    for (const listener of this.#listeners) listener();
    await settle();
  }
}

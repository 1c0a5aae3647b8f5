import { describe, expect, it } from 'vitest';
import { createFrameDriver, LONGEST_STEP_MS } from '#scenes/stage/frameDriver.ts';
import { targetAt } from '#scenes/stage/press.ts';
import { createGovernor, firstTier, TIERS } from '#scenes/stage/quality.ts';
import { createRandom } from '#scenes/stage/random.ts';
import { createSceneClock } from '#scenes/stage/sceneClock.ts';
import { manualTime } from '#scenes/stage/time.ts';

describe('the frame driver', () => {
  it('draws once after invalidations, then sleeps', () => {
    const time = manualTime();
    const driver = createFrameDriver(time, () => undefined);
    driver.invalidate('one');
    driver.invalidate('two');
    time.advance(1_000);
    expect(driver.frames).toBe(1);
    expect(driver.running).toBe(false);
    expect(driver.reasons).toEqual(['one', 'two']);
  });

  it('runs while something holds it, plus one more frame', () => {
    const time = manualTime(10);
    const driver = createFrameDriver(time, () => undefined);
    const release = driver.hold('tween');
    const other = driver.hold('tween');
    time.advance(100);
    release();
    release();
    time.advance(100);
    expect(driver.frames).toBe(20);
    other();
    time.advance(100);
    expect(driver.frames).toBe(21);
    expect(time.waiting).toBe(0);
  });

  it('clamps the step after a long gap, and does not count sleep as a gap', () => {
    const time = manualTime(500);
    const steps: number[][] = [];
    const driver = createFrameDriver(time, (stepMs, _now, gapMs) => steps.push([Math.round(stepMs), gapMs]));
    const release = driver.hold('x');
    time.advance(1_000);
    release();
    time.advance(2_000);
    driver.invalidate('y');
    time.advance(500);
    expect(steps[0]).toEqual([17, 0]);
    expect(steps[1]).toEqual([LONGEST_STEP_MS, 500]);
    expect(steps.at(-1)).toEqual([17, 0]);
  });

  it('keeps to a slower pace', () => {
    const time = manualTime(1000 / 60);
    const driver = createFrameDriver(time, () => undefined);
    driver.setMinInterval(1000 / 30);
    driver.hold('x');
    time.advance(1_000);
    expect(driver.frames).toBeGreaterThan(26);
    expect(driver.frames).toBeLessThan(34);
  });
});

describe('the scene clock', () => {
  it('runs tasks at their server time, waits again after a correction, and ends with the scene', () => {
    const time = manualTime(10);
    let offset = 1_000;
    const clock = createSceneClock(time, () => time.now() + offset);
    const ran: string[] = [];
    clock.at(1_100, () => ran.push('a'));
    clock.at(1_200, () => ran.push('b'));
    const cancel = clock.at(1_100, () => ran.push('never'));
    cancel();
    time.advance(50);
    offset = 900;
    time.advance(60);
    expect(ran).toEqual([]);
    time.advance(100);
    expect(ran).toEqual(['a']);
    clock.destroy();
    time.advance(1_000);
    expect(ran).toEqual(['a']);
  });
});

it('runs a task soon after the machine has slept past its time', () => {
  const time = manualTime(10);
  let slept = 0;
  const clock = createSceneClock(time, () => time.now() + slept);
  const ran: number[] = [];
  clock.at(600_000, () => ran.push(time.now()));
  time.advance(10_000);
  slept = 3_600_000;
  time.advance(2_000);
  expect(ran).toHaveLength(1);
  clock.destroy();
});

it('checks a stopped clock, as in a view of the past, at most about once a second', () => {
  const time = manualTime(10);
  let looks = 0;
  const clock = createSceneClock(time, () => {
    looks += 1;
    return 1_000;
  });
  clock.at(1_003, () => undefined);
  time.advance(10_000);
  expect(looks).toBeLessThan(40);
  clock.destroy();
});

describe('the quality governor', () => {
  it('starts low on a small machine and high on a large one', () => {
    expect(firstTier({ cores: 8, memoryGb: 8, renderer: 'ANGLE (NVIDIA)' })).toBe('high');
    expect(firstTier({ cores: 4, memoryGb: 4, renderer: 'Mali-G52' })).toBe('medium');
    expect(firstTier({ cores: 2, memoryGb: null, renderer: '' })).toBe('low');
    expect(firstTier({ cores: 16, memoryGb: 8, renderer: 'Google SwiftShader' })).toBe('low');
  });

  it('steps down when a tenth of the frames are late, and not up after a few quick ones', () => {
    const changes: string[] = [];
    const governor = createGovernor('high', (tier) => changes.push(tier));
    for (let frame = 0; frame < 100; frame += 1) governor.frame(frame % 20 === 0 ? 60 : 16.7);
    expect(changes).toEqual([]);
    for (let frame = 0; frame < 100; frame += 1) governor.frame(frame % 5 === 0 ? 60 : 16.7);
    expect(changes).toEqual(['medium']);
    for (let frame = 0; frame < 300; frame += 1) governor.frame(16.7);
    expect(governor.tier).toBe('medium');
    for (let frame = 0; frame < 300; frame += 1) governor.frame(5_000);
    expect(governor.tier).toBe('medium');
  });
});

describe('the quality governor on a machine that slows down and recovers', () => {
  const play = () => {
    const time = manualTime(16);
    const tiers: string[] = [];
    const governor = createGovernor('high', (tier) => {
      tiers.push(tier);
      driver.setMinInterval(TIERS[tier].minIntervalMs);
    });
    const driver = createFrameDriver(time, (_step, _now, gapMs) => governor.frame(gapMs));
    driver.hold('motion');
    /** Draws one frame every `frameMs` for `ms`; returns the tiers that it went to. */
    return (frameMs: number, ms: number): readonly string[] => {
      time.stepMs = frameMs;
      time.advance(ms);
      return tiers.splice(0);
    };
  };

  it('steps down while frames are slow, and up again once they have been fast for long', () => {
    const machine = play();
    expect(machine(16, 5_000)).toEqual([]);
    expect(machine(45, 10_000)).toEqual(['medium', 'low']);
    expect(machine(90, 20_000)).toEqual(['still']);
    expect(machine(16, 15_000)).toEqual([]);
    expect(machine(16, 45_000)).toEqual(['low']);
    expect(machine(16, 45_000)).toEqual(['medium']);
  });

  it('steps up at most twice, so that it never goes back and forth', () => {
    const machine = play();
    const pulse = () => [...machine(45, 10_000), ...machine(16, 120_000)];
    expect(pulse()).toEqual(['medium', 'low', 'medium', 'high']);
    expect(pulse()).toEqual(['medium', 'low']);
    expect(machine(16, 300_000)).toEqual([]);
  });

  it('never rises above the tier that the machine began with', () => {
    const changes: string[] = [];
    const governor = createGovernor('low', (tier) => changes.push(tier));
    for (let frame = 0; frame < 10_000; frame += 1) governor.frame(33.3);
    expect(changes).toEqual([]);
  });

  it('stays where frames are in time but not early', () => {
    const machine = play();
    machine(45, 10_000);
    expect(machine(50, 120_000)).toEqual([]);
  });
});

it('repeats its random numbers for the same seed', () => {
  const [one, two] = [createRandom(5), createRandom(5)];
  const drawn = Array.from({ length: 50 }, () => one.next());
  expect(drawn).toEqual(Array.from({ length: 50 }, () => two.next()));
  expect(drawn.every((value) => value >= 0 && value < 1)).toBe(true);
  expect(new Set(drawn).size).toBe(50);
});

it('finds the topmost button under the pointer', () => {
  const rect = { x: 0, y: 0, width: 10, height: 10 };
  const targets = [
    { id: 'below', kind: 'button', rect },
    { id: 'above', kind: 'button', rect },
    { id: 'region', kind: 'region', rect },
  ] as const;
  expect(targetAt(targets, { x: 5, y: 5 })?.id).toBe('above');
  expect(targetAt(targets, { x: 10, y: 5 })).toBeNull();
});

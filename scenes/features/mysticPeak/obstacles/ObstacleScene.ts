// An obstacle in play: its slab, the clock above it, the player's character beside or inside it, and the
// result (specification 2, section 9 "Mystic Peak").

import { Container } from 'pixi.js';
import type { GameView } from '#core/features/mysticPeak/games/game.ts';
import type { Character } from '#core/room/characters.ts';
import type { PlayerView } from '#core/views/playerView.ts';
import { Estimate } from '#scenes/features/mysticPeak/obstacles/Estimate.ts';
import type { ObstacleGame, ObstacleGameLook } from '#scenes/features/mysticPeak/obstacles/obstacleGame.ts';
import { layoutObstacle, type ObstacleLayout } from '#scenes/features/mysticPeak/obstacles/layout.ts';
import {
  changeTimes,
  type ObstacleModel,
  obstacleModel,
} from '#scenes/features/mysticPeak/obstacles/model.ts';
import { isMovingRopeThrow } from '#scenes/features/mysticPeak/obstacles/played/model.ts';
import { AGAIN, isThrowReplaced, THROW, throwAt } from '#scenes/features/mysticPeak/obstacles/rope/model.ts';
import { shownIndex } from '#scenes/features/mysticPeak/obstacles/stones/model.ts';
import { RopeThrow } from '#scenes/features/mysticPeak/obstacles/RopeThrow.ts';
import { RuneMatch } from '#scenes/features/mysticPeak/obstacles/RuneMatch.ts';
import { soundOfEnd } from '#scenes/features/mysticPeak/sounds/model.ts';
import { SteppingStones } from '#scenes/features/mysticPeak/obstacles/SteppingStones.ts';
import { Actor } from '#scenes/kit/Actor.ts';
import { Panel } from '#scenes/kit/Panel.ts';
import { Icon } from '#scenes/kit/Icon.ts';
import { PrimaryButton } from '#scenes/kit/PrimaryButton.ts';
import { nextSecondAt, secondsLeft } from '#scenes/kit/seconds.ts';
import { setText, setTextColor } from '#scenes/kit/text.ts';
import { TimerBar } from '#scenes/kit/Timer.ts';
import { PlayerScene } from '#scenes/player/PlayerScene.ts';
import type { FaceName, Rect, SceneKind, ScenePorts, Target, Viewport } from '#scenes/ports.ts';

export interface ObstacleStageView {
  readonly player: PlayerView;
}

/** began: another obstacle is shown. moved: something has happened in it since `before`. */
type ObstacleEvent =
  | { readonly type: 'began' | 'ended' | 'paused' }
  | { readonly type: 'moved'; readonly before: GameView };

export const obstacleScene: SceneKind<ObstacleStageView, ObstacleEvent> = {
  id: 'obstacle',
  create: (ports) => new ObstacleScene(ports),
  diff(previous, { player }) {
    const [before, now] = [previous && obstacleModel(previous.player, 0), obstacleModel(player, 0)];
    if (!now) return [];
    if (!before || nameOf(before) !== nameOf(now)) return [{ type: 'began' }];
    if (now.paused && !before.paused) return [{ type: 'paused' }];
    const isMoved = JSON.stringify(before.view) !== JSON.stringify(now.view);
    return [
      ...(isMoved ? [{ type: 'moved', before: before.view } as const] : []),
      ...(now.result && !before.result ? [{ type: 'ended' } as const] : []),
    ];
  },
};

/** Identifies an obstacle, the same in play and afterwards. */
const nameOf = ({ id, result }: ObstacleModel): string => id.slice(0, -`${result}`.length);

/** In CSS pixels. */
const SLAB = { frame: 8, round: 28 } as const;
/** The last seconds, in which the clock ticks. */
const LAST = 5;
/** Stars of a win. */
const STARS = 3;

class ObstacleScene extends PlayerScene<ObstacleStageView, ObstacleEvent> {
  readonly #title = this.caption('title', { weight: 'display' });
  readonly #line = this.caption('line');
  readonly #clock = this.add(new Container(), 'timer');
  readonly #bar = this.#clock.addChild(new TimerBar(this.ports.theme));
  readonly #seconds = this.#clock.addChild(this.text({ size: 24, anchor: 0.5, label: 'seconds' }));
  readonly #slab = this.add(new Panel(this.tokens));
  readonly #face = this.add(new Container(), 'slab');
  readonly #own = this.add(new Actor(this.ports), 'me');
  readonly #stars = Array.from({ length: STARS }, () => this.add(new Icon(this.ports.theme, 'star'), 'star'));
  readonly #button = this.add(new PrimaryButton(this.ports), 'peak:on');
  #game: ObstacleGame | null = null;
  #gameOf = '';
  #layout: ObstacleLayout | null = null;
  #look: ObstacleGameLook | null = null;
  #wakes: (() => void)[] = [];
  /** The last second whose tick was played. */
  #heard = '';
  /** The throw that replaces one that didn't count. */
  #again: number | null = null;
  #stood: { readonly x: number; readonly y: number } | null = null;

  override destroy(): void {
    this.#callOff();
    this.#own.rest();
    super.destroy();
  }

  update(): void {
    const look = this.#look && this.#lookNow();
    if (look && this.#game?.update?.(look)) this.ports.invalidate('marker');
  }

  override setPointer(id: string | null, pressed: boolean): void {
    super.setPointer(id, pressed);
    // Throws when the finger comes down, not when it lifts.
    if (!pressed || id !== THROW.id || !this.#look) return;
    const intent = throwAt(this.#look.model, this.ports.clock.now());
    if (intent) this.ports.emit(intent);
  }

  protected playOne(event: ObstacleEvent): void {
    const { motion, sound } = this.ports;
    const look = this.#look;
    if (!look) return;
    if (event.type === 'began') {
      sound.play('question');
      for (const piece of [this.#slab, this.#face]) motion.play('slide', piece, { from: { y: 60 } });
      return this.#own.playLanding();
    }
    if (event.type === 'moved') {
      const { before } = event;
      const { view } = look.model;
      if (isMovingRopeThrow(before) && isMovingRopeThrow(view) && isThrowReplaced(before, view)) {
        this.#again = view.open?.j ?? null;
        this.redraw('again');
      }
      motion.play('pulse', this.#line);
      this.#game?.play(event.before, look);
      const { x, y } = this.#own;
      const from = this.#stood;
      if (from && Math.hypot(from.x - x, from.y - y) > 4) {
        motion.play('fly', this.#own, { from, duration: 0.18 });
        this.#own.hop();
      }
      return;
    }
    if (event.type !== 'ended') return;
    const { result } = look.model;
    if (result !== null) sound.play(soundOfEnd(look.model.view, result));
    motion.play('stamp', this.#title, { from: { scale: 1.3, rotation: 0 }, delay: 0.2 });
    motion.play('slide', this.#button, { from: { y: 40 }, delay: 0.5 });
    if (result === 'WIN') {
      const own = this.#own;
      const slab = this.#slab;
      own.cheer(own.height * 0.3);
      for (const [index, star] of this.#stars.entries())
        motion.play('stamp', star, { delay: 0.25 + index * 0.14, from: { scale: 2, rotation: -0.5 } });
      motion.burst({ x: own.x, y: own.y - own.height / 2 }, { style: 'stars', delay: 0.3 });
      motion.burst({ x: slab.x + slab.width / 2, y: slab.y }, { style: 'sparks', delay: 0.5 });
      return;
    }
    this.#own.flinch();
  }

  /** True if the replacement throw hasn't started to move. `now`: server time in ms. */
  #isAgain({ view }: ObstacleModel, now: number): boolean {
    if (!isMovingRopeThrow(view) || !view.open) return false;
    return view.open.j === this.#again && now < view.open.startsAt;
  }

  protected targetsOf(): readonly Target[] {
    const [layout, look, game] = [this.#layout, this.#look, this.#game];
    if (!layout || !look || !game) return [];
    const { title, line, button } = layout;
    const { leave } = look.model;
    const { x, y } = faceOf(layout);
    const inSlab = game.targets(this.#lookNow()).map((each) => ({
      ...each,
      rect: { ...each.rect, x: each.rect.x + x, y: each.rect.y + y },
    }));
    return [
      { id: 'title', kind: 'region', rect: title },
      { id: 'line', kind: 'region', rect: line },
      ...inSlab,
      ...(leave ? ([{ id: leave.id, kind: 'button', rect: button, intent: leave.intent }] as const) : []),
    ];
  }

  protected arrange({ player }: ObstacleStageView, viewport: Viewport): void {
    const { clock, motion } = this.ports;
    const now = clock.now();
    const model = obstacleModel(player, now);
    const layout = layoutObstacle(viewport);
    this.#layout = layout;
    // The peak is behind the slab, so that its flag doesn't stick out on top.
    this.background.set('lobby', viewport, { clear: layout.slab.y + layout.slab.height * 0.4 });
    if (!model) return;
    const isWide = layout.shape === 'wide';
    const big = layout.title.height;
    const written = (size: number, lines: number) => ({ size: [size, 13], lines, balanced: true }) as const;
    const line = this.#isAgain(model, now) ? AGAIN : model.line;
    const { color, schemes } = this.tokens;
    const { play } = schemes;
    const won = model.result === 'WIN' ? play.warning : play.text;
    this.#title.write(model.title, layout.title, written(isWide ? big * 0.7 : 30, 2), won);
    const fit = written(isWide ? big * 0.38 : 18, isWide ? 1 : 3);
    this.#line.write(line, layout.line, fit, model.isTense ? play.warning : play.text);
    const face = faceOf(layout);
    this.#slab.set({
      width: layout.slab.width,
      height: layout.slab.height,
      radius: SLAB.round,
      // The frame lights up when the next move decides, and for a win.
      fill: model.isTense ? color.goldEdge : model.result === 'WIN' ? color.gold : play.surface,
      shadow: true,
      edge: { color: play.side, height: SLAB.frame },
    });
    motion.place(this.#slab, { x: layout.slab.x, y: layout.slab.y });
    motion.place(this.#face, { x: face.x, y: face.y });
    this.#look = {
      model,
      width: face.width,
      height: face.height,
      now,
      touch: (id) => this.touch(id),
    };
    const game = this.#gameFor(model);
    game.set(this.#look);
    this.#drawOwn(game, this.#look, layout, player.me.character);
    this.#button.lay(layout.button, model.leave?.words ?? null, {
      textSize: isWide ? 24 : 20,
      ...this.touch(model.leave?.id ?? ''),
    });
    this.#drawStars(model, layout);
    this.#drawClock(model, layout, now);
    this.#plan(model, now);
    this.ports.targetsChanged();
  }

  #lookNow(): ObstacleGameLook {
    const look = this.#look as ObstacleGameLook;
    return { ...look, now: this.ports.clock.now() };
  }

  #gameFor({ view }: ObstacleModel): ObstacleGame {
    const name = isMovingRopeThrow(view) || view.game !== 'ropeThrow' ? view.game : 'estimate';
    if (this.#game && name === this.#gameOf) return this.#game;
    this.#game?.destroy({ children: true });
    this.#gameOf = name;
    this.#game = gameNamed(name, this.ports);
    this.#face.addChild(this.#game);
    return this.#game;
  }

  #drawOwn(game: ObstacleGame, look: ObstacleGameLook, layout: ObstacleLayout, character: Character): void {
    const { result, until } = look.model;
    const { x, y } = faceOf(layout);
    const inSlab = game.stand(look);
    const stand = inSlab ? { ...inSlab, x: inSlab.x + x, y: inSlab.y + y } : layout.own;
    const isUrgent = until !== null && secondsLeft(until, look.now) <= LAST;
    const isTense = isUrgent || look.model.isTense;
    const face: FaceName = result === 'WIN' ? 'happy' : result ? 'calm' : isTense ? 'wow' : 'look';
    const own = this.#own;
    this.#stood = own.x === 0 ? null : { x: own.x, y: own.y };
    own.visible = stand.size >= 36;
    own.set({ character, size: stand.size, face, tails: 0, snow: result === 'TIME_UP', lean: 0 });
    this.ports.motion.place(own, { x: stand.x, y: stand.y });
  }

  #drawStars({ result }: ObstacleModel, { stars: at }: ObstacleLayout): void {
    for (const [index, star] of this.#stars.entries()) {
      star.visible = result === 'WIN';
      const aside = index - (STARS - 1) / 2;
      // The middle star is larger and higher.
      const size = aside === 0 ? at.size * 1.25 : at.size;
      star.resize(size);
      this.ports.motion.place(star, {
        x: at.x + aside * at.size * 1.15,
        y: at.y - (aside === 0 ? at.size * 0.2 : 0),
        rotation: aside * 0.2,
      });
    }
  }

  #drawClock(model: ObstacleModel, layout: ObstacleLayout, now: number): void {
    const { motion, sound } = this.ports;
    const { until, wholeMs } = model;
    this.#clock.visible = until !== null && until > now;
    if (until === null || until <= now) return;
    const left = Math.min(secondsLeft(until, now), wholeMs / 1_000);
    const { x, y, width, height } = layout.clock;
    motion.place(this.#clock, { x, y });
    const label = height * 2.2;
    const isUrgent = left <= LAST;
    this.#bar.set(
      { share: (left * 1_000) / wholeMs, label: '', size: width - label, mood: isUrgent ? 'urgent' : 'calm' },
      height * 0.62,
    );
    this.#bar.y = height * 0.19;
    this.#seconds.style.fontSize = height * (isUrgent ? 1.15 : 0.95);
    setText(this.#seconds, `${left}`);
    const { play } = this.tokens.schemes;
    setTextColor(this.#seconds, isUrgent ? play.danger : play.text);
    this.#seconds.position.set(width - label / 2 + 4, height / 2);
    if (isUrgent && this.#once(`second ${until} ${left}`)) sound.play('tick');
  }

  /** True if `what` is new since the last call. */
  #once(what: string): boolean {
    if (this.#heard === what) return false;
    this.#heard = what;
    return true;
  }

  /** Schedules the next redraw that is due with time alone. */
  #plan(model: ObstacleModel, now: number): void {
    this.#callOff();
    const { clock } = this.ports;
    if (!model.isOpen) return;
    const next = changeTimes(model.view).find((at) => at > now);
    if (next !== undefined)
      this.#wakes.push(
        clock.at(next, () => {
          this.redraw('moment');
          this.#tellStone();
        }),
      );
    if (model.until !== null && model.until > now)
      this.#wakes.push(clock.at(nextSecondAt(model.until, now), () => this.redraw('second')));
  }

  #tellStone(): void {
    const { view } = this.#look?.model ?? {};
    if (view?.game !== 'steppingStones' || view.form === 'spoken') return;
    const place = shownIndex(view, this.ports.clock.now());
    if (place !== null && this.#game instanceof SteppingStones) this.#game.show(place);
  }

  #callOff(): void {
    for (const callOff of this.#wakes) callOff();
    this.#wakes = [];
  }
}

function faceOf({ slab }: ObstacleLayout): Rect {
  const { frame } = SLAB;
  return {
    x: slab.x + frame,
    y: slab.y + frame,
    width: slab.width - 2 * frame,
    height: slab.height - 3 * frame,
  };
}

function gameNamed(name: GameView['game'] | 'estimate', ports: ScenePorts): ObstacleGame {
  if (name === 'steppingStones') return new SteppingStones(ports);
  if (name === 'runeMatch') return new RuneMatch(ports);
  return name === 'estimate' ? new Estimate(ports) : new RopeThrow(ports);
}

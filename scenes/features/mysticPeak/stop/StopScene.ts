// A stop of the climb: a milestone set on the mountain, where the climber is.

import type { MysticPeakBoard } from '#core/features/mysticPeak/views.ts';
import type { PowerupId } from '#core/features/powerups/ids.ts';
import type { PlayerView } from '#core/views/playerView.ts';
import { Mountain } from '#scenes/features/mysticPeak/mountain/Mountain.ts';
import { Warning } from '#scenes/features/mysticPeak/question/Warning.ts';
import { layoutStop, type StopLayout } from '#scenes/features/mysticPeak/stop/layout.ts';
import { ownRankMessage } from '#scenes/features/mysticPeak/stop/rivals/model.ts';
import { RankPill } from '#scenes/features/mysticPeak/stop/RankPill.ts';
import { RoleRoutes } from '#scenes/features/mysticPeak/stop/RoleRoutes.ts';
import { campPoints } from '#scenes/features/mysticPeak/model.ts';
import { offeredRoles } from '#scenes/features/mysticPeak/stop/path/model.ts';
import { type OwnMountain, ownMountain } from '#scenes/features/mysticPeak/stop/ownMountain.ts';
import { loadPowerups } from '#scenes/features/powerups/load.ts';
import type { OfferCard } from '#scenes/features/powerups/OfferCard.ts';
import { Panel } from '#scenes/kit/Panel.ts';
import { Pill } from '#scenes/kit/Pill.ts';
import { nextSecondAt, secondsLeft } from '#scenes/kit/seconds.ts';
import { message } from '#scenes/message.ts';
import {
  type ChoiceTile,
  diffMilestone,
  type MilestoneEvent,
  MilestoneScene,
  type MilestoneStageView,
} from '#scenes/player/milestone/MilestoneScene.ts';
import type { MilestoneChoice } from '#scenes/player/milestone/model.ts';
import type { Rect, SceneKind, ScenePorts, Target, Viewport } from '#scenes/ports.ts';

/** CSS pixels: the clock's font size, and its distance from the edges. */
const CLOCK = 17;
const CLOCK_AIR = 10;

export interface StopStageView extends MilestoneStageView {
  /** The other climbers; null or absent while they are not shown. */
  readonly board?: MysticPeakBoard | null;
}

/** Seconds a climber takes from the last stop to this one. */
const WALK = 1.2;

/** The mountain that each stage last showed: the next stop continues from there, whatever was shown in between. */
const lastShown = new WeakMap<object, Readonly<{ of: string; id: string; shown: OwnMountain }>>();
/** The power-up cards, once loaded. */
let Cards: typeof OfferCard | null = null;

/** Loads them with the belt, which only games with power-ups have. */
export async function loadCards(): Promise<void> {
  Cards ??= (await loadPowerups()).OfferCard;
}

class StopScene extends MilestoneScene {
  readonly #ways = this.backdrop.addChild(new RoleRoutes(this.ports));
  readonly #words = this.backdrop.addChild(new Panel(this.tokens));
  readonly #clock = this.backdrop.addChild(new Pill(this.ports));
  readonly #standing = this.backdrop.addChild(new RankPill(this.ports));
  readonly #warning = this.backdrop.addChild(new Warning(this.ports, () => this.redraw('avalanche')));
  #mountain: Mountain | null = null;
  #tick: () => void = () => undefined;
  /** Key of the current mountain's look. */
  #look = '';
  #pointed: string | null = null;
  #asked = false;
  /** The mountain as drawn; null if the view has none. */
  #shown: OwnMountain | null = null;
  /** Seconds until the climber arrives at this stop. */
  #walk = 0;

  constructor(ports: ScenePorts) {
    super(ports);
    this.#words.alpha = 0.86;
    this.#clock.label = 'timer';
  }

  override destroy(): void {
    this.#tick();
    this.#mountain?.destroy();
    this.#mountain = null;
    super.destroy();
  }

  override setPointer(id: string | null, pressed: boolean): void {
    this.#pointed = id;
    super.setPointer(id, pressed);
  }

  protected override touch(id: string) {
    return { ...super.touch(id), raised: this.#pointed === id };
  }

  protected override layoutOf(viewport: Viewport, choices: number): StopLayout {
    const { model, player } = this.view ?? {};
    const { id, card } = model?.choices[0] ?? {};
    const stop = player?.me.climb?.stop;
    const sort =
      stop === null || stop?.kind === 'summit'
        ? 'low'
        : id === 'peak:game'
          ? 'level'
          : card
            ? 'paths'
            : id === 'peak:take:0'
              ? 'cards'
              : 'tiles';
    return layoutStop(viewport, choices, sort);
  }

  /** Power-ups to choose from. */
  get #offers(): readonly PowerupId[] {
    const stop = this.view?.player.me.climb?.stop;
    return stop && 'offers' in stop ? stop.offers : [];
  }

  protected override tileOf(choice: MilestoneChoice): ChoiceTile {
    const [, kind, index] = choice.id.split(':');
    const offer = kind === 'take' ? this.#offers[Number(index)] : undefined;
    return Cards && offer ? new Cards(this.ports, offer) : super.tileOf(choice);
  }

  protected override pictureUrl(picture: string): string {
    return new URL(`../../../../assets/mountain/${picture}.svg`, import.meta.url).href;
  }

  /** Replaces plain tiles with cards, once they have loaded. */
  #bringCards({ me }: PlayerView): void {
    if (Cards || this.#asked || (!me.belt && this.#offers.length === 0)) return;
    this.#asked = true;
    void loadCards().then(
      () => {
        if (this.root.destroyed || this.#offers.length === 0) return;
        this.dropTiles();
        this.redraw('cards');
      },
      // Plain tiles say the same.
      () => undefined,
    );
  }

  protected override drawGround(view: StopStageView, viewport: Viewport): void {
    const { theme } = this.ports;
    const { player } = view;
    this.#bringCards(player);
    const { words, clear } = this.layoutOf(viewport, view.model.choices.length);
    const { radius, schemes } = theme.tokens;
    this.#words.lay(words, { radius: radius.large, fill: schemes.play.canvas });
    const shown = ownMountain(player, theme.tokens, view.board);
    this.#shown = shown;
    this.background.visible = shown === null;
    if (!shown) return super.drawGround(view, viewport);
    const mountain = this.#mountainOf(view);
    const { x, y, width, height } = clear;
    const bottom = y + height - CLOCK_AIR;
    const [clock, standing, warning] = [this.#clock, this.#standing, this.#warning];
    this.#writeClock(view, width);
    clock.position.set(x + width - clock.box.width - CLOCK_AIR, bottom - clock.box.height);
    this.#writeRank(view, width);
    standing.position.set(x + CLOCK_AIR, bottom - standing.box.height);
    if (warning.write(player, CLOCK, width - 2 * CLOCK_AIR))
      this.ports.motion.place(warning, { x: x + (width - warning.box.width) / 2, y: y + CLOCK_AIR });
    this.#go(mountain, view, shown, viewport, clear);
  }

  /** Puts camera and climber at this stop; on the first drawing they set off from where they were last. */
  #go(
    mountain: Mountain,
    { player, model: { id } }: MilestoneStageView,
    shown: OwnMountain,
    { width, height }: Viewport,
    clear: Rect,
  ): void {
    const box = { x: 0, y: 0, width, height };
    const of = `${player.room.hash} ${player.me.playerId} ${this.#look}`;
    const { climb } = player.me;
    const model = {
      ...shown.model,
      avalanche: climb && this.#warning.lies ? { camp: climb.camp - 1 } : null,
    };
    const { stage } = this.ports;
    const last = lastShown.get(stage);
    const isSame = last?.of === of && last.id === id;
    const before = last?.of === of && !isSame ? last.shown : null;
    // A flag goes up only once, however often the player comes back.
    if (before && before.model.peakFlags.length > 0) this.#shown = { ...shown, events: [] };
    const [from = 0, to = 0] = [before, shown].map((each) => each?.model.climbers[0]?.height ?? 0);
    const isMoving = before !== null && JSON.stringify(before.camera) !== JSON.stringify(shown.camera);
    if (isMoving && !mountain.sight && this.ports.motion.policy === 'full') {
      mountain.frame(before.camera, box, false, clear);
      mountain.sync(before.model);
    }
    mountain.frame(shown.camera, box, isMoving, clear);
    const behind = climb ? campPoints(climb).map((points) => this.say(points)) : [];
    this.#ways.set(offeredRoles(player), behind, mountain);
    mountain.cover([...this.#ways.tags, ...this.#pills().map(({ rect }) => rect)]);
    if (before && from < to) {
      // No lower than the picture shows.
      const low = Math.max(from, mountain.sight?.from ?? 0);
      const climbers = model.climbers.map((each) => (each.isOwn ? { ...each, height: low } : each));
      mountain.sync({ ...model, climbers });
    }
    mountain.sync(model);
    if (isSame) return;
    this.#walk = before && from < to ? WALK : 0;
    lastShown.set(stage, { of, id, shown });
  }

  /**
   * Shows the time left, at the bottom of the picture: when it runs out, the choice is made automatically.
   */
  #writeClock({ player: { me, room } }: MilestoneStageView, maxWidth: number): void {
    const { clock } = this.ports;
    this.#tick();
    const pill = this.#clock;
    const until = (room.state === 'running' && me.climb?.stop?.until) || null;
    pill.visible = until !== null;
    if (until === null) return;
    const now = clock.now();
    pill.set({
      text: this.say(message('mysticPeak:left', { count: secondsLeft(until, now) })),
      size: CLOCK,
      maxWidth,
    });
    if (until > now) this.#tick = clock.at(nextSecondAt(until, now), () => this.redraw('clock'));
  }

  /** Shows the player's points and tier, at the other end of the picture's bottom. */
  #writeRank({ player, board = null }: StopStageView, width: number): void {
    const standing = this.#standing;
    const words = ownRankMessage(player, board);
    standing.visible = words !== null;
    if (!words) return;
    const clock = this.#clock.visible ? this.#clock.box.width + CLOCK_AIR : 0;
    standing.set(
      {
        text: this.say(words),
        size: CLOCK,
        maxWidth: width - clock - 2 * CLOCK_AIR,
        character: player.me.character,
      },
      board?.own?.tier ?? null,
    );
  }

  /** Pills over the picture: the clock, the player's points, and the avalanche notice. */
  #pills() {
    const pills = { avalanche: this.#warning, clock: this.#clock, standing: this.#standing };
    return Object.entries(pills).flatMap(([id, { visible, x, y, box }]) =>
      visible ? [{ id, kind: 'region', rect: { x, y, ...box } } as const] : [],
    );
  }

  protected override targetsOf(view: MilestoneStageView): readonly Target[] {
    return [...this.#pills(), ...super.targetsOf(view)];
  }

  protected override playOne(event: MilestoneEvent, view: MilestoneStageView, viewport: Viewport): void {
    super.playOne(event, view, viewport);
    const [shown, mountain] = [this.#shown, this.#mountain];
    if (event.type !== 'opened' || !shown || !mountain) return;
    const { motion } = this.ports;
    mountain.play([{ type: 'climbed', ids: [view.player.me.playerId] }]);
    // Celebrates once the climber has arrived; a press ends the walk and celebrates immediately.
    const arrive = (share: number) => {
      if (share === 1 && this.#mountain === mountain) mountain.play(shown.events);
    };
    if (this.#walk > 0) motion.ease(arrive, { duration: this.#walk, steady: true });
    else arrive(1);
    this.#walk = 0;
    // Once the camera has arrived.
    const ways = this.#ways;
    if (ways.visible) for (const part of [ways, ways.lines]) motion.play('fade', part, { delay: 0.65 });
  }

  override play(events: readonly MilestoneEvent[]): void {
    super.play(events);
    const { view } = this;
    const warning = this.#warning;
    const lay = warning.lies;
    if (!view || !warning.play(view.player)) return;
    this.redraw('avalanche');
    const camp = view.player.me.climb?.camp ?? 1;
    if (!lay) this.#mountain?.play([{ type: 'avalanche', camp: camp - 1 }]);
  }

  #mountainOf({ player: { room } }: MilestoneStageView): Mountain {
    const camps = room.mountain?.camps ?? [];
    const kind = room.options.mountain;
    const look = JSON.stringify([kind, camps]);
    const before = this.#mountain;
    if (before && this.#look === look) return before;
    before?.destroy();
    this.#look = look;
    const mountain = new Mountain(this.ports, { kind, camps });
    this.root.addChildAt(mountain, this.root.getChildIndex(this.background) + 1);
    return (this.#mountain = mountain);
  }
}

export const peakStopScene: SceneKind<StopStageView, MilestoneEvent> = {
  id: 'peakStop',
  create: (ports) => new StopScene(ports),
  diff: diffMilestone,
};

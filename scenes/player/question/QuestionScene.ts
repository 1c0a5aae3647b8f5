// The question: asked, answered and judged on one screen.

import { Container } from 'pixi.js';
import { askedKey } from '#core/views/playerView.ts';
import { type QuestionTimer, questionTimer } from '#core/views/questionTimer.ts';
import { allOf } from '#scenes/parts/model.ts';
import type { AnswerCelebration } from '#scenes/player/celebration/AnswerCelebration.ts';
import { type Beside, besideOf } from '#scenes/player/question/beside.ts';
import { celebration, loadCelebration } from '#scenes/player/celebration/celebration.ts';
import type { PlayerEvent } from '#scenes/player/events.ts';
import { diffPlayer } from '#scenes/player/events.ts';
import { PlayerScene } from '#scenes/player/PlayerScene.ts';
import { Footer } from '#scenes/player/question/Footer.ts';
import { footerView } from '#scenes/player/question/footerView.ts';
import { crossed, SCARF_FROM, type CharacterSpot, characterSpot } from '#scenes/player/question/character.ts';
import { OwnCharacter } from '#scenes/player/question/OwnCharacter.ts';
import { hudClock } from '#scenes/player/question/hudClock.ts';
import { Layers } from '#scenes/player/question/Layers.ts';
import { Hud } from '#scenes/player/question/Hud.ts';
import {
  isTall,
  layoutQuestion,
  pictureHeight,
  type QuestionLayout,
  withOwnScroll,
} from '#scenes/player/question/layout.ts';
import { scrolledIn } from '#scenes/player/question/places.ts';
import { QuestionWindow } from '#scenes/player/question/QuestionWindow.ts';
import { ReadySheet } from '#scenes/player/question/ReadySheet.ts';
import { spotsOf } from '#scenes/player/question/spots.ts';
import { hudModel, readyModel } from '#scenes/player/question/model.ts';
import type { PlayerStageView } from '#scenes/player/view.ts';
import type { DragStep, Intent, SceneKind, ScenePorts, Target, Viewport, ZoomStep } from '#scenes/ports.ts';
import { soundHand } from '#scenes/player/handAct.ts';

export const questionScene: SceneKind<PlayerStageView, PlayerEvent> = {
  id: 'question',
  create: (ports) => new QuestionScene(ports),
  diff: diffPlayer,
};

class QuestionScene extends PlayerScene<PlayerStageView, PlayerEvent> {
  /** Its parts keep track of focus and presses themselves. */
  protected override readonly hasPressables = false;
  readonly #layers = new Layers(this.ports, (reason) => {
    this.redraw(reason);
    this.ports.targetsChanged();
  });
  /** Between the landscape and the question. */
  readonly #behind = this.add(new Container());
  readonly #window = this.add(
    new QuestionWindow(this.ports, () => {
      this.#arrangeAgain();
      this.ports.targetsChanged();
    }),
  );
  readonly #hud = this.add(new Hud(this.ports));
  readonly #own = this.add(new OwnCharacter(this.ports));
  readonly #footer = this.add(new Footer(this.ports));
  readonly #over: Container;
  readonly #ready: ReadySheet;
  #layout: QuestionLayout | null = null;
  #beside: Beside | null = null;
  #moment: AnswerCelebration | null = null;
  #standing: CharacterSpot | null = null;
  #cancelTimeUp: () => void = () => undefined;

  constructor(ports: ScenePorts) {
    super(ports);
    this.root.addChildAt(this.#layers.behind, 1);
    this.add(this.#layers);
    this.#over = this.add(new Container());
    this.#ready = this.add(new ReadySheet(ports));
    if (!celebration()) void loadCelebration().then(() => this.redraw('celebration'));
  }

  override sync(view: PlayerStageView): void {
    this.#syncParts(view);
    super.sync(view);
  }

  override setFocus(id: string | null): void {
    super.setFocus(id);
    this.#reveal(id);
    this.#footer.setFocus(id);
    this.#ready.setFocus(id);
    this.#layers.setFocus(id);
    this.#window.part?.setFocus(id);
  }

  override setPointer(id: string | null, pressed: boolean): void {
    super.setPointer(id, pressed);
    this.#footer.setPointer(id, pressed);
    this.#ready.setPointer(id, pressed);
    this.#layers.setPointer(id, pressed);
    this.#window.part?.setPointer(id, pressed);
  }

  override destroy(): void {
    this.#cancelTimeUp();
    super.destroy();
  }

  /** null until the celebration has loaded. */
  #celebrating(): AnswerCelebration | null {
    const parts = celebration();
    if (parts)
      this.#moment ??= new parts.AnswerCelebration(this.ports, {
        hud: this.#hud,
        footer: this.#footer,
        behind: this.#behind,
        over: this.#over,
      });
    return this.#moment;
  }

  protected override measure(viewport: Viewport): Viewport {
    this.background.set('question', viewport);
    return viewport;
  }

  #syncParts(view: PlayerStageView): void {
    const { assets, clock, motion } = this.ports;
    const { player } = view;
    const { slide } = player;
    // A new question or score: whatever still moves belongs to the previous one.
    if (this.view && askedKey(player) !== askedKey(this.view.player)) {
      motion.finishAll();
      this.#moment?.leave();
    }
    if (player.me.score !== this.view?.player.me.score) this.#moment?.finish();
    const question = slide?.question ?? null;
    const before = this.view?.player.slide;
    const isAnother = question?.id !== before?.question?.id;
    if (isAnother) assets.nextPictures();
    if (isAnother || !slide?.feedback !== !before?.feedback) this.#window.resetScroll();
    const timer = this.#timer(view);
    this.#hud.sync({
      ...hudModel(player),
      clock: hudClock(player, timer, clock.now()),
    });
    this.#own.sync(view, timer);
    this.#window.syncPart(view, this.focus, () => this.sync(this.view ?? view));
    this.#footer.sync(footerView(view, timer));
    this.#footer.visible = question !== null;
    this.#ready.sync(readyModel(player));
    this.#layers.sync(view);
  }

  /**
   * The question's timer. Syncs again when time is up if nothing else would: a classic timer's clock
   * disappears then, and an answer that couldn't be sent is late.
   */
  #timer({ draft, player: { room, slide } }: PlayerStageView): QuestionTimer {
    const { clock, targetsChanged } = this.ports;
    this.#cancelTimeUp();
    const timer = questionTimer(slide, room, clock.now());
    if (timer.state === 'running' && (room.options.timer === 'classic' || draft.state === 'kept'))
      this.#cancelTimeUp = clock.at(timer.endsAt, () => {
        if (this.view) this.sync(this.view);
        // Nothing else announces the change.
        targetsChanged();
      });
    return timer;
  }

  scrollBy(pixels: number): boolean {
    if (this.#window.part?.scrollBy?.(pixels)) return true;
    if (!this.#window.scrollBy(pixels)) return false;
    const layout = this.#layout;
    if (layout) this.#placeOwn(layout);
    if (layout) this.#placeLayers(layout);
    return true;
  }

  drag(step: DragStep): Intent | null {
    this.#window.lift(step.state === 'dragged');
    return this.#window.part?.drag?.(this.#window.onPart(step)) ?? null;
  }

  ground(): Intent | null {
    return this.#window.part?.ground?.() ?? null;
  }

  zoom(step: ZoomStep): boolean {
    return this.#window.part?.zoom?.(this.#window.onPart(step)) ?? false;
  }

  dismiss(): boolean {
    return this.#window.part?.dismiss?.() ?? false;
  }

  protected override targetsBesidePause(): readonly Target[] {
    return this.#hud.targets();
  }

  protected targetsOf(): readonly Target[] {
    const layout = this.#layout;
    if (!layout) return [];
    if (this.#ready.visible) return [...this.#hud.targets(), ...this.#ready.targets()];
    return [
      ...this.#hud.targets(),
      ...(this.#beside?.targets(layout.hud) ?? []),
      ...this.#window.targets(),
      ...this.#footer.targets(),
      ...this.#layers.targets(),
    ];
  }

  /** Returns what is left of the card's top edge. */
  #placeLayers(layout: QuestionLayout): number {
    if (!this.space) return 0;
    const pressable = this.#window.part?.targets() ?? [];
    const standing = this.#standing && { ...this.#standing, actor: this.#own.actor };
    return this.#layers.layout(
      spotsOf(this.space, this.background, layout, this.#window.scrolled, standing, this.#hud, pressable),
      layout.corners,
    );
  }

  #arrangeAgain(): void {
    const { view, space } = this;
    if (view && space) this.draw(view, space);
  }

  protected arrange(view: PlayerStageView, viewport: Viewport): void {
    const { part, card } = this.#window;
    const beside = (this.#beside = besideOf(
      this.#layers.room(viewport),
      view.beside,
      (width) => this.#footer.heightFor(width, 'narrow'),
      view.besideAtRight,
    ));
    const { slide } = view.player;
    part?.settle?.(beside.room);
    card.pictureHeight = pictureHeight(beside.room);
    const judged = (card.isSeen = slide?.feedback != null);
    this.#window.syncCard(slide?.question ?? null, slide ? allOf((one) => one.notes?.(slide)) : []);
    const whole = layoutQuestion(beside.room, {
      card: (width, density) => card.needs(width, density),
      part: (width, density) =>
        part
          ? { least: part.heightFor(width, density), best: part.roomyHeightFor(width, density) }
          : { least: 0, best: 0 },
      footer: (width, shape) => this.#footer.heightFor(width, shape),
      isColumn: part?.isColumn ?? false,
      judged,
      hanging: (shape) => beside.above + this.#layers.hanging(shape),
      corners: (space) => this.#layers.corners({ ...space, crowded: this.#footer.isCrowded }),
    });
    const least = part?.scrollingHeightFor?.(whole.part.width, whole.density);
    const layout = least === undefined ? whole : withOwnScroll(whole, least);
    this.#layout = layout;
    this.#hud.layout(layout.hud);
    card.visible = slide?.question != null && layout.card.height > 0;
    this.#window.lay(layout, judged);
    this.#footer.layout(layout.footer, layout.shape);
    this.#ready.layout(viewport);
    this.#placeOwn(layout);
    const right = this.#placeLayers(layout);
    const { window, hud, shape } = layout;
    const { x, size } = this.#standing ?? { x: window.x, size: 0 };
    const edge = { left: x + size * 0.6, right, y: window.y + layout.card.y, bar: hud.y + hud.height, shape };
    const lit = hudModel(view.player).streak >= SCARF_FROM.two;
    this.#celebrating()?.layout(lit, window, viewport.height, edge);
  }

  /** On the card's edge, which can scroll out of view. */
  #placeOwn(layout: QuestionLayout): void {
    // What is above the card takes the character's place.
    const isHidden = scrolledIn(layout, this.#window.scrolled).card > 0 || (this.#beside?.above ?? 0) > 0;
    if (!this.space) return;
    const { height } = this.space;
    const tall = isTall(this.space);
    const place = characterSpot(layout, layout.window.y + layout.card.y, this.#hud.free(), { height, tall });
    this.#standing = this.#layers.stand(isHidden ? null : place);
    this.#own.stand(this.#standing);
  }

  /** Scrolls until the focused target is in view. */
  #reveal(id: string | null): void {
    // The footer never scrolls.
    if (id === null || this.#footer.targets().some((fixed) => fixed.id === id)) return;
    const far = this.#window.distanceTo(id, this.targets());
    if (far !== 0 && this.scrollBy(far)) this.ports.targetsChanged();
  }

  override play(events: readonly PlayerEvent[]): void {
    super.play(events);
    this.#layers.play(events);
    // After the layers, which know which points are still on their way.
    for (const event of events)
      if (event.type === 'scoreChanged')
        this.#celebrating()?.flyScore(event.from, event.to, this.space?.width ?? 0);
  }

  protected playOne(event: PlayerEvent, { player, draft }: PlayerStageView): void {
    const { sound } = this.ports;
    const question = player.slide?.question;
    const right = player.me.totalCorrect;
    this.#own.play(event);
    switch (event.type) {
      case 'opened':
      case 'questionOpened':
        this.#window.card.playEntrance();
        this.#window.part?.playEntrance();
        this.#footer.playEntrance();
        this.#ready.playEntrance();
        if (question) sound.play('question');
        break;
      case 'handActed':
        this.#window.part?.playHand?.(event.act);
        if (question && soundHand(sound, event.act, question, draft) === 'ready') this.#footer.playReady();
        break;
      case 'answerSent':
        sound.play('lock');
        this.#window.part?.playLocked();
        this.#footer.playStatus();
        break;
      case 'answerLocked':
        this.#footer.playStatus();
        break;
      case 'feedbackShown':
        this.#window.part?.playRelayout();
        this.#window.part?.playReveal(right);
        this.#footer.playVerdict();
        if (event.timedOut) sound.play('timeout');
        else if (event.result !== null && event.result !== 'none') sound.play(event.result);
        break;
      case 'revealed':
        this.#window.part?.playReveal(right);
        break;
      case 'boardShown':
      case 'boardMoved':
        this.#celebrating()?.playRank(player);
        break;
      case 'streakChanged':
        this.#hud.playStreak(event.from, event.to);
        if (crossed(event, SCARF_FROM.two)) this.#celebrating()?.playLanterns();
        break;
      default:
        break;
    }
  }
}

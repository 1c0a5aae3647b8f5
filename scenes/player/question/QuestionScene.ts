// The question: asked, answered and judged on one screen.

import { Container } from 'pixi.js';
import type { Question, QuestionType } from '#core/questions/question.ts';
import { askedKey } from '#core/views/playerView.ts';
import { type QuestionTimer, questionTimer } from '#core/views/questionTimer.ts';
import { allOf } from '#scenes/parts/model.ts';
import type { AnswerCelebration } from '#scenes/player/celebration/AnswerCelebration.ts';
import { type Beside, besideOf } from '#scenes/player/question/beside.ts';
import { celebration, loadCelebration } from '#scenes/player/celebration/celebration.ts';
import type { Note } from '#scenes/kit/formatted/notesWords.ts';
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
import {
  islandIn,
  movedBy,
  partCorner,
  partTargets,
  scrolledIn,
  verdictScroll,
} from '#scenes/player/question/places.ts';
import { Scroll } from '#scenes/player/question/Scroll.ts';
import { ScrollMarks } from '#scenes/player/question/ScrollMarks.ts';
import { QuestionCard } from '#scenes/player/question/QuestionCard.ts';
import { ReadySheet } from '#scenes/player/question/ReadySheet.ts';
import { loadPart } from '#scenes/player/question/loadPart.ts';
import { partView } from '#scenes/player/question/partView.ts';
import { spotsOf } from '#scenes/player/question/spots.ts';
import { hudModel, readyModel } from '#scenes/player/question/model.ts';
import type { PlayerStageView } from '#scenes/player/view.ts';
import type { DragStep, Intent, SceneKind, ScenePorts, Target, Viewport, ZoomStep } from '#scenes/ports.ts';
import { soundHand } from '#scenes/player/handAct.ts';
import { questionParts, type QuestionPart } from '#scenes/player/question/part.ts';

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
  /** Everything that scrolls: the card and the part below it. */
  readonly #window = this.add(new Container());
  readonly #card = this.#window.addChild(
    new QuestionCard(this.ports, () => {
      this.#arrangeAgain();
      this.ports.targetsChanged();
    }),
  );
  readonly #marks = this.add(new ScrollMarks(this.tokens));
  readonly #hud = this.add(new Hud(this.ports));
  readonly #own = this.add(new OwnCharacter(this.ports));
  readonly #footer = this.add(new Footer(this.ports));
  readonly #over: Container;
  readonly #ready: ReadySheet;
  #part: { readonly type: QuestionType; readonly part: QuestionPart<QuestionType> } | null = null;
  #layout: QuestionLayout | null = null;
  #beside: Beside | null = null;
  #moment: AnswerCelebration | null = null;
  readonly #scroll = new Scroll();
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
    this.#part?.part.setFocus(id);
  }

  override setPointer(id: string | null, pressed: boolean): void {
    super.setPointer(id, pressed);
    this.#footer.setPointer(id, pressed);
    this.#ready.setPointer(id, pressed);
    this.#layers.setPointer(id, pressed);
    this.#part?.part.setPointer(id, pressed);
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
    if (isAnother || !slide?.feedback !== !before?.feedback) this.#scroll.reset();
    const timer = this.#timer(view);
    this.#hud.sync({
      ...hudModel(player),
      clock: hudClock(player, timer, clock.now()),
    });
    this.#own.sync(view, timer);
    this.#syncPart(view);
    this.#footer.sync(footerView(view, timer));
    this.#footer.visible = question !== null;
    this.#ready.sync(readyModel(player));
    this.#layers.sync(view);
  }

  /** Without what the part shows. */
  #syncCard(question: Question | null, notes: readonly Note[]): void {
    const { tellsText = false, tellsPicture = false } = this.#part?.part ?? {};
    if (!question || !tellsText) return this.#card.sync(question, notes);
    const { marks: _, media, ...bare } = question;
    const isTold = tellsPicture && media?.type === 'image';
    this.#card.sync({ ...bare, ...(media && !isTold && { media }), text: '' }, notes);
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
    if (this.#part?.part.scrollBy?.(pixels)) return true;
    const layout = this.#layout;
    if (!layout || !this.#scroll.by(pixels, layout)) return false;
    this.#placeWindow();
    this.#placeLayers(layout);
    return true;
  }

  drag(step: DragStep): Intent | null {
    const layout = this.#layout;
    if (!layout) return null;
    const { x, y } = partCorner(layout, this.#scroll.at);
    const answers = this.#part?.part;
    // A dragged piece goes above the question.
    if (answers) this.#window.addChildAt(answers, step.state === 'dragged' ? 1 : 0);
    return answers?.drag?.({ ...step, x: step.x - x, y: step.y - y }) ?? null;
  }

  ground(): Intent | null {
    return this.#part?.part.ground?.() ?? null;
  }

  zoom(step: ZoomStep): boolean {
    const { x, y } = this.#layout ? partCorner(this.#layout, this.#scroll.at) : step;
    return this.#part?.part.zoom?.({ ...step, x: step.x - x, y: step.y - y }) ?? false;
  }

  dismiss(): boolean {
    return this.#part?.part.dismiss?.() ?? false;
  }

  protected override targetsBesidePause(): readonly Target[] {
    return this.#hud.targets();
  }

  protected targetsOf(): readonly Target[] {
    const layout = this.#layout;
    if (!layout) return [];
    if (this.#ready.visible) return [...this.#hud.targets(), ...this.#ready.targets()];
    const { window, card } = layout;
    const top = window.y - scrolledIn(layout, this.#scroll.at).card;
    const slot = this.#card.slot();
    const notes = this.#card.notesPlace();
    return [
      ...this.#hud.targets(),
      ...(this.#beside?.targets(layout.hud) ?? []),
      ...(this.#part?.part.tellsText
        ? []
        : [movedBy({ id: 'question', kind: 'region', rect: card }, window.x, top)]),
      ...(notes
        ? [movedBy({ id: 'notes', kind: 'region', rect: notes }, window.x + card.x, top + card.y)]
        : []),
      ...(slot ? islandIn(layout, slot, top) : []),
      ...partTargets(layout, this.#scroll.at, this.#part?.part.targets() ?? []),
      ...this.#footer.targets(),
      ...this.#layers.targets(),
    ];
  }

  #syncPart(view: PlayerStageView): void {
    const { slide } = view.player;
    const question = slide?.question;
    if (this.#part && this.#part.type !== question?.type) {
      this.#part.part.mask = null;
      this.#part.part.destroy({ children: true });
      this.#part = null;
    }
    if (!slide || !question) return;
    if (!this.#part) {
      const create = questionParts.get().of(question.type);
      if (!create) return loadPart(question.type, this.ports, this.root, () => this.sync(this.view ?? view));
      const part = create(this.ports);
      // Below the card, so that whatever flies off an answer passes under the question.
      this.#window.addChildAt(part, 0);
      part.setFocus(this.focus);
      this.#part = { type: question.type, part };
    }
    this.#part.part.sync(partView(view, slide, question));
  }

  /** Returns what is left of the card's top edge. */
  #placeLayers(layout: QuestionLayout): number {
    if (!this.space) return 0;
    const pressable = this.#part?.part.targets() ?? [];
    const standing = this.#standing && { ...this.#standing, actor: this.#own.actor };
    return this.#layers.layout(
      spotsOf(this.space, this.background, layout, this.#scroll.at, standing, this.#hud, pressable),
      layout.corners,
    );
  }

  #arrangeAgain(): void {
    const { view, space } = this;
    if (view && space) this.draw(view, space);
  }

  protected arrange(view: PlayerStageView, viewport: Viewport): void {
    const part = this.#part?.part;
    const beside = (this.#beside = besideOf(
      this.#layers.room(viewport),
      view.beside,
      (width) => this.#footer.heightFor(width, 'narrow'),
      view.besideAtRight,
    ));
    const { slide } = view.player;
    part?.settle?.(beside.room);
    this.#card.pictureHeight = pictureHeight(beside.room);
    const judged = (this.#card.isSeen = slide?.feedback != null);
    this.#syncCard(slide?.question ?? null, slide ? allOf((one) => one.notes?.(slide)) : []);
    const whole = layoutQuestion(beside.room, {
      card: (width, density) => this.#card.needs(width, density),
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
    this.#card.visible = slide?.question != null && layout.card.height > 0;
    this.#card.layout(layout.card.width, layout.card.height, layout.density);
    this.ports.motion.place(this.#card, { x: layout.card.x, y: layout.card.y });
    part?.layout(layout.part.width, layout.part.height, layout.density);
    this.#scroll.settle(layout, judged ? verdictScroll(layout, part?.told?.() ?? []) : 0);
    this.#footer.layout(layout.footer, layout.shape);
    this.#ready.layout(viewport);
    this.#placeWindow();
    const right = this.#placeLayers(layout);
    const { window, card, hud, shape } = layout;
    const { x, size } = this.#standing ?? { x: window.x, size: 0 };
    const edge = { left: x + size * 0.6, right, y: window.y + card.y, bar: hud.y + hud.height, shape };
    const lit = hudModel(view.player).streak >= SCARF_FROM.two;
    this.#celebrating()?.layout(lit, window, viewport.height, edge);
  }

  /** On the card's edge, which can scroll out of view. */
  #placeOwn({ window, card, ...layout }: QuestionLayout, hidden: boolean): void {
    if (!this.space) return;
    const { height } = this.space;
    const tall = isTall(this.space);
    const place = characterSpot(layout, window.y + card.y, this.#hud.free(), { height, tall });
    this.#standing = this.#layers.stand(hidden ? null : place);
    this.#own.stand(this.#standing);
  }

  #placeWindow(): void {
    const layout = this.#layout;
    if (!layout) return;
    const { window, part, isBeside } = layout;
    const scrolled = scrolledIn(layout, this.#scroll.at);
    // What is above the card takes the character's place.
    this.#placeOwn(layout, scrolled.card > 0 || (this.#beside?.above ?? 0) > 0);
    this.#card.scrollTo(Math.min(this.#scroll.at, layout.cardHidden));
    this.#window.position.set(window.x, window.y - scrolled.card);
    const answers = this.#part?.part;
    answers?.position.set(part.x, part.y - scrolled.part + scrolled.card);
    const mask = this.#marks.set(layout, scrolled.part, this.ports.theme.tokens);
    this.#window.mask = isBeside ? null : mask;
    if (answers) answers.mask = isBeside ? mask : null;
  }

  /** Scrolls until the focused target is in view. */
  #reveal(id: string | null): void {
    // Media is at the top of its card, which may scroll on its own.
    if (id === 'media' && this.scrollBy(-this.#scroll.at)) this.ports.targetsChanged();
    // The question is focused for who listens to it, and reading on doesn't start there in the verdict.
    if (id === null || id === 'question' || !this.#layout?.scrollable) return;
    const own = partTargets(this.#layout, this.#scroll.at, this.#part?.part.targets() ?? [], true);
    const target = [...own, ...this.targets()].find((candidate) => candidate.id === id);
    // The footer never scrolls.
    if (!target || this.#footer.targets().some((fixed) => fixed.id === id)) return;
    // Side by side, the question doesn't scroll with the answers.
    if (this.#layout.isBeside && !this.#part?.part.targets().some((own) => own.id === id)) return;
    const { window } = this.#layout;
    const over = target.rect.y + target.rect.height - (window.y + window.height);
    const under = window.y - target.rect.y;
    if (under > 0) this.scrollBy(-under);
    else if (over > 0) this.scrollBy(over);
    this.ports.targetsChanged();
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
        this.#card.playEntrance();
        this.#part?.part.playEntrance();
        this.#footer.playEntrance();
        this.#ready.playEntrance();
        if (question) sound.play('question');
        break;
      case 'handActed':
        this.#part?.part.playHand?.(event.act);
        if (question && soundHand(sound, event.act, question, draft) === 'ready') this.#footer.playReady();
        break;
      case 'answerSent':
        sound.play('lock');
        this.#part?.part.playLocked();
        this.#footer.playStatus();
        break;
      case 'answerLocked':
        this.#footer.playStatus();
        break;
      case 'feedbackShown':
        this.#part?.part.playRelayout();
        this.#part?.part.playReveal(right);
        this.#footer.playVerdict();
        if (event.timedOut) sound.play('timeout');
        else if (event.result !== null && event.result !== 'none') sound.play(event.result);
        break;
      case 'revealed':
        this.#part?.part.playReveal(right);
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

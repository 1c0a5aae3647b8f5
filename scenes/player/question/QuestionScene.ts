// The question: asked, answered and judged on one screen.

import { Container, Graphics } from 'pixi.js';
import { isTeacherPaced } from '#core/modes/registry.ts';
import type { QuestionType } from '#core/questions/question.ts';
import { EXTRA_LIFE } from '#core/features/extraLife/extraLife.ts';
import { tellsResults } from '#core/room/results.ts';
import { endedUnanswered } from '#core/views/playerView.ts';
import { isOvertime, type QuestionTimer, questionTimer, timerLeft } from '#core/views/questionTimer.ts';
import { Background } from '#scenes/kit/Background.ts';
import { Panel } from '#scenes/kit/Panel.ts';
import { wholeTime } from '#scenes/kit/slideTime.ts';
import type { PlayerEvent } from '#scenes/player/events.ts';
import { diffPlayer } from '#scenes/player/events.ts';
import { PauseSheet } from '#scenes/player/PauseSheet.ts';
import { Footer } from '#scenes/player/question/Footer.ts';
import { footerView } from '#scenes/player/question/footerView.ts';
import { Hud } from '#scenes/player/question/Hud.ts';
import { layoutQuestion, type QuestionLayout } from '#scenes/player/question/layout.ts';
import { QuestionCard } from '#scenes/player/question/QuestionCard.ts';
import { ReadySheet } from '#scenes/player/question/ReadySheet.ts';
import { attemptToBegin, hintsShown, type PlayerStageView } from '#scenes/player/view.ts';
import type { Scene, SceneKind, ScenePorts, Target, Viewport } from '#scenes/ports.ts';
import type { PartView, QuestionPart } from '#scenes/questions/part.ts';
import { partKindOf } from '#scenes/questions/registry.ts';

/** CSS pixels of height below which a sound, a film or a field is of no use. */
const LEAST_ISLAND = 44;
/** What stays free at the ends of a card that scrolls. */
const CARD_FRAME = 16;

export const questionScene: SceneKind<PlayerStageView, PlayerEvent> = {
  id: 'question',
  create: () => new QuestionScene(),
  diff: diffPlayer,
};

interface Pieces {
  readonly ports: ScenePorts;
  readonly background: Background;
  readonly hud: Hud;
  readonly card: QuestionCard;
  readonly footer: Footer;
  readonly ready: ReadySheet;
  readonly pause: PauseSheet;
}

class QuestionScene implements Scene<PlayerStageView, PlayerEvent> {
  readonly root = new Container();
  /** What scrolls: the card and the part below it. */
  readonly #window = new Container();
  readonly #mask = new Graphics();
  /** Says that there is more, and where one is. */
  readonly #thumb = new Panel();
  #pieces: Pieces | null = null;
  #part: { readonly type: QuestionType; readonly part: QuestionPart<QuestionType> } | null = null;
  #viewport: Viewport | null = null;
  #view: PlayerStageView | null = null;
  #layout: QuestionLayout | null = null;
  #scroll = 0;
  #focus: string | null = null;
  #cancelTimeUp: () => void = () => undefined;

  mount(ports: ScenePorts): void {
    const pieces: Pieces = {
      ports,
      background: new Background(ports.theme),
      hud: new Hud(ports),
      card: new QuestionCard(ports, () => {
        this.#arrange();
        ports.targetsChanged();
      }),
      footer: new Footer(ports),
      ready: new ReadySheet(ports),
      pause: new PauseSheet(ports),
    };
    this.#pieces = pieces;
    this.#window.addChild(pieces.card.root);
    this.root.addChild(
      pieces.background,
      this.#window,
      this.#mask,
      this.#thumb,
      pieces.hud.root,
      pieces.footer.root,
      pieces.ready.root,
      pieces.pause.root,
    );
  }

  /** The question's timer; looks again when its time is up: with a classic timer one may still answer then, and no clock shows. */
  #timer({ player: { room, slide } }: PlayerStageView, ports: ScenePorts): QuestionTimer {
    this.#cancelTimeUp();
    const timer = questionTimer(slide, room, ports.clock.now());
    if (timer.state === 'running' && room.options.timer === 'classic')
      this.#cancelTimeUp = ports.clock.at(timer.endsAt, () => {
        if (this.#view) this.sync(this.#view);
        // Nobody else has a reason to draw just now.
        ports.targetsChanged();
      });
    return timer;
  }

  layout(viewport: Viewport): void {
    this.#viewport = viewport;
    this.#pieces?.background.set({ sky: 'question', width: viewport.width, height: viewport.height });
    this.#arrange();
  }

  sync(view: PlayerStageView): void {
    const pieces = this.#pieces;
    if (!pieces) return;
    const { slide, me, room } = view.player;
    const question = slide?.question ?? null;
    if (question?.id !== this.#view?.player.slide?.question?.id) {
      this.#scroll = 0;
      pieces.ports.assets.nextPictures();
    }
    this.#view = view;
    const offer = slide?.lifeOffer ?? null;
    const timer = this.#timer(view, pieces.ports);
    const left = timerLeft(timer, pieces.ports.clock.now());
    const overtime = isOvertime(timer, slide, room.options);
    pieces.hud.sync({
      number: (slide?.index ?? 0) + 1,
      total: slide?.total ?? room.questionCount,
      score: me.score,
      showScore: tellsResults(room),
      streak: me.streak,
      heart: me.extraLife === 'available',
      clock:
        offer?.until != null
          ? { timer: { state: 'running', endsAt: offer.until }, wholeMs: EXTRA_LIFE.offerMs }
          : slide && question && left !== null && !overtime
            ? { timer, wholeMs: wholeTime(slide, question.timeMs, left) }
            : null,
    });
    pieces.card.sync(question, hintsShown(slide));
    pieces.card.root.visible = question !== null;
    this.#syncPart(view, pieces.ports);
    pieces.footer.sync(footerView(view, overtime));
    pieces.footer.root.visible = question !== null;
    pieces.ready.sync(
      question === null
        ? {
            index: slide?.index ?? 0,
            total: slide?.total ?? room.questionCount,
            own: !isTeacherPaced(room) && slide !== null,
            clock: room.options.timer !== 'off',
            postponed: slide?.postponed ?? 0,
            attempt: attemptToBegin(view.player),
          }
        : null,
    );
    pieces.pause.sync(room.state === 'paused');
    this.#arrange();
  }

  play(events: readonly PlayerEvent[]): void {
    for (const event of events) this.#playOne(event);
  }

  setFocus(id: string | null): void {
    this.#focus = id;
    this.#reveal(id);
    this.#pieces?.footer.setFocus(id);
    this.#pieces?.ready.setFocus(id);
    this.#part?.part.setFocus(id);
  }

  setPointer(id: string | null, pressed: boolean): void {
    this.#pieces?.footer.setPointer(id, pressed);
    this.#pieces?.ready.setPointer(id, pressed);
    this.#part?.part.setPointer(id, pressed);
  }

  scrollBy(pixels: number): boolean {
    const most = Math.max(this.#layout?.scrollable ?? 0, this.#layout?.cardHidden ?? 0);
    const next = Math.min(most, Math.max(0, this.#scroll + pixels));
    if (next === this.#scroll) return false;
    this.#scroll = next;
    this.#placeWindow();
    return true;
  }

  targets(): readonly Target[] {
    const pieces = this.#pieces;
    const layout = this.#layout;
    if (!pieces || !layout || !this.#view) return [];
    if (pieces.pause.root.visible) return [...pieces.hud.targets(), ...pieces.pause.targets()];
    if (pieces.ready.root.visible) return [...pieces.hud.targets(), ...pieces.ready.targets()];
    const move = ({ rect, ...rest }: Target, x: number, y: number): Target => ({
      ...rest,
      rect: { ...rect, x: rect.x + x, y: rect.y + y },
    });
    const { window, card, part } = layout;
    const scrolled = this.#scrolled(layout);
    const top = window.y - scrolled.card;
    const slot = pieces.card.slot();
    const hints = pieces.card.hintsPlace();
    return [
      ...pieces.hud.targets(),
      move({ id: 'question', kind: 'region', rect: card }, window.x, top),
      ...(hints ? [move({ id: 'hints', kind: 'region', rect: hints }, window.x + card.x, top + card.y)] : []),
      ...(slot ? this.#island(move({ id: 'media', kind: 'island', rect: slot }, card.x, card.y), top) : []),
      ...(this.#part?.part.targets() ?? []).map((target) =>
        this.#inSight(move(target, window.x + part.x, window.y + part.y - scrolled.part)),
      ),
      ...pieces.footer.targets(),
    ];
  }

  destroy(): void {
    this.#cancelTimeUp();
    this.#pieces?.hud.destroy();
  }

  /** An element of the page can't be masked: it gets what can be seen of its place, or none. `top`: of what scrolls, on the stage. */
  #island({ rect, ...target }: Target, top: number): readonly Target[] {
    if (!this.#layout) return [];
    const { window, card, cardHidden, shape } = this.#layout;
    const inCard = { y: top + card.y + CARD_FRAME, height: card.height - 2 * CARD_FRAME };
    const seen = cardHidden > 0 || shape === 'short' ? inCard : window;
    const y = Math.max(top + rect.y, seen.y);
    const height = Math.min(top + rect.y + rect.height, seen.y + seen.height) - y;
    return height < LEAST_ISLAND ? [] : [{ ...target, rect: { ...rect, x: window.x + rect.x, y, height } }];
  }

  /** The field is an element of the page too, but keeps a place to be typed in. */
  #inSight(target: Target): Target {
    if (!this.#layout || target.kind !== 'field') return target;
    const { y, height } = this.#layout.window;
    const { rect } = target;
    const top = Math.min(Math.max(rect.y, y), y + height - LEAST_ISLAND);
    const bottom = Math.min(rect.y + rect.height, y + height);
    return { ...target, rect: { ...rect, y: top, height: Math.max(LEAST_ISLAND, bottom - top) } };
  }

  /** How far card and answers are scrolled: together, or on a short screen the answers alone. */
  #scrolled({ shape, scrollable }: QuestionLayout): { readonly card: number; readonly part: number } {
    const part = Math.min(this.#scroll, scrollable);
    return { card: shape === 'short' ? 0 : part, part };
  }

  #syncPart(view: PlayerStageView, ports: ScenePorts): void {
    const { slide } = view.player;
    const question = slide?.question;
    if (this.#part && this.#part.type !== question?.type) {
      this.#part.part.root.mask = null;
      this.#part.part.root.destroy({ children: true });
      this.#part = null;
    }
    if (!slide || !question) return;
    if (!this.#part) {
      const part = partKindOf(question.type).create(ports);
      this.#window.addChild(part.root);
      part.setFocus(this.#focus);
      this.#part = { type: question.type, part };
    }
    this.#part.part.sync({
      question,
      draft: view.draft,
      answer: slide.answer as PartView<QuestionType>['answer'],
      open: slide.state === 'active' && !slide.answered && view.player.room.state === 'running',
      unanswered: endedUnanswered(slide),
      reveal: (slide.feedback?.reveal ?? null) as PartView<QuestionType>['reveal'],
      result: slide.feedback?.result ?? null,
      distribution: slide.distribution,
    });
  }

  #arrange(): void {
    const pieces = this.#pieces;
    const viewport = this.#viewport;
    if (!pieces || !viewport || !this.#view) return;
    const part = this.#part?.part;
    const layout = layoutQuestion(viewport, {
      card: (width, density) => pieces.card.needs(width, density),
      part: (width, density) =>
        part
          ? { least: part.heightFor(width, density), best: part.roomyHeightFor(width, density) }
          : { least: 0, best: 0 },
      footer: (width, shape) => pieces.footer.heightFor(width, shape),
      judged: this.#view.player.slide?.feedback != null,
    });
    this.#layout = layout;
    this.#scroll = Math.min(this.#scroll, Math.max(layout.scrollable, layout.cardHidden));
    const { motion } = pieces.ports;
    pieces.hud.layout(layout.hud);
    pieces.card.layout(layout.card.width, layout.card.height, layout.density);
    motion.place(pieces.card.root, { x: layout.card.x, y: layout.card.y });
    part?.layout(layout.part.width, layout.part.height, layout.density);
    pieces.footer.layout(layout.footer, layout.shape);
    pieces.ready.layout(viewport);
    pieces.pause.layout(viewport);
    this.#placeWindow();
  }

  /** A mask costs three draw calls: only what scrolls gets one. */
  #placeWindow(): void {
    const layout = this.#layout;
    const pieces = this.#pieces;
    if (!layout || !pieces) return;
    const { window, part, scrollable, shape } = layout;
    const scrolled = this.#scrolled(layout);
    pieces.card.scrollTo(Math.min(this.#scroll, layout.cardHidden));
    this.#window.position.set(window.x, window.y - scrolled.card);
    const answers = this.#part?.part.root;
    answers?.position.set(part.x, part.y - scrolled.part + scrolled.card);
    const scrolls = scrollable > 0;
    this.#mask.clear();
    this.#mask.visible = scrolls;
    this.#thumb.visible = scrolls;
    this.#window.mask = scrolls && shape !== 'short' ? this.#mask : null;
    if (answers) answers.mask = scrolls && shape === 'short' ? this.#mask : null;
    if (!scrolls) return;
    // Sixteen pixels more, for rings and shadows.
    this.#mask.rect(window.x - 16, window.y - 6, window.width + 32, window.height + 12).fill(0xffffff);
    const long = Math.max(36, (window.height * window.height) / (window.height + scrollable));
    const { schemes } = pieces.ports.theme.tokens;
    this.#thumb.set({ width: 5, height: long, radius: 3, fill: schemes.night.lineStrong });
    this.#thumb.position.set(
      window.x + window.width + 6,
      window.y + ((window.height - long) * scrolled.part) / scrollable,
    );
  }

  /** Scrolls until what has the focus is in sight. */
  #reveal(id: string | null): void {
    // It stands at the top of its card, which may scroll by itself.
    if (id === 'media' && this.scrollBy(-this.#scroll)) this.#pieces?.ports.targetsChanged();
    if (id === null || !this.#layout || this.#layout.scrollable === 0) return;
    const target = this.targets().find((candidate) => candidate.id === id);
    if (!target || ['submit', 'next', 'life', 'keep', 'hint'].includes(target.id)) return;
    // There it does not scroll with the answers.
    if (this.#layout.shape === 'short' && !/^(option:|field)/.test(id)) return;
    const { window } = this.#layout;
    const over = target.rect.y + target.rect.height - (window.y + window.height);
    const under = window.y - target.rect.y;
    if (under > 0) this.scrollBy(-under);
    else if (over > 0) this.scrollBy(over);
    this.#pieces?.ports.targetsChanged();
  }

  #playOne(event: PlayerEvent): void {
    const pieces = this.#pieces;
    if (!pieces) return;
    const { sound } = pieces.ports;
    switch (event.type) {
      case 'opened':
      case 'questionOpened':
        pieces.card.playEntrance();
        this.#part?.part.playEntrance();
        pieces.footer.playEntrance();
        pieces.ready.playEntrance();
        if (this.#view?.player.slide?.question) sound.play('question');
        break;
      case 'answerSent':
        sound.play('lock');
        this.#part?.part.playLocked();
        pieces.footer.playStatus();
        break;
      case 'answerLocked':
        pieces.footer.playStatus();
        break;
      case 'feedbackShown':
        this.#part?.part.playRelayout();
        this.#part?.part.playReveal();
        pieces.footer.playVerdict();
        if (event.timedOut) sound.play('timeout');
        else if (event.result !== null && event.result !== 'none') sound.play(event.result);
        break;
      case 'revealed':
        this.#part?.part.playReveal();
        break;
      case 'scoreChanged':
        pieces.hud.playScore(event.from, event.to);
        break;
      case 'streakChanged':
        pieces.hud.playStreak(event.from, event.to);
        break;
      case 'paused':
        pieces.pause.play();
        break;
      case 'resumed':
      case 'ended':
      case 'boardMoved':
      case 'boardShown':
      case 'playerJoined':
      case 'playerLeft':
        break;
    }
  }
}

// A question on the projector: the card, the options, the clock, how many have answered; and at the reveal what the room said.

import { Container, type Text, type Texture } from 'pixi.js';
import type { Question, QuestionType } from '#core/questions/question.ts';
import type { ProjectorSlide } from '#core/views/projectorView.ts';
import { MarkBadge } from '#scenes/kit/Badge.ts';
import { Pill } from '#scenes/kit/Pill.ts';
import { fitText, makeText } from '#scenes/kit/text.ts';
import { TimerRing } from '#scenes/kit/Timer.ts';
import { drawn } from '#scenes/message.ts';
import type { SceneKind, ScenePorts, Target } from '#scenes/ports.ts';
import { SecondHand } from '#scenes/projector/Countdown.ts';
import { diffProjector, type ProjectorEvent } from '#scenes/projector/events.ts';
import { GET_READY, joinLine, projectorQuestionModel } from '#scenes/projector/model.ts';
import { ProjectorScene, type ProjectorMetrics } from '#scenes/projector/ProjectorScene.ts';
import { QuestionCard } from '#scenes/projector/QuestionCard.ts';
import { questionBoxes, type QuestionBoxes } from '#scenes/projector/questionBoxes.ts';
import { captionOf, clockFace } from '#scenes/projector/slideFace.ts';
import type { ProjectorStageView } from '#scenes/projector/view.ts';
import { projectorPartOf } from '#scenes/questions/projectorRegistry.ts';
import type { ProjectorPart } from '#scenes/questions/projectorPart.ts';

interface Parts {
  readonly card: QuestionCard;
  readonly ring: TimerRing;
  readonly mark: MarkBadge;
  readonly answered: Pill;
  readonly status: Pill;
  readonly join: Text;
  readonly unanswered: Text;
}

class ProjectorQuestion extends ProjectorScene {
  #parts: Parts | null = null;
  #boxes: QuestionBoxes | null = null;
  /** Where what the question's kind draws stands among the others. */
  readonly #answers = new Container();
  #part: { readonly type: QuestionType; readonly part: ProjectorPart<QuestionType> } | null = null;
  #hand: SecondHand | null = null;
  #questionId = '';
  #pictureUrl: string | null = null;
  #picture: Texture | null = null;

  constructor() {
    super('question');
  }

  protected build(ports: ScenePorts): void {
    const { theme } = ports;
    const { tokens } = theme;
    const text = (): Text =>
      makeText(tokens, { size: 30, weight: 'display', color: tokens.color.snow, align: 'center' });
    const parts = {
      card: new QuestionCard(theme),
      ring: new TimerRing(theme),
      mark: new MarkBadge(),
      answered: new Pill(theme, 'players'),
      status: new Pill(theme),
      join: text(),
      unanswered: text(),
    };
    parts.card.label = 'question';
    parts.ring.label = 'timer';
    parts.answered.label = 'answered';
    parts.status.label = 'status';
    parts.join.anchor.set(0, 1);
    parts.join.style.fill = tokens.schemes.night.textMuted;
    parts.unanswered.anchor.set(1, 1);
    parts.unanswered.label = 'unanswered';
    this.#parts = parts;
    this.#hand = new SecondHand(ports, (seconds) => {
      if (seconds > 0 && seconds <= 5) ports.sound.play('tick');
      this.redraw('second');
    });
    // The card casts a shadow, and marks stand out of their tiles.
    this.root.addChild(
      parts.card,
      this.#answers,
      parts.ring,
      parts.mark,
      parts.answered,
      parts.status,
      parts.join,
      parts.unanswered,
    );
  }

  protected draw(view: ProjectorStageView, metrics: ProjectorMetrics): void {
    const parts = this.#parts;
    const { slide } = view.projector;
    if (!parts) return;
    this.#hand?.follow(view.projector);
    const question = slide?.question ?? null;
    this.#loadPictures(question);
    const part = this.#syncPart(slide, view.projector.room.options.jumbleAnswers);
    const shape = part?.shape();
    const boxes = questionBoxes(metrics, {
      ...(shape ?? { rows: 0, tall: false, told: false }),
      picture: question?.media !== undefined && question.media.type !== 'audio',
      explained: Boolean(slide?.explanation),
      ring: clockFace(view.projector, 0, this.ports.strings) !== null,
      status: projectorQuestionModel(view.projector).status !== null,
    });
    this.#boxes = boxes;
    this.#drawCard(slide, boxes, metrics);
    this.#drawClock(view, boxes, metrics);
    part?.layout(boxes.answers, boxes.gap, metrics);
    this.#drawFoot(view, metrics);
  }

  /** The part of the question's kind, with this question in it. */
  #syncPart(slide: ProjectorSlide | null, plain: boolean): ProjectorPart<QuestionType> | null {
    const question = slide?.question;
    if (this.#part && this.#part.type !== question?.type) {
      this.#part.part.root.destroy({ children: true });
      this.#part = null;
    }
    if (!slide || !question) return null;
    if (!this.#part) {
      const part = projectorPartOf(question.type)(this.ports, (reason) => this.redraw(reason));
      this.#answers.addChild(part.root);
      this.#part = { type: question.type, part };
    }
    const { part } = this.#part;
    const { answered, expected, reveal, distribution } = slide;
    part.sync({ question, answered, expected, reveal, distribution, plain });
    return part;
  }

  /** Where to join; and once the answers are shown, how many gave none. */
  #drawFoot(view: ProjectorStageView, metrics: ProjectorMetrics): void {
    const parts = this.#parts;
    if (!parts) return;
    const { strings } = this.ports;
    const { unanswered } = projectorQuestionModel(view.projector);
    const caption = metrics.size('caption');
    const width = metrics.width - metrics.margin * 2;
    const one = { height: caption * 1.4, maxSize: caption, minSize: caption * 0.6, maxLines: 1 };
    parts.unanswered.visible = unanswered !== null;
    fitText(parts.unanswered, unanswered ? drawn(strings, unanswered) : '', {
      ...one,
      width: width * 0.45,
    });
    parts.unanswered.position.set(metrics.width - metrics.margin, metrics.bottom);
    const line = drawn(strings, joinLine(view.projector.room, view.join));
    fitText(parts.join, line, { ...one, width: unanswered ? width * 0.5 : width });
    parts.join.position.set(metrics.margin, metrics.bottom);
  }

  #drawCard(slide: ProjectorSlide | null, boxes: QuestionBoxes, metrics: ProjectorMetrics): void {
    const parts = this.#parts;
    if (!parts) return;
    const { strings, motion } = this.ports;
    const { card } = boxes;
    const media = slide?.question?.media;
    parts.card.set(
      {
        width: card.width,
        height: card.height,
        caption: captionOf(slide, strings),
        words: slide?.question ?? { text: drawn(strings, GET_READY) },
        explanation: slide?.explanation ?? null,
        picture: this.#picture,
        slot: !media || media.type === 'image' ? null : media.type,
      },
      metrics,
    );
    motion.place(parts.card, { x: card.x, y: card.y });
  }

  #drawClock(view: ProjectorStageView, boxes: QuestionBoxes, metrics: ProjectorMetrics): void {
    const parts = this.#parts;
    const { slide } = view.projector;
    if (!parts) return;
    const { strings, clock, motion, theme } = this.ports;
    const { answered, status } = projectorQuestionModel(view.projector);
    const face = clockFace(view.projector, clock.now(), strings);
    parts.ring.visible = face !== null;
    if (face) parts.ring.set({ ...face, size: boxes.ring.size });
    parts.mark.visible = face?.mood === 'right' && face.share > 0;
    const { color } = theme.tokens;
    const mark = boxes.ring.size * 0.34;
    parts.mark.set('check', mark, color.success, color.snow, color.ink);
    parts.mark.position.set(boxes.ring.x + boxes.ring.size * 0.37, boxes.ring.y - boxes.ring.size * 0.37);
    motion.place(parts.ring, { x: boxes.ring.x, y: boxes.ring.y });
    parts.answered.visible = slide?.question != null;
    parts.answered.set({
      text: `${drawn(strings, answered.count)} / ${drawn(strings, answered.expected)}`,
      size: metrics.size('body'),
      maxWidth: boxes.answered.width,
    });
    const { width } = parts.answered.box;
    parts.answered.pivot.set(width / 2, 0);
    motion.place(parts.answered, { x: boxes.answered.x + boxes.answered.width / 2, y: boxes.answered.y });
    parts.status.visible = status !== null;
    if (!status) return;
    parts.status.set({
      text: drawn(strings, status.words),
      size: metrics.size('title'),
      maxWidth: metrics.width - metrics.margin * 2,
      fill: status.name === 'paused' ? color.info : color.glow,
      color: color.ink,
    });
    const { box } = parts.status;
    parts.status.pivot.set(box.width / 2, box.height / 2);
    motion.place(parts.status, { x: metrics.width / 2, y: boxes.status.y + boxes.status.height / 2 });
  }

  #loadPictures(question: Question | null): void {
    const isAnother = question?.id !== this.#questionId;
    const url = question?.media?.type === 'image' ? question.media.url : null;
    if (!isAnother && url === this.#pictureUrl) return;
    this.#questionId = question?.id ?? '';
    this.#pictureUrl = url;
    this.#picture = null;
    if (isAnother) this.ports.assets.nextPictures();
    if (url === null) return;
    void this.ports.assets.picture(url).then((texture) => {
      if (!texture || this.#questionId !== question?.id || this.#pictureUrl !== url) return;
      this.#picture = texture;
      this.redraw('picture');
    });
  }

  override play(events: readonly ProjectorEvent[]): void {
    for (const event of events) {
      if (event.type === 'opened' || event.type === 'questionOpened') this.#playEntrance();
      else if (event.type === 'answersCame') this.#playAnswers(event);
      else if (event.type === 'closed') this.#playClosed();
      else if (event.type === 'revealed') this.#playReveal();
    }
  }

  #playEntrance(): void {
    const { motion, sound } = this.ports;
    const parts = this.#parts;
    if (!parts) return;
    sound.play('question');
    motion.play('slide', parts.card, { from: { y: -60 }, duration: 0.5 });
    motion.play('pop', parts.ring, { delay: 0.25 });
    motion.play('fade', parts.answered, { delay: 0.4 });
    this.#part?.part.playEntrance();
  }

  #playAnswers({ from, to }: { readonly from: number; readonly to: number }): void {
    const parts = this.#parts;
    if (parts && to > from) this.ports.motion.play('pulse', parts.answered);
  }

  #playClosed(): void {
    const parts = this.#parts;
    if (!parts?.status.visible) return;
    this.ports.sound.play('timeout');
    this.ports.motion.play('pop', parts.status);
  }

  #playReveal(): void {
    if (!this.view) return;
    const { distribution } = this.view.projector.slide ?? {};
    // Nobody was right: nothing to cheer.
    this.ports.sound.play(distribution?.correct === 0 ? 'question' : 'correct');
    this.#part?.part.playReveal();
  }

  targets(): readonly Target[] {
    const boxes = this.#boxes;
    if (!boxes) return [];
    const ring = {
      x: boxes.ring.x - boxes.ring.size / 2,
      y: boxes.ring.y - boxes.ring.size / 2,
      width: boxes.ring.size,
      height: boxes.ring.size,
    };
    const slot = this.#parts?.card.slot();
    const { card } = boxes;
    const media = slot && { ...slot, x: card.x + slot.x, y: card.y + slot.y };
    return [
      { id: 'question', kind: 'region', rect: card },
      ...(media ? [{ id: 'media', kind: 'island', rect: media } as const] : []),
      ...(this.#parts?.ring.visible ? [{ id: 'timer', kind: 'region', rect: ring } as const] : []),
      ...(this.#part?.part.targets() ?? []),
    ];
  }

  override destroy(): void {
    this.#hand?.stop();
    super.destroy();
  }
}

export const projectorQuestion: SceneKind<ProjectorStageView, ProjectorEvent> = {
  id: 'projectorQuestion',
  create: () => new ProjectorQuestion(),
  diff: diffProjector,
};

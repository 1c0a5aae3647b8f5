// A question on the projector: the card, the options, the clock and the answer count; at the reveal, the
// room's answers.

import { Container } from 'pixi.js';
import type { Question, QuestionType } from '#core/questions/question.ts';
import type { ProjectorSlide } from '#core/views/projectorView.ts';
import { AwaitedPicture } from '#scenes/kit/AwaitedPicture.ts';
import { MarkBadge } from '#scenes/kit/Badge.ts';
import { Pill } from '#scenes/kit/Pill.ts';
import { fitLine } from '#scenes/kit/text.ts';
import { TimerRing } from '#scenes/kit/Timer.ts';
import type { SceneKind, Target } from '#scenes/ports.ts';
import { SecondTicker } from '#scenes/projector/slideClock.ts';
import { diffProjector, type ProjectorEvent } from '#scenes/projector/events.ts';
import { GET_READY, joinLine, projectorQuestionModel } from '#scenes/projector/model.ts';
import { type ProjectorMetrics } from '#scenes/projector/metrics.ts';
import { ProjectorScene } from '#scenes/projector/ProjectorScene.ts';
import { QuestionCard } from '#scenes/projector/QuestionCard.ts';
import { questionBoxes, type QuestionBoxes } from '#scenes/projector/questionBoxes.ts';
import { captionOf, clockFace } from '#scenes/projector/slideFace.ts';
import type { ProjectorStageView } from '#scenes/projector/view.ts';
import { BREATH_S, type ProjectorPart, projectorQuestionParts } from '#scenes/projector/questionPart.ts';

const NO_WORDS = { text: '' };

class ProjectorQuestion extends ProjectorScene {
  protected readonly sky = 'question';
  readonly #card = this.add(new QuestionCard(this.ports), 'question');
  /** Keeps the z-order of the part for the question's kind. */
  readonly #answers = this.add(new Container());
  // In front, because the card casts a shadow and marks stick out of their tiles.
  readonly #ring = this.add(new TimerRing(this.ports), 'timer');
  readonly #mark = this.add(new MarkBadge());
  readonly #answered = this.add(new Pill(this.ports, 'players'), 'answered');
  readonly #status = this.add(new Pill(this.ports), 'status');
  readonly #join = this.text({
    size: 30,
    anchor: { x: 0, y: 1 },
    color: this.tokens.schemes.play.textMuted,
  });
  readonly #unanswered = this.text({ size: 30, anchor: 1, label: 'unanswered' });
  readonly #hand = new SecondTicker(this.ports, (seconds) => {
    if (seconds > 0 && seconds <= 5) this.ports.sound.play('tick');
    this.redraw('second');
  });
  #boxes: QuestionBoxes | null = null;
  #part: { readonly type: QuestionType; readonly part: ProjectorPart<QuestionType> } | null = null;
  #questionId = '';
  readonly #picture = new AwaitedPicture(this.ports, () => this.redraw('picture'));

  protected draw(view: ProjectorStageView, metrics: ProjectorMetrics): void {
    const { slide } = view.projector;
    this.#hand.follow(view.projector);
    const question = slide?.question ?? null;
    this.#loadPictures(question);
    const part = this.#syncPart(slide, view.projector.room.options.jumbleAnswers);
    const shape = part?.shape();
    const boxes = questionBoxes(metrics, {
      ...(shape ?? { rows: 0, tall: false, showsAnswers: false }),
      picture:
        question?.media !== undefined && question.media.type !== (shape?.tellsText ? 'image' : 'audio'),
      explained: Boolean(slide?.explanation),
      ring: clockFace(view.projector, 0, this.ports.strings) !== null,
      status: projectorQuestionModel(view.projector).status !== null,
    });
    this.#boxes = boxes;
    this.#drawCard(slide, boxes, metrics, part, shape?.tellsText ?? false);
    this.#drawClock(view, boxes, metrics);
    part?.layout(boxes.answers, boxes.gap, metrics);
    this.#drawFoot(view, metrics);
  }

  /** Returns the part for the question's kind, synced with this question; null without a question. */
  #syncPart(slide: ProjectorSlide | null, plain: boolean): ProjectorPart<QuestionType> | null {
    const question = slide?.question;
    if (this.#part && this.#part.type !== question?.type) {
      this.#part.part.destroy({ children: true });
      this.#part = null;
    }
    if (!slide || !question) return null;
    if (!this.#part) {
      const part = projectorQuestionParts.get()[question.type](this.ports, (reason) => this.redraw(reason));
      this.#answers.addChild(part);
      this.#part = { type: question.type, part };
    }
    const { part } = this.#part;
    const { answered, expected, reveal, distribution } = slide;
    part.sync({ question, answered, expected, reveal, distribution, plain });
    return part;
  }

  /** Draws how to join; once the answers are shown, also the number of players who gave none. */
  #drawFoot(view: ProjectorStageView, metrics: ProjectorMetrics): void {
    const { unanswered } = projectorQuestionModel(view.projector);
    const caption = metrics.size('caption');
    const width = metrics.width - metrics.margin * 2;
    fitLine(this.#unanswered, unanswered && this.say(unanswered), width * 0.45, caption);
    this.#unanswered.position.set(metrics.width - metrics.margin, metrics.bottom);
    const line = this.say(joinLine(view.projector.room, view.join));
    fitLine(this.#join, line, unanswered ? width * 0.5 : width, caption);
    this.#join.position.set(metrics.margin, metrics.bottom);
  }

  /** `isTold`: the part shows words and picture. */
  #drawCard(
    slide: ProjectorSlide | null,
    boxes: QuestionBoxes,
    metrics: ProjectorMetrics,
    part: ProjectorPart<QuestionType> | null,
    isTold: boolean,
  ): void {
    const { strings, motion } = this.ports;
    const { card } = boxes;
    const media = slide?.question?.media;
    this.#card.set(
      {
        width: card.width,
        height: card.height,
        caption: captionOf(slide, strings),
        words: isTold ? NO_WORDS : (part?.words ?? slide?.question ?? { text: this.say(GET_READY) }),
        explanation: slide?.explanation ?? null,
        picture:
          isTold || media?.type !== 'image'
            ? null
            : { state: this.#picture.state, texture: this.#picture.texture, alt: media.alt ?? '' },
        slot: !media || media.type === 'image' ? null : media.type,
      },
      metrics,
    );
    motion.place(this.#card, { x: card.x, y: card.y });
  }

  #drawClock(view: ProjectorStageView, boxes: QuestionBoxes, metrics: ProjectorMetrics): void {
    const { slide } = view.projector;
    const { strings, clock, motion } = this.ports;
    const { answered, status } = projectorQuestionModel(view.projector);
    const face = clockFace(view.projector, clock.now(), strings);
    this.#ring.visible = face !== null;
    if (face) this.#ring.set({ ...face, size: boxes.ring.size });
    this.#mark.visible = face?.mood === 'right' && face.share > 0;
    const { color } = this.tokens;
    const mark = boxes.ring.size * 0.34;
    this.#mark.set('check', mark, color.success, color.snow, color.ink);
    this.#mark.position.set(boxes.ring.x + boxes.ring.size * 0.37, boxes.ring.y - boxes.ring.size * 0.37);
    motion.place(this.#ring, { x: boxes.ring.x, y: boxes.ring.y });
    this.#answered.visible = slide?.question != null;
    this.#answered.set({
      text: `${this.say(answered.count)} / ${this.say(answered.expected)}`,
      size: metrics.size('body'),
      maxWidth: boxes.answered.width,
    });
    const { width } = this.#answered.box;
    this.#answered.pivot.set(width / 2, 0);
    motion.place(this.#answered, { x: boxes.answered.x + boxes.answered.width / 2, y: boxes.answered.y });
    this.#status.visible = status !== null;
    if (!status) return;
    this.#status.set({
      text: this.say(status.words),
      size: metrics.size('title'),
      maxWidth: metrics.width - metrics.margin * 2,
      fill: status.name === 'paused' ? color.info : color.glow,
      color: color.ink,
    });
    const { box } = this.#status;
    this.#status.pivot.set(box.width / 2, box.height / 2);
    motion.place(this.#status, { x: metrics.width / 2, y: boxes.status.y + boxes.status.height / 2 });
  }

  #loadPictures(question: Question | null): void {
    const id = question?.id ?? '';
    if (id !== this.#questionId) this.ports.assets.nextPictures();
    this.#questionId = id;
    this.#picture.sync(id, question?.media?.type === 'image' ? question.media.url : null);
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
    sound.play('question');
    motion.play('slide', this.#card, { from: { y: -60 }, duration: 0.5 });
    motion.play('pop', this.#ring, { delay: 0.25 });
    motion.play('fade', this.#answered, { delay: 0.4 });
    this.#part?.part.playEntrance();
  }

  #playAnswers({ from, to }: { readonly from: number; readonly to: number }): void {
    if (to <= from) return;
    this.ports.motion.play('pulse', this.#answered);
    this.#part?.part.playAnswers?.();
  }

  #playClosed(): void {
    if (!this.#status.visible) return;
    this.ports.sound.play('timeout');
    this.ports.motion.play('pop', this.#status);
  }

  #playReveal(): void {
    if (!this.view) return;
    const { clock, motion, sound } = this.ports;
    const { question, distribution } = this.view.projector.slide ?? {};
    // No one was right, so there is nothing to cheer.
    const cue = distribution?.correct === 0 ? 'question' : 'correct';
    const breath = question?.hasCorrectAnswer && motion.policy === 'full' ? BREATH_S : 0;
    if (breath === 0) sound.play(cue);
    else clock.at(clock.now() + breath * 1_000, () => sound.play(cue));
    // How many were right would give away the answer next to its count.
    for (const part of [this.#ring, this.#mark])
      if (breath > 0 && part.visible) motion.play('fade', part, { delay: breath });
    this.#card.playExplanation(breath);
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
    const slot = this.#card.slot();
    const { card } = boxes;
    const media = slot && { ...slot, x: card.x + slot.x, y: card.y + slot.y };
    return [
      { id: 'question', kind: 'region', rect: card },
      ...(media ? [{ id: 'media', kind: 'island', rect: media } as const] : []),
      ...(this.#ring.visible ? [{ id: 'timer', kind: 'region', rect: ring } as const] : []),
      ...(this.#part?.part.targets() ?? []),
    ];
  }

  override destroy(): void {
    this.#hand.stop();
    super.destroy();
  }
}

export const projectorQuestion: SceneKind<ProjectorStageView, ProjectorEvent> = {
  id: 'projectorQuestion',
  create: (ports) => new ProjectorQuestion(ports),
  diff: diffProjector,
};

// A question on the wall: the card, the options, the clock, how many have answered; and at the reveal what the room said.

import { Container, type Text, type Texture } from 'pixi.js';
import type { Question } from '#core/questions/question.ts';
import type { ProjectorSlide } from '#core/views/projectorView.ts';
import { MarkBadge } from '#scenes/kit/Badge.ts';
import { optionTally } from '#scenes/kit/optionTally.ts';
import { OptionTile } from '#scenes/kit/OptionTile.ts';
import { Pill } from '#scenes/kit/Pill.ts';
import { fitText, makeText } from '#scenes/kit/text.ts';
import { TimerBar, TimerRing } from '#scenes/kit/Timer.ts';
import { drawn } from '#scenes/message.ts';
import type { Rect, SceneKind, ScenePorts, Target } from '#scenes/ports.ts';
import { SecondHand } from '#scenes/projector/Countdown.ts';
import { diffProjector, type ProjectorEvent } from '#scenes/projector/events.ts';
import { GET_READY, joinLine, projectorQuestionModel } from '#scenes/projector/model.ts';
import { ProjectorScene, type Wall } from '#scenes/projector/ProjectorScene.ts';
import { QuestionCard } from '#scenes/projector/QuestionCard.ts';
import { questionBoxes, type QuestionBoxes } from '#scenes/projector/questionBoxes.ts';
import { captionOf, clockFace, optionsOf, stateOf, typedLine } from '#scenes/projector/slideFace.ts';
import { TextTally } from '#scenes/projector/TextTally.ts';
import type { ProjectorStageView } from '#scenes/projector/view.ts';
import { arrangeOptions, placeOptions } from '#scenes/questions/optionGrid.ts';

interface Parts {
  readonly card: QuestionCard;
  readonly ring: TimerRing;
  readonly mark: MarkBadge;
  readonly answered: Pill;
  readonly status: Pill;
  readonly join: Text;
  readonly unanswered: Text;
  readonly hint: Text;
  readonly meter: TimerBar;
  readonly texts: TextTally;
}

class ProjectorQuestion extends ProjectorScene {
  #parts: Parts | null = null;
  #boxes: QuestionBoxes | null = null;
  readonly #options = new Container();
  readonly #tiles: OptionTile[] = [];
  #rects: readonly Rect[] = [];
  #hand: SecondHand | null = null;
  #questionId = '';
  #pictures = new Map<string, Texture>();

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
      hint: text(),
      meter: new TimerBar(theme),
      texts: new TextTally(this.ports),
    };
    parts.card.label = 'question';
    parts.ring.label = 'timer';
    parts.answered.label = 'answered';
    parts.status.label = 'status';
    parts.texts.label = 'texts';
    parts.hint.label = 'hint';
    parts.join.anchor.set(0, 1);
    parts.join.style.fill = tokens.schemes.night.textMuted;
    parts.unanswered.anchor.set(1, 1);
    parts.unanswered.label = 'unanswered';
    parts.hint.anchor.set(0.5);
    this.#parts = parts;
    this.#hand = new SecondHand(ports, (seconds) => {
      if (seconds > 0 && seconds <= 5) ports.sound.play('tick');
      this.redraw('second');
    });
    // The card casts a shadow, and marks stand out of their tiles.
    this.root.addChild(
      parts.card,
      this.#options,
      parts.texts,
      parts.meter,
      parts.hint,
      parts.ring,
      parts.mark,
      parts.answered,
      parts.status,
      parts.join,
      parts.unanswered,
    );
  }

  protected draw(view: ProjectorStageView, wall: Wall): void {
    const parts = this.#parts;
    const { slide } = view.projector;
    if (!parts) return;
    this.#hand?.follow(view.projector);
    const question = slide?.question ?? null;
    this.#loadPictures(question);
    const options = optionsOf(question);
    const boxes = questionBoxes(wall, {
      options: options.length,
      picture: question?.media !== undefined && question.media.type !== 'audio',
      optionPictures: options.some(({ media }) => media?.type === 'image'),
      ring: clockFace(view.projector, 0, this.ports.strings) !== null,
      status: projectorQuestionModel(view.projector).status !== null,
    });
    this.#boxes = boxes;
    this.#drawCard(slide, boxes, wall);
    this.#drawClock(view, boxes, wall);
    const plain = view.projector.room.options.jumbleAnswers;
    this.#drawOptions(slide, boxes, wall, plain);
    this.#drawTyped(slide, boxes, wall);
    this.#drawFoot(view, wall);
  }

  /** Where to join; and once the answers are shown, how many gave none. */
  #drawFoot(view: ProjectorStageView, wall: Wall): void {
    const parts = this.#parts;
    if (!parts) return;
    const { strings } = this.ports;
    const { unanswered } = projectorQuestionModel(view.projector);
    const caption = wall.size('caption');
    const width = wall.width - wall.margin * 2;
    const one = { height: caption * 1.4, maxSize: caption, minSize: caption * 0.6, maxLines: 1 };
    parts.unanswered.visible = unanswered !== null;
    fitText(parts.unanswered, unanswered ? drawn(strings, unanswered) : '', {
      ...one,
      width: width * 0.45,
    });
    parts.unanswered.position.set(wall.width - wall.margin, wall.bottom);
    const line = drawn(strings, joinLine(view.projector.room, view.join));
    fitText(parts.join, line, { ...one, width: unanswered ? width * 0.5 : width });
    parts.join.position.set(wall.margin, wall.bottom);
  }

  #drawCard(slide: ProjectorSlide | null, boxes: QuestionBoxes, wall: Wall): void {
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
        text: slide?.question?.text ?? drawn(strings, GET_READY),
        explanation: slide?.explanation ?? null,
        picture: (media && this.#pictures.get(media.url)) ?? null,
        slot: !media || media.type === 'image' ? null : media.type,
      },
      wall,
    );
    motion.place(parts.card, { x: card.x, y: card.y });
  }

  #drawClock(view: ProjectorStageView, boxes: QuestionBoxes, wall: Wall): void {
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
      size: wall.size('body'),
      maxWidth: boxes.answered.width,
    });
    const { width } = parts.answered.box;
    parts.answered.pivot.set(width / 2, 0);
    motion.place(parts.answered, { x: boxes.answered.x + boxes.answered.width / 2, y: boxes.answered.y });
    parts.status.visible = status !== null;
    if (!status) return;
    parts.status.set({
      text: drawn(strings, status.words),
      size: wall.size('title'),
      maxWidth: wall.width - wall.margin * 2,
      fill: status.name === 'paused' ? color.info : color.glow,
      color: color.ink,
    });
    const { box } = parts.status;
    parts.status.pivot.set(box.width / 2, box.height / 2);
    motion.place(parts.status, { x: wall.width / 2, y: boxes.status.y + boxes.status.height / 2 });
  }

  #drawOptions(slide: ProjectorSlide | null, boxes: QuestionBoxes, wall: Wall, plain: boolean): void {
    const options = optionsOf(slide?.question);
    while (this.#tiles.length < options.length)
      this.#tiles.push(this.#options.addChild(new OptionTile(this.ports.theme)));
    for (const tile of this.#tiles.splice(options.length)) tile.destroy({ children: true });
    const { answers, gap } = boxes;
    const grid = arrangeOptions({
      count: options.length,
      width: answers.width,
      gap,
      touch: 0,
      heightOf: () => 0,
      crowded: () => false,
    });
    this.#rects = placeOptions(grid, options.length, answers.width, answers.height, gap).map((rect) => ({
      ...rect,
      x: rect.x + answers.x,
      y: rect.y + answers.y,
    }));
    for (const [index, option] of options.entries()) {
      const tile = this.#tiles[index];
      const rect = this.#rects[index];
      if (!tile || !rect) continue;
      tile.label = `option:${option.id}`;
      tile.set({
        index,
        plain,
        text: option.text,
        width: rect.width,
        height: rect.height,
        textSize: Math.min(66 * wall.unit, Math.max(rect.height * 0.34, wall.size('caption'))),
        state: stateOf(slide, option.id),
        edge: this.ports.theme.tokens.depth.edgeWall * wall.unit,
        picture: (option.media && this.#pictures.get(option.media.url)) ?? null,
        ...optionTally(this.ports.strings, slide?.distribution, option.id),
      });
      tile.pivot.set(rect.width / 2, rect.height / 2);
      this.ports.motion.place(tile, { x: rect.x + rect.width / 2, y: rect.y + rect.height / 2 });
    }
  }

  #drawTyped(slide: ProjectorSlide | null, boxes: QuestionBoxes, wall: Wall): void {
    const parts = this.#parts;
    if (!parts) return;
    const { strings } = this.ports;
    const question = slide?.question ?? null;
    const typed = question?.type === 'BLANK' || question?.type === 'OPEN' ? question : null;
    const told = typed !== null && slide?.distribution != null;
    const { answers } = boxes;
    const size = wall.size('title');
    const head = typedLine(slide, strings);
    parts.hint.visible = head !== null;
    parts.meter.visible = typed !== null && !told;
    parts.texts.visible = told;
    if (head !== null) {
      fitText(parts.hint, head, {
        width: answers.width,
        height: size * 2.6,
        maxSize: size,
        minSize: size * 0.5,
        maxLines: 2,
      });
      const y = told ? answers.y + size * 0.7 : answers.y + answers.height * 0.4;
      parts.hint.position.set(answers.x + answers.width / 2, y);
    }
    if (parts.meter.visible) {
      const width = Math.min(answers.width, 1100 * wall.unit);
      const share = slide && slide.expected > 0 ? slide.answered / slide.expected : 0;
      parts.meter.set({ share, label: '', size: width }, 28 * wall.unit);
      parts.meter.position.set(
        answers.x + (answers.width - width) / 2,
        answers.y + answers.height * 0.4 + size * 1.5,
      );
    }
    if (!told) return;
    const top = head === null ? 0 : size * 1.7;
    parts.texts.set(
      slide.distribution,
      typed.type === 'BLANK',
      { ...answers, height: answers.height - top },
      wall.size('body'),
    );
    parts.texts.position.set(answers.x, answers.y + top);
  }

  #loadPictures(question: Question | null): void {
    if (question?.id === this.#questionId) return;
    this.#questionId = question?.id ?? '';
    this.#pictures = new Map();
    this.ports.assets.nextPictures();
    const media = [question?.media, ...optionsOf(question).map((option) => option.media)];
    for (const { url } of media.filter((one) => one?.type === 'image').filter((one) => one !== undefined)) {
      const id = this.#questionId;
      void this.ports.assets.picture(url).then((texture) => {
        if (!texture || this.#questionId !== id) return;
        this.#pictures.set(url, texture);
        this.redraw('picture');
      });
    }
  }

  play(events: readonly ProjectorEvent[]): void {
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
    for (const [index, tile] of this.#tiles.entries())
      motion.play('slide', tile, { from: { y: 80 }, delay: 0.35 + index * 0.08, duration: 0.5 });
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
    const { motion, sound } = this.ports;
    const { view } = this;
    const parts = this.#parts;
    if (!view || !parts) return;
    const { reveal, distribution } = view.projector.slide ?? {};
    // Nobody was right: nothing to cheer.
    sound.play(distribution?.correct === 0 ? 'question' : 'correct');
    const right = reveal && 'correctIds' in reveal ? reveal.correctIds : [];
    for (const [index, { id }] of optionsOf(view.projector.slide?.question).entries()) {
      const tile = this.#tiles[index];
      if (tile && right.includes(id)) motion.play('hop', tile, { delay: 0.15 });
    }
    for (const [index, row] of parts.texts.rows.entries())
      motion.play('slide', row, { from: { y: 30 }, delay: index * 0.06 });
  }

  targets(): readonly Target[] {
    const { view } = this;
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
      ...optionsOf(view?.projector.slide?.question).flatMap(({ id }, index): Target[] => {
        const rect = this.#rects[index];
        return rect ? [{ id: `option:${id}`, kind: 'region', rect }] : [];
      }),
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

// Typed answers on the projector: first how many have come in, then the texts.

import type { Message } from '#scenes/message.ts';
import { NO_ANSWERS, correctAnswerMessage } from '#scenes/model.ts';
import type { TypedType } from '#core/questions/families.ts';
import type { Distribution } from '#core/questions/question.ts';
import { fitText } from '#scenes/kit/text.ts';
import { TimerBar } from '#scenes/kit/Timer.ts';
import type { Rect, ScenePorts, Target } from '#scenes/ports.ts';
import type { ProjectorMetrics } from '#scenes/projector/metrics.ts';
import { TextTally } from '#scenes/questions/TextTally.ts';
import type { ProjectorPart, ProjectorPartView, ProjectorPartShape } from '#scenes/projector/questionPart.ts';
import { Widget } from '#scenes/kit/Widget.ts';

interface TypedLook {
  /** Says how to answer. */
  readonly hint: Message;
  /** True if a text can be correct. */
  readonly judged: boolean;
}

interface TypedProjectorView {
  readonly distribution: Distribution<TypedType> | null;
  /** Correct answers, once revealed. */
  readonly accepted: readonly string[] | null;
  /** Share of the players asked who have answered, 0 to 1. */
  readonly share: number;
}

export class TypedProjector<Type extends TypedType> extends Widget implements ProjectorPart<Type> {
  readonly #look: TypedLook;
  readonly #accepted: (view: ProjectorPartView<Type>) => readonly string[] | null;
  readonly #texts = this.add(new TextTally(this.ports), 'texts');
  readonly #meter = this.addChild(new TimerBar(this.ports.theme));
  readonly #hint = this.text({ size: 30, anchor: 0.5, label: 'hint' });
  #view: TypedProjectorView = { distribution: null, accepted: null, share: 0 };

  /** `accepted`: reads the revealed correct answers from the kind's view. */
  constructor(
    ports: ScenePorts,
    look: TypedLook,
    accepted: (view: ProjectorPartView<Type>) => readonly string[] | null,
  ) {
    super(ports);
    this.#look = look;
    this.#accepted = accepted;
  }

  sync(view: ProjectorPartView<Type>): void {
    const { answered, expected, distribution } = view;
    this.#view = {
      distribution,
      accepted: this.#accepted(view),
      share: expected > 0 ? answered / expected : 0,
    };
  }

  shape(): ProjectorPartShape {
    return { rows: 0, tall: false, showsAnswers: (this.#view.distribution?.spread.texts.length ?? 0) > 0 };
  }

  layout(box: Rect, _gap: number, metrics: ProjectorMetrics): void {
    const { distribution, share } = this.#view;
    const size = metrics.size('title');
    const head = this.#line();
    this.#hint.visible = head !== null;
    this.#meter.visible = distribution === null;
    this.#texts.visible = distribution !== null;
    if (head !== null) {
      fitText(this.#hint, head, { width: box.width, height: size * 2.6, size: [size, size * 0.5], lines: 2 });
      const y = distribution ? box.y + size * 0.7 : box.y + box.height * 0.4;
      this.#hint.position.set(box.x + box.width / 2, y);
    }
    if (!distribution) {
      const width = Math.min(box.width, 1100 * metrics.unit);
      this.#meter.set({ share, label: '', size: width }, 28 * metrics.unit);
      this.#meter.position.set(box.x + (box.width - width) / 2, box.y + box.height * 0.4 + size * 1.5);
      return;
    }
    const top = head === null ? 0 : size * 1.7;
    const left = { ...box, height: box.height - top };
    this.#texts.set(distribution, this.#look.judged, left, size);
    this.#texts.position.set(box.x, box.y + top);
  }

  targets(): readonly Target[] {
    return [];
  }

  playEntrance(): void {
    // Typed answers come in later.
  }

  playReveal(): void {
    for (const [index, row] of this.#texts.rows.entries())
      this.ports.motion.play('slide', row, { from: { y: 30 }, delay: index * 0.06 });
  }

  /** The line above the texts, or in their place. */
  #line(): string | null {
    const { distribution, accepted } = this.#view;
    if (accepted) return this.say(correctAnswerMessage(accepted.join(' · ')));
    if (!distribution) return this.say(this.#look.hint);
    return distribution.answered === 0 ? this.say(NO_ANSWERS) : null;
  }
}

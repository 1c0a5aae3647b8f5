// WORDCLOUD on the projector: how to send words, then the cloud, which grows while the question is open.

import { fitText } from '#scenes/kit/text.ts';
import { Widget } from '#scenes/kit/Widget.ts';
import { NO_ANSWERS } from '#scenes/model.ts';
import type { Rect, Target } from '#scenes/ports.ts';
import type { ProjectorMetrics } from '#scenes/projector/metrics.ts';
import type {
  CreateProjectorPart,
  ProjectorPart,
  ProjectorPartShape,
  ProjectorPartView,
} from '#scenes/projector/questionPart.ts';
import { TextCloud } from '#scenes/questions/TextCloud.ts';
import { SEND_WORDS } from '#scenes/questions/wordcloud/model.ts';

/** On a projector of 1920 x 1080. */
const CLOUD = { width: 1_600, most: 120, least: 34 } as const;

class WordsProjector extends Widget implements ProjectorPart<'WORDCLOUD'> {
  readonly #cloud = this.add(new TextCloud(this.ports), 'words');
  readonly #hint = this.text({ size: 30, anchor: 0.5, label: 'hint' });
  #view: ProjectorPartView<'WORDCLOUD'> | null = null;

  sync(view: ProjectorPartView<'WORDCLOUD'>): void {
    this.#view = view;
  }

  shape(): ProjectorPartShape {
    // The question stays where it is when the first word comes.
    return { rows: 0, tall: false, showsAnswers: true };
  }

  layout(box: Rect, _gap: number, metrics: ProjectorMetrics): void {
    const { distribution = null, reveal = null } = this.#view ?? {};
    const texts = distribution?.spread.texts ?? [];
    const { unit } = metrics;
    this.#cloud.visible = texts.length > 0;
    this.#hint.visible = texts.length === 0;
    this.#cloud.set(texts, {
      width: Math.min(box.width, CLOUD.width * unit),
      height: box.height,
      most: CLOUD.most * unit,
      least: CLOUD.least * unit,
    });
    this.#cloud.position.set(box.x + box.width / 2, box.y + box.height);
    const size = metrics.size('title');
    fitText(this.#hint, this.say(reveal ? NO_ANSWERS : SEND_WORDS), {
      width: box.width,
      height: size * 2.6,
      size: [size, size * 0.5],
      lines: 2,
    });
    this.ports.motion.place(this.#hint, { x: box.x + box.width / 2, y: box.y + box.height * 0.4 });
  }

  targets(): readonly Target[] {
    return [];
  }

  playEntrance(): void {
    this.ports.motion.play('fade', this.#hint, { delay: 0.4 });
  }

  playAnswers(): void {
    this.#cloud.playChanges();
  }

  playReveal(): void {
    // The cloud has been there all along.
  }
}

export const WORDCLOUD: CreateProjectorPart<'WORDCLOUD'> = (ports) => new WordsProjector(ports);

// Typed texts as a cloud: snow-white, with a flat bottom, and larger words the more often they came.

import { Container, type Text } from 'pixi.js';
import type { TextCount } from '#core/questions/typed/typed.ts';
import { mix } from '#scenes/kit/color.ts';
import { drawing } from '#scenes/kit/drawing.ts';
import { KeyedViews, labeled } from '#scenes/kit/KeyedViews.ts';
import { makeText, setText, setTextColor } from '#scenes/kit/text.ts';
import { Widget } from '#scenes/kit/Widget.ts';
import type { Point } from '#scenes/ports.ts';
import { type PlacedWord, planCloud } from '#scenes/questions/cloudPlan.ts';
import { measureText } from '#scenes/stage/measureText.ts';
import { optionLook } from '#scenes/theme/tokens.ts';

/** Seconds. `apart`: between two words that come at the same time. */
const SHOW = { come: 0.6, grow: 0.26, apart: 0.125 } as const;
/** Space around the words, and thickness of the cloud's lower edge, as shares of a row's height. */
const AIR = { x: 0.34, y: 0.12, edge: 0.1 } as const;
/** Share of ink in the words' colors, so that they are legible on snow. */
const INKED = 0.45;
/** Font size at which words are measured. */
const MEASURED = 100;

export interface CloudLook {
  readonly width: number;
  readonly height: number;
  /** Font sizes in pixels. */
  readonly most: number;
  readonly least: number;
}

interface Change {
  readonly text: string;
  /** Where it was; null for a new word. */
  readonly from: Point | null;
  readonly grew: boolean;
}

/** Anchored at the middle of its bottom. */
export class TextCloud extends Widget {
  readonly #puffs = this.addChild(drawing());
  readonly #layer = this.add(new Container(), 'cloud');
  readonly #words = new KeyedViews<PlacedWord, Text>(
    ({ text }) => text,
    () => labeled('word', makeText(this.tokens, { size: 40, anchor: 0.5 })),
  );
  #drawn = '';
  #placed = new Map<string, PlacedWord>();
  #changes: readonly Change[] = [];

  /** `words`: in the order in which they came. */
  set(words: readonly TextCount[], look: CloudLook): void {
    const air = { x: look.least * AIR.x * 2, y: look.least * AIR.y * 4 };
    const space = { ...look, width: look.width - air.x * 2, height: look.height - air.y * 2 };
    const plan = planCloud(words, space, (text) => this.#widthOf(text));
    const key = JSON.stringify(plan);
    if (key === this.#drawn) return;
    this.#drawn = key;
    const before = this.#placed;
    this.#placed = new Map(plan.words.map((word) => [word.text, word]));
    this.#changes = plan.words.map(({ text, size }) => {
      const was = before.get(text);
      return { text, from: was ? { x: was.x, y: was.y } : null, grew: was !== undefined && size > was.size };
    });
    this.#drawPuffs(plan.rows, air);
    this.#layer.removeChildren();
    for (const [word, text] of this.#words.reconcile(plan.words)) {
      if (text.style.fontSize !== word.size) text.style.fontSize = word.size;
      setText(text, word.text);
      setTextColor(text, this.#colorOf(word.text));
      this.#layer.addChild(text);
      this.ports.motion.place(text, { x: word.x, y: word.y - air.y });
    }
  }

  /** New words rise like breath, and those that grew push their neighbors aside. */
  playChanges(): void {
    const { motion } = this.ports;
    let came = 0;
    for (const { text, from, grew } of this.#changes) {
      const word = this.#words.get(text);
      const to = this.#placed.get(text);
      if (!word || !to) continue;
      if (!from) motion.play('pop', word, { duration: SHOW.come, delay: SHOW.apart * came++ });
      else if (grew) motion.play('pulse', word, { duration: SHOW.grow });
      else if (from.x !== to.x || from.y !== to.y)
        motion.play('slide', word, { from: { x: from.x - to.x, y: from.y - to.y }, duration: SHOW.grow });
    }
    this.#changes = [];
  }

  #widthOf(text: string): number {
    const look = { size: MEASURED, width: 1e6, weight: 'display', lineHeight: 1 } as const;
    return measureText(this.tokens, text, look).width / MEASURED;
  }

  /** The same for the same word, whatever others there are. */
  #colorOf(text: string): string {
    const sum = [...text].reduce((all, each) => all + (each.codePointAt(0) ?? 0), 0);
    return mix(optionLook(this.tokens, sum % this.tokens.options.length).edge, this.tokens.color.ink, INKED);
  }

  #drawPuffs(rows: ReturnType<typeof planCloud>['rows'], air: Point): void {
    const { color } = this.tokens;
    const shape = this.#puffs.clear();
    const layers = [
      { fill: color.snowEdge, down: true },
      { fill: color.snow, down: false },
    ];
    for (const { fill, down } of layers)
      for (const [place, row] of rows.entries()) {
        const x = row.x - air.x - row.height * AIR.x;
        const width = row.width + 2 * (air.x + row.height * AIR.x);
        const y = row.y - air.y * 2;
        const height = row.height + air.y * 2 + (place === 0 ? 0 : row.height / 2);
        const drop = down ? row.height * AIR.edge : 0;
        shape.roundRect(x, y + drop, width, height, height / 2).fill(fill);
        // The bottom is flat.
        if (place === 0)
          shape.roundRect(x, y + height / 2 + drop, width, height / 2, height * 0.16).fill(fill);
      }
  }
}

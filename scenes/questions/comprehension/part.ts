// COMPREHENSION on the canvas: the button that ends the reading. The page shows the passage itself.

import { Pressables } from '#scenes/kit/Pressables.ts';
import { PrimaryButton } from '#scenes/kit/PrimaryButton.ts';
import type { CreatePart, Density, PartView, QuestionPart } from '#scenes/player/question/part.ts';
import { DONE_READING } from '#scenes/questions/comprehension/model.ts';
import type { Rect, Target } from '#scenes/ports.ts';

/** CSS pixels. */
const WIDEST = 420;
const MIN_HEIGHT = 54;

class PassagePart extends Pressables implements QuestionPart<'COMPREHENSION'> {
  readonly #button = this.add(new PrimaryButton(this.ports), 'read');
  #isOpen = false;
  #rect: Rect = { x: 0, y: 0, width: 0, height: 0 };

  sync({ open, draft }: PartView<'COMPREHENSION'>): void {
    this.#isOpen = open && draft.state === 'open';
  }

  heightFor(_width: number, { touch }: Density): number {
    return this.#isOpen ? Math.max(MIN_HEIGHT, touch) : 0;
  }

  roomyHeightFor(width: number, density: Density): number {
    return this.heightFor(width, density);
  }

  layout(width: number, _height: number, density: Density): void {
    const wide = Math.min(WIDEST, width);
    this.#rect = { x: (width - wide) / 2, y: 0, width: wide, height: this.heightFor(width, density) };
    this.draw();
  }

  targets(): readonly Target[] {
    return this.#isOpen ? [{ id: 'read', kind: 'button', rect: this.#rect, intent: { type: 'read' } }] : [];
  }

  playEntrance(): void {
    this.ports.motion.play('fade', this.#button, { delay: 0.3 });
  }

  playLocked(): void {
    // It is gone by then.
  }

  playReveal(): void {
    // Nothing is correct.
  }

  playRelayout(): void {
    // It stays in place.
  }

  protected draw(): void {
    const words = this.#isOpen ? DONE_READING : null;
    this.#button.lay(this.#rect, words, { textSize: 22, ...this.touch('read') });
  }
}

export const COMPREHENSION: CreatePart<'COMPREHENSION'> = (ports) => new PassagePart(ports);

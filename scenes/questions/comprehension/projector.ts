// COMPREHENSION on the projector: room for the passage, which the page shows.

import { Container } from 'pixi.js';
import type {
  CreateProjectorPart,
  ProjectorPart,
  ProjectorPartShape,
} from '#scenes/projector/questionPart.ts';
import type { Rect, Target } from '#scenes/ports.ts';

class PassageProjector extends Container implements ProjectorPart<'COMPREHENSION'> {
  #rect: Rect | null = null;

  sync(): void {
    // The page has it all.
  }

  shape(): ProjectorPartShape {
    return { rows: 0, tall: true, showsAnswers: true };
  }

  layout(box: Rect): void {
    this.#rect = box;
  }

  targets(): readonly Target[] {
    return this.#rect ? [{ id: 'beside', kind: 'island', rect: this.#rect }] : [];
  }

  playEntrance(): void {
    // The page shows it at once.
  }

  playReveal(): void {
    // Nothing is correct.
  }
}

export const COMPREHENSION: CreateProjectorPart<'COMPREHENSION'> = () => new PassageProjector();

// The hand in the bar.

import type { FramePart } from '#src/features/framePart.ts';
import { Hands } from '#src/features/hands/HandButton.tsx';

export const hands: FramePart = { OfGame: Hands };

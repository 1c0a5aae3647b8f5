import type { CreatePart } from '#scenes/player/question/part.ts';

export declare const CLOZE: CreatePart<'CLOZE'>;

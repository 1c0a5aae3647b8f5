// Avatars outside of the stage: what pages need to show one.

export { drawAvatar } from '#scenes/avatars/drawAvatar.ts';
export { figureLayout, paintLedge, type LedgeColors } from '#scenes/avatars/ledge.ts';
export { paintAvatar } from '#scenes/avatars/paintAvatar.ts';
export { paintItem } from '#scenes/avatars/paintItem.ts';
export { loadParts } from '#scenes/avatars/parts.ts';

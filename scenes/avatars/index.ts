// Avatars outside of the stage: what pages need to show one.

export { paintAvatar } from '#scenes/avatars/paintAvatar.ts';

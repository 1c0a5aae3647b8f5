// Public API of scenes, for the React app, the gallery and the benchmarks.

export { CHARACTERS, characterOf } from '#scenes/avatars/characters.ts';
export { loadTheme, type ThemeFiles } from '#scenes/theme/loadTheme.ts';
export type { Theme } from '#scenes/theme/theme.ts';
export type { OwnTokens, ThemeTokens } from '#scenes/theme/tokens.ts';
export type {
  FormulaPort,
  Intent,
  MotionPolicy,
  Rect,
  SoundName,
  SoundPort,
  StringsPort,
  Target,
  Tier,
  Viewport,
  ZoomStep,
} from '#scenes/ports.ts';
export type { Traces } from '#scenes/parts/scenePart.ts';
export type { Gesture, Guidance } from '#scenes/player/guide/model.ts';
export type { CaptionedPicture, Draft, PlayerStageView } from '#scenes/player/view.ts';
export type { JoinInfo } from '#scenes/projector/view.ts';
export type { GalleryEntry } from '#scenes/gallery.ts';
export { loadQuestionParts } from '#scenes/questions/registry.ts';
export { loadScene, type SceneId, type SceneRequest, type SceneViews, showScene } from '#scenes/registry.ts';
export { createStage, type Stage, type StageDebug, type StageOptions } from '#scenes/stage/stage.ts';

/** Fixtures of every scene, for the gallery, tests and benchmarks; players never load them. */
export const loadGallery = (): Promise<typeof import('#scenes/gallery.ts')> => import('#scenes/gallery.ts');

// The shape of a theme's design tokens. Data only; docs/visual-language.md says when to use which.

/** `#RRGGBB`. */
export type Color = string;

export type OptionShape = 'peak' | 'sun' | 'drop' | 'crystal' | 'flag' | 'moon' | 'leaf' | 'stone';
export type SkyName = 'lobby' | 'question' | 'podium';
export type SizeName = 'caption' | 'body' | 'lead' | 'title' | 'headline' | 'display' | 'hero';
export type ProjectorSizeName = 'caption' | 'body' | 'title' | 'headline' | 'display' | 'code';
export type EaseName = 'out' | 'inOut' | 'spring';
export type ShadowName = 'low' | 'mid' | 'high';

export interface OptionLook {
  /** One of OptionShape; the theme's contract test checks it. */
  readonly shape: string;
  readonly fill: Color;
  /** The darker side below the face. */
  readonly edge: Color;
}

/** Colors by role, for a light or a dark background. */
export interface Scheme {
  readonly canvas: Color;
  readonly surface: Color;
  /** The lower side of a slab. */
  readonly side: Color;
  readonly raised: Color;
  readonly sunken: Color;
  readonly line: Color;
  readonly lineStrong: Color;
  readonly text: Color;
  readonly textMuted: Color;
  readonly accent: Color;
  readonly accentEdge: Color;
  readonly onAccent: Color;
  readonly accentText: Color;
  readonly focus: Color;
  /** Around what is chosen or correct. */
  readonly band: Color;
  readonly success: Color;
  readonly successSurface: Color;
  readonly danger: Color;
  readonly dangerSurface: Color;
  readonly warning: Color;
  readonly warningSurface: Color;
  readonly info: Color;
  readonly infoSurface: Color;
}

/** A landscape: the sky from top to bottom, ridges from far to near. */
export interface Sky {
  readonly stops: readonly { readonly at: number; readonly color: Color }[];
  readonly ridges: readonly Color[];
  /** Sunlight on the peak's flank. */
  readonly light: Color;
  /** Snow on the peak's cap. */
  readonly snow: Color;
  /** Top of the peak, as a share of the height. */
  readonly apex: number;
  /** Start of the nearest ridge, as a share of the height. */
  readonly shade: number;
  /** 0 to 1. */
  readonly stars: number;
  readonly sun: boolean;
}

export interface ThemeTokens {
  readonly color: Readonly<Record<ColorName, Color>>;
  readonly options: readonly OptionLook[];
  readonly party: readonly Color[];
  readonly schemes: { readonly play: Scheme; readonly work: Scheme };
  readonly font: {
    readonly family: string;
    readonly fallback: readonly string[];
    readonly mono: readonly string[];
    readonly weight: Readonly<Record<'body' | 'strong' | 'display', number>>;
    /** For few, large words: a quiz's title, headings, the verdict, the countdown. */
    readonly title: {
      readonly family: string;
      readonly weight: number;
      /** Letters that the family has; known once it has loaded. */
      readonly letters?: string;
    };
    readonly lineHeight: Readonly<Record<'tight' | 'snug' | 'body', number>>;
    /** CSS pixels between letters, where the reader wants more space. */
    readonly letterSpacing?: number;
    /** CSS pixels. */
    readonly size: Readonly<Record<SizeName, number>>;
    /** Pixels on a 1920 x 1080 projector. */
    readonly projector: Readonly<Record<ProjectorSizeName, number>>;
  };
  /** CSS pixels by step, `1` to `9`. */
  readonly space: Readonly<Record<'1' | '2' | '3' | '4' | '5' | '6' | '7' | '8' | '9', number>>;
  readonly radius: Readonly<Record<'small' | 'medium' | 'large' | 'huge' | 'pill', number>>;
  readonly depth: {
    /** Height in pixels of a tile's side, on a player's device and on the projector. */
    readonly edge: number;
    readonly edgeProjector: number;
    /** Light on a slab's upper rim. */
    readonly rim: { readonly color: Color; readonly alpha: number };
    /** Width in pixels of a line in the rim's color all around a slab, where there is no light; 0 for none. */
    readonly line: number;
    /** How slabs end: `round`, in `stepped` blocks, or with the upper right corner `cut`. */
    readonly corner: string;
    /** What slabs are made of: `plain`, `stitched` along their rim, or with a `wooden` side. */
    readonly finish: string;
    readonly shadows: Readonly<
      Record<ShadowName, { readonly y: number; readonly blur: number; readonly alpha: number }>
    >;
  };
  /** How tiles and verdicts show their state. */
  readonly tile: {
    /** Line all around in the color of its edge, in CSS pixels; 0 for none. */
    readonly outline: number;
    /** Band around what is chosen or correct: its least width and its distance, in CSS pixels. */
    readonly band: { readonly width: number; readonly gap: number };
    /** Share of its own color that is left to a tile out of play, 0 to 1. */
    readonly tint: number;
    /** Size of marks, relative to the usual one. */
    readonly mark: number;
    /** How far a verdict's slab takes on the surface of its meaning, 0 to 1. */
    readonly verdict: number;
  };
  readonly motion: {
    readonly seconds: Readonly<Record<'press' | 'quick' | 'base' | 'slow' | 'scene' | 'stagger', number>>;
    readonly ease: Readonly<Record<EaseName, { readonly css: string; readonly gsap: string }>>;
  };
  /** What is thrown and falls where the default theme has snow. */
  readonly stuff: {
    readonly fill: Color;
    readonly shade: Color;
    /** What walls are built of, 68 by 44 around its center: its corners, and bars on it (x, y, width, height). */
    readonly block: { readonly radius: number; readonly bars: readonly (readonly number[])[] };
  };
  readonly sky: Readonly<Record<SkyName, Sky>>;
}

/** What a theme's `tokens.json` holds: only what differs from the default theme's. */
export type OwnTokens = Partially<ThemeTokens>;
type Partially<T> = T extends readonly unknown[]
  ? T
  : T extends object
    ? { readonly [Key in keyof T]?: Partially<T[Key]> }
    : T;

export type ColorName =
  | 'night950'
  | 'night900'
  | 'night800'
  | 'night700'
  | 'night600'
  | 'night500'
  | 'night300'
  | 'snow'
  | 'snowEdge'
  | 'paper'
  | 'ink'
  | 'inkMuted'
  | 'glow'
  | 'glowEdge'
  | 'ember'
  | 'emberEdge'
  | 'success'
  | 'successEdge'
  | 'danger'
  | 'dangerEdge'
  | 'warning'
  | 'info'
  | 'gold'
  | 'goldEdge'
  | 'silver'
  | 'silverEdge'
  | 'bronze'
  | 'bronzeEdge';

/** The look of an option by its index; starts over when there are more options than looks. */
export function optionLook(tokens: ThemeTokens, index: number): OptionLook {
  const look = tokens.options[index % tokens.options.length];
  if (!look) throw new Error('the theme has no option looks');
  return look;
}

/** A for 0, B for 1, … Z for 25, then AA. */
export function optionLetter(index: number): string {
  const letter = String.fromCharCode(65 + (index % 26));
  return index < 26 ? letter : optionLetter(Math.floor(index / 26) - 1) + letter;
}

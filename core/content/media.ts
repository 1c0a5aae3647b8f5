// Pictures, sounds and films that a question can carry (specification 2, section 3 "Media").

export type MediaKind = 'image' | 'audio' | 'video';

export interface Media {
  readonly type: MediaKind;
  /** Path on this server (`/media/...`, or `/uploads/...` as `uploadMedia` gave it) or an https address. */
  readonly url: string;
  /** What a person who can't see or hear it is told. */
  readonly alt?: string;
}

/** All that an option can carry: it is pressed, so that nothing in it can be played. */
export interface Picture extends Media {
  readonly type: 'image';
}

/** Widths that an uploaded picture is kept in, as far as it is wider (specification 2, section 9 "Image sizes"). The last is the picture itself. */
export const UPLOAD_WIDTHS = [90, 200, 400, 600, 900, 1280] as const;
/** How wide pictures are asked for where they are drawn; a page and its canvas ask for the same. */
export const PICTURE_WIDTH = {
  thumbnail: 200,
  card: 600,
  option: 400,
  question: 900,
  wallOption: 600,
} as const;
/** The address of a picture that a host uploaded. */
export const UPLOADED_PICTURE = /^(\/uploads\/[0-9a-f]{40})\.webp$/;

/** The address of a version of a picture that is wide enough to be drawn so many pixels wide; of what was not uploaded here its own. */
export function uploadAtWidth(url: string, width: number): string {
  const [, path] = UPLOADED_PICTURE.exec(url) ?? [];
  const wide = UPLOAD_WIDTHS.find((each) => each >= width);
  return path === undefined || wide === undefined || wide === UPLOAD_WIDTHS.at(-1)
    ? url
    : `${path}-${wide}.webp`;
}

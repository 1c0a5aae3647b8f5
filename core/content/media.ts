// Pictures, sounds and videos that a question can carry (specification 2, section 3 "Media").

export type MediaKind = 'image' | 'audio' | 'video';

export interface Media {
  readonly type: MediaKind;
  /**
   * Path on this server (`/media/...`, or `/uploads/...` as returned by `uploadMedia`) or an https address.
   */
  readonly url: string;
  /** Description for people who can't see or hear it. */
  readonly alt?: string;
}

/** The only media for options: an option is pressed, so nothing in it can be played. */
export interface Picture extends Media {
  readonly type: 'image';
}

/**
 * Widths in pixels that an uploaded picture is stored in, up to its own (specification 2, section 9 "Image
 * sizes"). The last one is the picture itself.
 */
export const UPLOAD_WIDTHS = [90, 200, 400, 600, 900, 1280] as const;
/** Widths in pixels that pictures are requested in; a page and its canvas request the same ones. */
export const PICTURE_WIDTH = {
  thumbnail: 200,
  card: 600,
  option: 400,
  question: 900,
  wallOption: 600,
} as const;
/** Address of anything that a host uploaded, named by a hash of its content. */
export const UPLOADED_MEDIA = /^\/uploads\/[0-9a-f]{40}\.[a-z0-9]{2,4}$/;
/** Address of a picture that a host uploaded. */
export const UPLOADED_PICTURE = /^(\/uploads\/[0-9a-f]{40})\.webp$/;

/**
 * Address of the version of an uploaded picture that is wide enough for `width` pixels; any other address is
 * returned as is.
 */
export function uploadAtWidth(url: string, width: number): string {
  const [, path] = UPLOADED_PICTURE.exec(url) ?? [];
  const wide = UPLOAD_WIDTHS.find((each) => each >= width);
  return path === undefined || wide === undefined || wide === UPLOAD_WIDTHS.at(-1)
    ? url
    : `${path}-${wide}.webp`;
}

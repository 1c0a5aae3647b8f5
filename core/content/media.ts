// Pictures, sounds and films that a question can carry (specification 2, section 3 "Media").

export type MediaKind = 'image' | 'audio' | 'video';

export interface Media {
  readonly type: MediaKind;
  /** Path on this server (`/media/...`) or an https address. */
  readonly url: string;
  /** What a person who can't see or hear it is told. */
  readonly alt?: string;
}

/** All that an option can carry: it is pressed, so that nothing in it can be played. */
export interface Picture extends Media {
  readonly type: 'image';
}

// Which themes are offered to whom (specification 3, section 5 "Theme availability").

interface Offer {
  readonly id: string;
  /** `links`: only older games and links name it. `nobody`: a game brings it along. */
  readonly offered: string;
  /** Place among the choices. */
  readonly order?: number;
  /** For those who need little on the screen. */
  readonly calm?: boolean;
}

const offers = Object.values(
  import.meta.glob<Offer>('./*/theme.json', { base: '/assets/themes', import: 'default', eager: true }),
).toSorted((a, b) => (a.order ?? 0) - (b.order ?? 0));

const pictures = import.meta.glob<string>('./*/lobby-wide.svg', {
  base: '/assets/themes',
  query: '?url',
  import: 'default',
  eager: true,
});

export type Chooser = 'guest' | 'signedIn' | 'teacher';

const OFFERED_TO: Readonly<Record<Chooser, readonly string[]>> = {
  guest: ['everyone'],
  signedIn: ['everyone', 'signedIn'],
  teacher: ['everyone', 'signedIn', 'teachers'],
};

/** Ids of the themes offered, in order. `onlyCalm`: the chooser needs little on the screen. */
export function offeredThemes(chooser: Chooser, onlyCalm = false): readonly string[] {
  return offers
    .filter(({ offered, calm = false }) => OFFERED_TO[chooser].includes(offered) && (calm || !onlyCalm))
    .map(({ id }) => id);
}

/** Address of the picture that shows the theme. */
export const themePicture = (id: string): string | undefined => pictures[`./${id}/lobby-wide.svg`];

// How features let a game look and sound as a whole on its players' pages; projectorMoods.ts has the same for the projector.

import type { PlayerView } from '#core/views/playerView.ts';
import type { MusicCategory } from '#src/services/sound/names.ts';

type Seen = Pick<PlayerView, 'me'>;

/** The id of its theme; null where it is shown in the theme of the page. */
export const themeOfGame = ({ me }: Seen): string | null => me.duel && 'duels';

/** What is heard while it is played. */
export const musicOfGame = ({ me }: Seen): MusicCategory => (me.duel ? 'duelMusic' : 'question');

/** The power-up icons, by id. */
import { boost } from './powerups/boost.mjs';
import { help } from './powerups/help.mjs';
import { mystery } from './powerups/mystery.mjs';
import { share } from './powerups/share.mjs';
import { trick } from './powerups/trick.mjs';

export const powerupIcons = { ...help, ...boost, ...share, ...trick, ...mystery };

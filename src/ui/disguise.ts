import { createContext } from 'react';

/** True where monsters are dressed up, as on the canvas of a game in a theme that does so. */
export const DisguiseContext = createContext(false);

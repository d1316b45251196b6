import { createContext } from 'react';

/** True inside the form of the reader's own profile; it speaks to the player, not about one. */
export const OwnProfileContext = createContext(false);

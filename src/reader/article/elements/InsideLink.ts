import { createContext } from 'react';

/** Whether a link stands around: an image in it is no button, and a link in it just its words. */
export const InsideLink = createContext(false);

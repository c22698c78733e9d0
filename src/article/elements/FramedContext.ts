import { createContext } from 'react';

/** Whether a link or a picture element stands around: an image in it is no button, a link in it just its words. */
export const FramedContext = createContext(false);

import { createContext, type RefObject } from 'react';

/** What is typed while the palette still loads; its own field begins with it. */
export const EarlyText = createContext<RefObject<string>>({ current: '' });

/** What the router's own restoration is told by nobody: the names that its modules import, without the work behind them. */
export const storageKey = '';
export const defaultGetScrollRestorationKey = ({ href }: { readonly href: string }) => href;
export const getElementScrollRestorationEntry = () => undefined;
export const setupScrollRestoration = () => undefined;

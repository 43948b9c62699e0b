/**
 * An empty replacement of the router's scroll restoration: the names that its modules import, without the
 * implementation.
 */
export const storageKey = '';
export const defaultGetScrollRestorationKey = ({ href }: { readonly href: string }) => href;
export const getElementScrollRestorationEntry = () => undefined;
export const setupScrollRestoration = () => undefined;

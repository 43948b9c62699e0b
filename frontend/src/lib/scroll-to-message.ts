/** As the `ref` of a message: when it appears outside the window, far above the button that was pressed, it is scrolled to. */
export const scrollToMessage = (element: HTMLElement | null) => element?.scrollIntoView({ block: 'nearest' });

import { runnersBrowser } from './story-browser.ts';

/** The viewports of Storybook's toolbar, in CSS pixels. */
export const viewports = {
  phone: { name: 'Phone 360', width: 360, height: 740, type: 'mobile' },
  largePhone: { name: 'Phone 412', width: 412, height: 915, type: 'mobile' },
  tablet: { name: 'Tablet 820', width: 820, height: 1180, type: 'tablet' },
  desktop: { name: 'Desktop 1280', width: 1280, height: 800, type: 'desktop' },
  wide: { name: 'Wide 1600', width: 1600, height: 900, type: 'desktop' },
} as const;

export type ViewportName = keyof typeof viewports;

/** The same in the form of Storybook's `parameters.viewport.options`. */
export const viewportOptions = Object.fromEntries(
  Object.entries(viewports).map(([key, { name, width, height, type }]) => [
    key,
    { name, type, styles: { width: `${width}px`, height: `${height}px` } },
  ]),
);

/** In a test run: resizes the browser to the story's initial viewport. */
export async function openInitialViewport(name: ViewportName | undefined): Promise<void> {
  if (!name) return;
  const { width, height } = viewports[name];
  if (innerWidth !== width || innerHeight !== height) await runnersBrowser()?.resize(width, height);
}

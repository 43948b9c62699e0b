import { expectFits } from './expect-fits.ts';
import { openInitialViewport } from './story-viewports.ts';
import { whenSettled } from './when-settled.ts';

const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));

/**
 * At the story's own width, then on a phone: most of a story's time goes into its first render, so the same one is
 * resized.
 * @throws Error when something does not fit
 */
export async function expectFitsAtEachWidth(): Promise<void> {
  expectFits();
  await openInitialViewport('phone');
  // Parts that only phones have are rendered after the first frame.
  await nextFrame();
  await nextFrame();
  await whenSettled();
  expectFits();
}

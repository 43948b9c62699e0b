import type { AnyRouter } from '@tanstack/react-router';
import { sharePictures } from './shared-picture.ts';
import { allowOvertaking } from './view-transitions.ts';

/** What moves when pages change and while one scrolls: loaded after the page, whose first paint knows nothing of it. */
export function startMotion(router: AnyRouter): void {
  document.documentElement.classList.add('in-motion'); // styles/motion.css, features/home/suite/suite.css
  allowOvertaking();
  sharePictures(() => ({
    from: router.state.resolvedLocation?.pathname ?? '',
    to: router.latestLocation.pathname,
  }));
}

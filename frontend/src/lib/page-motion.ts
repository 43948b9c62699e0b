import type { AnyRouter } from '@tanstack/react-router';
import { sharePictures } from './shared-picture.ts';
import { ignoreSkippedTransitions } from './view-transitions.ts';

/** Animations of page changes and scrolling: loaded after the page, whose first paint does not need them. */
export function startMotion(router: AnyRouter): void {
  document.documentElement.classList.add('in-motion'); // styles/motion.css, features/public/showcase/home/suite/suite.css
  ignoreSkippedTransitions();
  sharePictures(() => ({
    from: router.state.resolvedLocation?.pathname ?? '',
    to: router.latestLocation.pathname,
  }));
}

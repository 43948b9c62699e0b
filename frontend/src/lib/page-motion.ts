import type { AnyRouter } from '@tanstack/react-router';
import { isPictureShared, sharePictures } from './shared-picture.ts';
import { ignoreSkippedTransitions } from './view-transitions.ts';

/** Animations of page changes and scrolling: loaded after the page, whose first paint does not need them. */
export function startMotion(router: AnyRouter): void {
  document.documentElement.classList.add('in-motion'); // styles/motion.css, features/public/showcase/home/suite/suite.css
  // A transition costs the styles and a picture of the whole page before anything changes, so it needs a reason.
  router.options.defaultViewTransition = {
    types: ({ fromLocation, toLocation, pathChanged }) =>
      fromLocation && pathChanged && isPictureShared(toLocation.pathname) ? ['page'] : false,
  };
  ignoreSkippedTransitions();
  sharePictures(() => ({
    from: router.state.resolvedLocation?.pathname ?? '',
    to: router.latestLocation.pathname,
  }));
}

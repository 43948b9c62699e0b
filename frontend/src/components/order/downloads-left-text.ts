import { plural, t } from '@lingui/core/macro';

/** '2 downloads left' of a purchase with a limit. */
export const downloadsLeftText = (count: number): string =>
  count === 0 ? t`No downloads left` : plural(count, { one: '# download left', other: '# downloads left' });

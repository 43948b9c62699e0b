import { t } from '@lingui/core/macro';
/** Platforms of a released file, by name. */
export const PLATFORMS = {
  any: t`All platforms`,
  windows: t`Windows`,
  macos: 'macOS',
  linux: t`Linux`,
  android: t`Android`,
  ios: 'iOS',
} as const;

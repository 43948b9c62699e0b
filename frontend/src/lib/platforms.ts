/** Platforms of a released file, by name. */
export const PLATFORMS = {
  any: 'All platforms',
  windows: 'Windows',
  macos: 'macOS',
  linux: 'Linux',
  android: 'Android',
  ios: 'iOS',
} as const;

/**
 * Operating system a file is for; `any` for all
 */
export type ReleasePlatform = typeof ReleasePlatform[keyof typeof ReleasePlatform];


export const ReleasePlatform = {
  any: 'any',
  windows: 'windows',
  macos: 'macos',
  linux: 'linux',
  android: 'android',
  ios: 'ios',
} as const;

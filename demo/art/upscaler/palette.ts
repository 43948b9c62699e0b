/** River blues and the orange of a kingfisher; a graphite window. */
export const water = {
  pale: '#cfe4e4',
  mist: '#a9d0d2',
  river: '#5aa5ae',
  deep: '#134b5c',
  night: '#0b2f3c',
  blue: '#1470a6',
  azure: '#2f9fd0',
  orange: '#ec7a34',
  rust: '#c2571f',
  cream: '#f7efdd',
  graphite: '#16242a',
  panel: '#1d2e35',
  line: '#2f444c',
  soft: '#9db3b8',
} as const;

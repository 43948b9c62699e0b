/** Printed figures: paper, ink and the colours of the sky before sunrise. Readable in both themes of the site. */
export const paper = {
  ground: '#f9f3e4',
  shade: '#efe5cc',
  ink: '#17222b',
  soft: '#7b7568',
  line: '#d9ccae',
  night: '#0f2930',
  sky: '#cfdcd6',
  dusk: '#e6dcc0',
  glow: '#f6c987',
  marigold: '#f2ab32',
  coral: '#cf4f2b',
  pale: '#d8c9a4',
  green: '#1f6a4e',
} as const;

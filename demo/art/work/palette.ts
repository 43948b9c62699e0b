/** Pictures of case studies: the ink and paper of printed posters, three colours each. */
export const poster = {
  ink: '#16211f',
  paper: '#f6efe0',
  shade: '#e6d9bd',
  sky: '#cfe0d4',
  haze: '#e4ebdc',
  brick: '#cf6f47',
  brickShade: '#b4573a',
  river: '#0d5a43',
  forest: '#0b3428',
  leaf: '#3f8f63',
  night: '#0d2a31',
  line: '#dcebe4',
  faint: '#1d434b',
  marigold: '#f2ab32',
  coral: '#d4562f',
  lime: '#c9c451',
} as const;

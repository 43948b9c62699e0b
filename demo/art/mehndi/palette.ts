/** Henna on skin, olive leaves, maroon silk and sand. */
export const henna = {
  line: '#5b1c10',
  maroon: '#641d1b',
  deep: '#43110f',
  olive: '#5c6839',
  leaf: '#737f49',
  sand: '#f4e2c8',
  paper: '#fcf3e4',
  skin: '#cf9468',
  shade: '#bd7f54',
  rose: '#d9836a',
  gold: '#e3ad52',
  ink: '#33130c',
} as const;

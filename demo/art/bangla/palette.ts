/** Alta red, rice-paste cream, turmeric and leaf green: the colours of the first of Boishakh. */
export const colours = {
  red: '#b72a1d',
  deep: '#8f1b14',
  cream: '#fbf1de',
  page: '#fdf8ec',
  ink: '#2b1611',
  soft: '#7d6358',
  leaf: '#2f6a48',
  turmeric: '#efb23c',
  line: '#eadcc2',
} as const;

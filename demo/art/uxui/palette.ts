/** Drawing-board colours: deep ink, paper, marigold, and the red and blue pencils for construction lines. */
export const board = {
  ink: '#17222b',
  deep: '#0e171e',
  paper: '#f9f3e4',
  shade: '#eee4cd',
  marigold: '#f2ab32',
  amber: '#dd9219',
  red: '#d6452a',
  blue: '#3f88a8',
  soft: '#6c7378',
  line: '#e3d8bf',
} as const;

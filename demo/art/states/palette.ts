/**
 * The pictures of empty, closed and failed states are drawn once for both themes: every plane gets its colour from a
 * class, and the file's night version is `file.svg#night`. So a change of theme loads nothing.
 */
const day = {
  soft: '#dcebe1',
  glow: '#f3aa2f',
  paper: '#fffdf6',
  green: '#2c8f6c',
  deep: '#075a41',
  water: '#8fc9ac',
  clay: '#d9825b',
  wood: '#e3c591',
  sun: '#f3aa2f',
  ink: '#16211f',
  line: '#16211f',
};

const night: typeof day = {
  soft: '#17332f',
  glow: '#f6efd6',
  paper: '#dfe6d8',
  green: '#2a8666',
  deep: '#0f5c45',
  water: '#3f8a76',
  clay: '#c06a47',
  wood: '#b9986a',
  sun: '#f3aa2f',
  ink: '#07110f',
  line: '#86b5a3',
};

const names = (colours: typeof day) =>
  Object.entries(colours)
    .map(([name, colour]) => `--${name}:${colour}`)
    .join(';');

const planes = Object.keys(day)
  .map((name) => `.${name}{fill:var(--${name})}`)
  .join('');

/**
 * `.e` has an ink edge, `.l` is a line of ink on it, `.b` a line on the plain background, `.r` one of the river. At
 * night a crescent replaces the sun.
 */
export const style = `svg{${names(day)}}svg:target{${names(night)}}${planes}.e,.l{stroke:var(--ink)}.b{stroke:var(--line)}.e,.l,.b{stroke-width:2;stroke-linejoin:round;stroke-linecap:round}.l,.b,.r,.d{fill:none}.r,.d{stroke:var(--green);stroke-width:1.5;stroke-linecap:round}.d{stroke-dasharray:3 5}.moon{visibility:hidden}svg:target .moon{visibility:visible}svg:target .day{visibility:hidden}`;

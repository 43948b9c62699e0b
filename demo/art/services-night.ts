/**
 * The desks of the services after dark: the same drawing in night colours. Backgrounds and shadows have their own night
 * colours, because they set the hour; objects on them are tinted by moonlight; lit parts keep their colours.
 */
const dark = { desk: '#1d3a33', floor: '#16302b', shade: '#0f231f' };

const grounds: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  web: { '#dfe9e1': '#14201f', '#cfe0d3': dark.desk, '#c3d4c8': dark.shade, '#b5cabb': '#132822' },
  mobile: { '#f4e7c9': dark.desk, '#e9d5a2': '#24463c', '#dfcda4': dark.shade, '#d3bd86': dark.shade },
  design: { '#0d5a45': '#12302a', '#0f6650': '#173a32', '#084534': '#0b1f1b' },
  database: { '#e7dcc8': dark.floor, '#efe6d5': '#1f3f37', '#d0c2a8': dark.shade },
  cloud: {
    '#a8d8bf': '#174a40',
    '#86c2a5': '#103830',
    '#d5eee0': '#5fa98f',
    '#efe6d5': '#22403a',
    '#d8c9a8': '#1b352f',
    '#c4b28c': '#152b26',
    '#dccdaf': '#142a26',
  },
};

/** Lamps, screens' accents and flowers, and the ink of the edges. */
const lit = new Set(['#f3aa2f', '#f6b745', '#f7dfa8', '#fbdc9b', '#57dba6', '#16211f', '#0b1312', '#d9661f']);

/** Moonlight removes most of the red and least of the blue. */
const moon = [0.8, 0.87, 0.86];

const moonlit = (colour: string): string =>
  `#${moon
    .map((share, i) => Math.round(Number.parseInt(colour.slice(1 + i * 2, 3 + i * 2), 16) * share))
    .map((value) => value.toString(16).padStart(2, '0'))
    .join('')}`;

/** The markup or the background of a desk at night; undefined for a desk that is already drawn at night. */
export function toNightMarkup(key: string, drawn: string): string | undefined {
  const own = grounds[key];
  return (
    own && drawn.replace(/#[0-9a-f]{6}\b/g, (colour) => own[colour] ?? (lit.has(colour) ? colour : moonlit(colour)))
  );
}

import { type Accent, fromOklch, toReadableTextColour } from '../../../../contract/rules/accent.ts';

/** The design's own colours of tokens.css in a form that every mail program supports. */
const DESIGN: Accent = { light: fromOklch([0.44, 0.085, 168]), dark: fromOklch([0.82, 0.13, 166]) };

/** `#rrggbb` colours of one theme of an email. */
export interface MailColours {
  ground: string;
  card: string;
  line: string;
  text: string;
  quiet: string;
  accent: string;
  onAccent: string;
}

const coloured = (colours: Omit<MailColours, 'onAccent'>): MailColours => ({
  ...colours,
  onAccent: toReadableTextColour(colours.accent),
});

/** The colours of an email in the owner's accent, or the design's own. */
export function mailColours(accent: Accent | null): Record<keyof Accent, MailColours> {
  const { light, dark } = accent ?? DESIGN;
  return {
    light: coloured({
      ground: fromOklch([0.966, 0.006, 168]),
      card: fromOklch([0.998, 0.001, 165]),
      line: fromOklch([0.886, 0.011, 180]),
      text: fromOklch([0.24, 0.02, 200]),
      quiet: fromOklch([0.475, 0.02, 196]),
      accent: light,
    }),
    dark: coloured({
      ground: fromOklch([0.175, 0.014, 205]),
      card: fromOklch([0.205, 0.015, 204]),
      line: fromOklch([0.3, 0.018, 201]),
      text: fromOklch([0.955, 0.006, 175]),
      quiet: fromOklch([0.735, 0.016, 190]),
      accent: dark,
    }),
  };
}

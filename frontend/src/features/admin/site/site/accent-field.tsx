import {
  type Accent,
  type AccentTheme,
  adjustAccent,
  BACKGROUNDS,
  findAccentProblem,
  formatContrast,
  fromOklch,
} from '@contract/rules/accent.ts';
import { useRef } from 'react';
import { siteAccentLightMax, siteAccentLightRegExp } from '@/api/generated/zod/schemas/siteAccent.zod.ts';
import { Button } from '@/components/ui/button.tsx';
import { Field } from '@/components/ui/field.tsx';
import { SwitchField } from '../../kit/switch-field.tsx';

interface AccentFieldProps {
  readonly name: string;
  readonly value: Accent | null;
  readonly error: string | undefined;
  readonly onChange: (value: Accent | null) => void;
}

/** The initial custom colour: the design's own, as closely as hexadecimal allows. */
const FIRST: Accent = { light: '#0b5d44', dark: '#5fd3a4' };
const LABELS: Record<AccentTheme, string> = { light: 'On light pages', dark: 'On dark pages' };
/** The text colours on each theme's background, whichever theme this page has. */
const INKS: Record<AccentTheme, string> = { light: '#1c2423', dark: '#eef1ef' };

/** The colour of links and buttons, one per theme, previewed with its contrast. */
export function AccentField({ name, value, error, onChange }: AccentFieldProps) {
  /** The derived colour of dark pages, which follows the light one until they have their own. */
  const initialDark = useRef(
    value && siteAccentLightRegExp.test(value.light) ? adjustAccent(value.light, 'dark') : FIRST.dark,
  );
  const change = (next: Accent) => {
    const follows = value?.dark === initialDark.current || value?.dark === FIRST.dark;
    if (!follows || next.dark !== value.dark || !siteAccentLightRegExp.test(next.light)) return onChange(next);
    initialDark.current = adjustAccent(next.light, 'dark');
    onChange({ ...next, dark: initialDark.current });
  };
  // The fields below show these problems themselves.
  const adjustment = value && (findAccentProblem(value.light, 'light') ?? findAccentProblem(value.dark, 'dark'));
  return (
    <fieldset className="min-w-0">
      <legend className="sr-only">Accent colour</legend>
      <SwitchField
        name={name}
        label="Custom accent colour"
        help="Used for links and buttons."
        checked={value !== null}
        onChange={({ currentTarget }) => onChange(currentTarget.checked ? FIRST : null)}
      />
      {error && !adjustment ? (
        <p role="alert" className="mt-1 text-xs font-semibold text-destructive">
          {error}
        </p>
      ) : null}
      {value ? (
        <div className="mt-3 grid gap-4 sm:grid-cols-2">
          {(['light', 'dark'] as const).map((theme) => (
            <ThemeColour
              key={theme}
              theme={theme}
              colour={value[theme]}
              onChange={(colour) => change({ ...value, [theme]: colour })}
            />
          ))}
        </div>
      ) : null}
    </fieldset>
  );
}

interface ThemeColourProps {
  readonly theme: AccentTheme;
  readonly colour: string;
  readonly onChange: (colour: string) => void;
}

function ThemeColour({ theme, colour, onChange }: ThemeColourProps) {
  const isColour = siteAccentLightRegExp.test(colour);
  const problem = findAccentProblem(colour, theme);
  const paint = isColour ? colour : undefined;
  const ground = fromOklch(BACKGROUNDS[theme].background);
  return (
    <div>
      <div
        className="grid gap-3 rounded-md border border-border p-4"
        style={{ backgroundColor: ground, color: INKS[theme] }}
      >
        <p className="text-sm">
          Text with{' '}
          <span className="font-semibold underline" style={{ color: paint }}>
            a link
          </span>{' '}
          in it
        </p>
        <span
          className="inline-flex h-10 w-fit items-center rounded-md px-4 text-sm font-semibold"
          style={{ backgroundColor: paint, color: ground }}
        >
          A button
        </span>
        <p className="text-xs tabular-nums">{`Contrast ${isColour ? formatContrast(colour, theme) : '–'}:1 (needs 4.5:1)`}</p>
      </div>
      <div className="mt-3 grid grid-cols-[auto_minmax(0,1fr)] items-end gap-3">
        <input
          type="color"
          aria-label={`Choose the colour ${LABELS[theme].toLowerCase()}`}
          value={isColour ? colour : '#000000'}
          onChange={({ currentTarget }) => onChange(currentTarget.value)}
          className="mb-6 h-11 w-14 rounded-md border border-input bg-card p-1"
        />
        <Field
          name={`${name}-${theme}`}
          label={LABELS[theme]}
          value={colour}
          maxLength={siteAccentLightMax}
          spellCheck={false}
          onChange={({ currentTarget }) => onChange(currentTarget.value.trim().toLowerCase())}
        />
      </div>
      {problem ? (
        <div role="status" className="text-xs">
          <p className="font-semibold text-destructive">{problem}</p>
          {isColour ? (
            <Button variant="outline" size="sm" className="mt-2" onClick={() => onChange(adjustAccent(colour, theme))}>
              {`Use ${adjustAccent(colour, theme)}`}
            </Button>
          ) : null}
        </div>
      ) : null}
    </div>
  );
}

import type { ReactNode } from 'react';

interface ChoicesProps {
  readonly legend: string;
  /** One group of radio buttons. */
  readonly name: string;
  readonly options: readonly { readonly name: string; readonly look: ReactNode }[];
  readonly chosen: number;
  readonly onChoose: (index: number) => void;
}

/** Radio buttons that show their option: drawn, named, operated with the arrow keys. */
export function Choices({ legend, name, options, chosen, onChoose }: ChoicesProps) {
  return (
    <fieldset>
      <legend className="text-sm font-semibold">{legend}</legend>
      <div className="mt-2 flex flex-wrap gap-x-1.5 gap-y-2 sm:gap-x-3">
        {options.map((option, index) => (
          <label
            key={option.name}
            className="group/choice grid cursor-pointer justify-items-center gap-1 text-xs text-muted-foreground has-checked:text-foreground"
          >
            <input
              type="radio"
              name={name}
              checked={index === chosen}
              onChange={() => onChoose(index)}
              className="peer sr-only"
            />
            <span className="overflow-hidden rounded-md border-2 border-transparent outline-offset-2 outline-marigold transition-colors group-hover/choice:border-border peer-checked:border-marigold peer-focus-visible:outline-2">
              {option.look}
            </span>
            <span>{option.name}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

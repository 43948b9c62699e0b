import { TextAreaField } from '../text-area-field.tsx';

interface TitleFieldProps {
  readonly value: string;
  readonly maxLength: number;
  readonly error: string | undefined;
  readonly onChange: (title: string) => void;
}

/** The title as its page shows it: large, and seen whole. It has no line breaks. */
export function TitleField({ onChange, ...rest }: TitleFieldProps) {
  return (
    <TextAreaField
      name="title"
      label="Title"
      marked
      rows={1}
      {...rest}
      onChange={({ currentTarget }) => onChange(currentTarget.value.replace(/\s*\n\s*/g, ' '))}
      onKeyDown={(event) => {
        if (event.key === 'Enter' && !event.nativeEvent.isComposing) event.preventDefault();
      }}
      className="grows min-h-15 font-display text-2xl leading-[1.18] font-semibold sm:text-3xl"
    />
  );
}

import { AddressType } from '@/api/generated/model.ts';
import { addressIcons } from '../kit/address-icons.ts';
import { typeLabels } from '../kit/address-texts.ts';

interface AddressTypeChoiceProps {
  /** Chosen at first. */
  readonly type: AddressType;
}

/** Home or office, as two halves of one control. */
export function AddressTypeChoice({ type: chosen }: AddressTypeChoiceProps) {
  return (
    <fieldset>
      <legend className="mb-1.5 text-sm font-semibold">Address Type</legend>
      <div className="grid grid-cols-2 gap-2">
        {Object.values(AddressType).map((type) => {
          const Icon = addressIcons[type];
          return (
            <label
              key={type}
              className="relative flex h-11 cursor-pointer items-center gap-2.5 rounded-md border border-input px-3.5 text-sm font-semibold text-muted-foreground transition-colors hover:border-foreground hover:text-foreground has-checked:border-primary has-checked:bg-primary-soft has-checked:text-primary has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-primary"
            >
              <input
                type="radio"
                name="type"
                value={type}
                defaultChecked={type === chosen}
                className="peer absolute inset-0 cursor-pointer opacity-0"
              />
              <Icon className="size-5 shrink-0" aria-hidden="true" />
              {typeLabels[type]}
            </label>
          );
        })}
      </div>
    </fieldset>
  );
}

import { PEOPLE, type Person } from '../../../mocks/scenario-text.ts';
import { accountOf, become, type DevTools, personNow } from './dev-tools.ts';
import { Part } from './part.tsx';

const NAMES: Record<Person, string> = { visitor: 'Visitor', customer: 'Customer', 'super-admin': 'Super-admin' };

/** The current user: one click instead of a sign-in. */
export function AccountPart({ tools, onChange }: { readonly tools: DevTools; readonly onChange: () => void }) {
  const now = personNow();
  const change = async (person: Person) => {
    await become(tools.api, person);
    onChange();
  };
  return (
    <Part title="Account">
      <div className="dev-people" role="radiogroup" aria-label="Current account">
        {PEOPLE.map((person) => (
          <label key={person} className="dev-choice">
            <input
              type="radio"
              name="dev-account"
              checked={now === person}
              onChange={() => {
                void change(person);
              }}
            />
            <span>
              <span>{NAMES[person]}</span>
              <small>{person === 'visitor' ? 'signed out' : accountOf(tools.api, person)?.name}</small>
            </span>
          </label>
        ))}
      </div>
    </Part>
  );
}

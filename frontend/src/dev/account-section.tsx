import { PERSONAS, type Persona } from '../../../mocks/scenario-text.ts';
import { accountOf, currentPerson, type DevTools, switchPerson } from './dev-tools.ts';
import { PanelSection } from './panel-section.tsx';

const NAMES: Record<Persona, string> = { visitor: 'Visitor', customer: 'Customer', 'super-admin': 'Super-admin' };

/** The current user: one click instead of a sign-in. */
export function AccountSection({ tools, onChange }: { readonly tools: DevTools; readonly onChange: () => void }) {
  const now = currentPerson();
  const change = async (person: Persona) => {
    await switchPerson(tools.api, person);
    onChange();
  };
  return (
    <PanelSection title="Account">
      <div className="dev-people" role="radiogroup" aria-label="Current account">
        {PERSONAS.map((person) => (
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
    </PanelSection>
  );
}

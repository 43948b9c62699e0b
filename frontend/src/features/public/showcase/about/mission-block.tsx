import type { Mission } from '@/api/generated/model.ts';
import { Container } from '@/components/ui/container.tsx';
import { AboutIcon } from './about-icon.tsx';

interface MissionBlockProps {
  readonly mission: Mission;
}

/** The studio's mission and its values. The statement stays in view while the values scroll past. */
export function MissionBlock({ mission }: MissionBlockProps) {
  if (!mission.text && mission.values.length === 0) return null;
  return (
    <section aria-labelledby="mission" className="py-20 lg:py-32">
      <Container className="grid gap-x-6 gap-y-12 lg:grid-cols-12">
        <div className="lg:sticky lg:top-16 lg:col-span-6 lg:self-start lg:pe-10">
          <h2 id="mission" className="font-sans text-sm font-semibold tracking-normal text-primary">
            {mission.title}
          </h2>
          <p className="mt-4 font-display text-2xl font-semibold tracking-[-0.012em]">{mission.text}</p>
        </div>
        <ul className="lg:col-span-6">
          {mission.values.map(({ icon, title, description }) => (
            <li key={title} className="grid grid-cols-[auto_1fr] gap-x-5 border-t border-border py-7 last:border-b">
              <AboutIcon name={icon} className="mt-0.5 size-6 text-primary" />
              <div>
                <h3 className="text-xl">{title}</h3>
                <p className="mt-2 max-w-[34rem] text-muted-foreground">{description}</p>
              </div>
            </li>
          ))}
        </ul>
      </Container>
    </section>
  );
}

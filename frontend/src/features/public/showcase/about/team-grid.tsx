import { Trans } from '@lingui/react/macro';
import type { TeamMember } from '@/api/generated/model.ts';
import { TeamPortrait } from './team-portrait.tsx';

interface TeamGridProps {
  readonly team: readonly TeamMember[];
}

/** The whole team side by side, up to the window's edge. */
export function TeamGrid({ team }: TeamGridProps) {
  if (team.length === 0) return null;
  return (
    <section aria-labelledby="team" className="team">
      <h2 id="team" className="text-4xl">
        <Trans>Meet the team</Trans>
      </h2>
      <ul className="team-grid">
        {team.map((member) => (
          <TeamPortrait key={member.name} member={member} />
        ))}
      </ul>
    </section>
  );
}

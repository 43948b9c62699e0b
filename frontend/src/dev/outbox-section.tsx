import type { DevTools } from './dev-tools.ts';
import { mailSegments } from './mail-segments.ts';
import { PanelSection } from './panel-section.tsx';

const time = new Intl.DateTimeFormat('en-US', { hour: '2-digit', minute: '2-digit', hour12: false });

/** Emails that a real server would have sent, newest first; their links work. */
export function OutboxSection({ tools: { api, open } }: { readonly tools: DevTools }) {
  const { outbox } = api.db.state;
  return (
    <PanelSection title={`Outbox (${outbox.length})`}>
      {outbox.length === 0 ? <p className="dev-note">No mail has been sent yet.</p> : null}
      <ul className="dev-list dev-mails">
        {outbox.map((mail) => (
          <li key={`${mail.created_at} ${mail.to} ${mail.text}`}>
            <details>
              <summary>
                <span>{mail.subject}</span>
                <small>{`${time.format(new Date(mail.created_at))} to ${mail.to}`}</small>
              </summary>
              <p>
                {mailSegments(mail.text, location.origin).map(({ text, href }) => {
                  if (!href) return text;
                  const isOwn = href.startsWith('/');
                  return (
                    <a
                      key={href}
                      href={href}
                      {...(isOwn ? {} : { target: '_blank', rel: 'noreferrer' })}
                      onClick={(event) => {
                        if (!isOwn) return;
                        event.preventDefault();
                        open(href);
                      }}
                    >
                      {text}
                    </a>
                  );
                })}
              </p>
            </details>
          </li>
        ))}
      </ul>
    </PanelSection>
  );
}

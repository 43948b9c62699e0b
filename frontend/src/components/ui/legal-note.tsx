interface LegalNoteProps {
  /** What the button does, such as 'creating an account'. */
  readonly act: string;
  /** The published legal texts. */
  readonly pages: readonly ('terms-and-conditions' | 'privacy-policy')[];
  readonly className?: string;
}

/** What a click on the button accepts, with links to the texts; they open in a new tab, so no typed text is lost. */
export function LegalNote({ act, pages, className = '' }: LegalNoteProps) {
  const terms = pages.includes('terms-and-conditions');
  const privacy = pages.includes('privacy-policy');
  if (!terms && !privacy) return null;
  return (
    <p className={`text-xs text-muted-foreground ${className}`}>
      {terms ? (
        <span>
          <span>{`By ${act} you accept our `}</span>
          <LegalLink page="terms-and-conditions" text="Terms and Conditions" />
          <span>. </span>
        </span>
      ) : null}
      {privacy ? (
        <span>
          <span>Our </span>
          <LegalLink page="privacy-policy" text="Privacy Policy" />
          <span> explains how we use your data.</span>
        </span>
      ) : null}
    </p>
  );
}

function LegalLink({ page, text }: { readonly page: string; readonly text: string }) {
  return (
    <a
      href={`/${page}`}
      target="_blank"
      rel="noopener"
      className="font-medium text-foreground underline underline-offset-2"
    >
      <span>{text}</span>
      <span className="sr-only"> (opens in a new tab)</span>
    </a>
  );
}

import { t } from '@lingui/core/macro';

interface NoScriptNoticeProps {
  /** The subject of the sentence: 'This form'. */
  readonly feature: string;
}

/** Shown above a form that does not work without JavaScript. */
export const NoScriptNotice = ({ feature }: NoScriptNoticeProps) => (
  <noscript>
    <p className="my-4 rounded-md bg-primary-soft px-3.5 py-2.5 text-sm font-medium">
      {t`${feature} needs JavaScript. Please allow it for this site in your browser.`}
    </p>
  </noscript>
);

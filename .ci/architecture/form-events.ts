// React bubbles the events of a portal to its parent components: a form in a dialog opened by a field would submit the
// field's own form. Two rules limit the handling of this to two files.
import { isTest, type Sources } from './sources.ts';

const SUBMIT = 'frontend/src/lib/own-event.ts';
const PORTAL = 'frontend/src/components/ui/detached.tsx';
/** Renders into a screenshot of the page and has neither fields nor buttons. */
const DRAWING = 'demo/live/bangla/cover-today.tsx';

/** A handler that is neither created by `ownSubmit` nor passes the event on to one that is. */
const HANDLER =
  /(?<!readonly )\bonSubmit(?:=\{| = |: )(?!ownSubmit\(|onSubmit\}|(?:(?!\n {0,6}\},)[\s\S])*?\bform\.onSubmit\(event\))/;

/** Forms that would also handle submits of a nested form, and portals that let events bubble. */
export const findFormsWithForeignEvents = (sources: Sources): string[] =>
  [...sources].flatMap(([file, text]) => {
    if (isTest(file) || [SUBMIT, PORTAL, DRAWING].includes(file)) return [];
    return [
      ...(HANDLER.test(text)
        ? [`${file} handles the submission of a form: use useForm, or ownSubmit of ${SUBMIT}`]
        : []),
      ...(/\bcreatePortal\b/.test(text) ? [`${file} opens a portal: use Detached of ${PORTAL}`] : []),
    ];
  });

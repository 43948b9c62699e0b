// React hands the events of a portal to the components around the portal: a form in a dialog that a field opens would send
// the field's own form. Two rules keep that to two files.
import { isTest, type Sources } from './sources.ts';

const SUBMIT = 'frontend/src/lib/own-event.ts';
const PORTAL = 'frontend/src/components/ui/detached.tsx';
/** Draws into a picture of the page and has neither fields nor buttons. */
const DRAWING = 'frontend/src/features/products/live/bangla/cover-today.tsx';

/** A handler that is neither made by `ownSubmit` nor hands the event on to one that is. */
const HANDLER =
  /(?<!readonly )\bonSubmit(?:=\{| = |: )(?!ownSubmit\(|onSubmit\}|(?:(?!\n {0,6}\},)[\s\S])*?\bform\.onSubmit\(event\))/;

/** Forms that would also take what a form inside them sends, and portals that let events out. */
export const formsThatHearOthers = (sources: Sources): string[] =>
  [...sources].flatMap(([file, text]) => {
    if (isTest(file) || [SUBMIT, PORTAL, DRAWING].includes(file)) return [];
    return [
      ...(HANDLER.test(text)
        ? [`${file} handles the submission of a form: use useForm, or ownSubmit of ${SUBMIT}`]
        : []),
      ...(/\bcreatePortal\b/.test(text) ? [`${file} opens a portal: use Detached of ${PORTAL}`] : []),
    ];
  });

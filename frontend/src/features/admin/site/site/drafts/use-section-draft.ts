import { useEffect, useState } from 'react';
import { hasStatus } from '@/api/api-error.ts';
import {
  adminDeleteSectionDraft,
  adminGetSectionDraft,
  adminSaveSectionDraft,
} from '@/api/generated/admin-site/admin-site.ts';
import type { PublishedDraft, SectionDraft, SectionDraftContent, SitePart } from '@/api/generated/model.ts';
import { useAuth } from '@/session/session-context.tsx';
import { createTabCopy } from '../../../kit/writing/local-copy.ts';
import { createTabAutosave, useTabAutosave } from '../../../kit/writing/tab-autosave.ts';
import type { SectionConfig } from '../site-field.ts';
import { fromContent, toContent, withoutPictures } from './draft-content.ts';

/** What is saved of a form, and the version of the section that it was begun from. */
interface Copy {
  readonly draft: SectionDraftContent;
  readonly version: number;
}

/** A copy that the server could not store. */
interface TabCopy extends Copy {
  readonly at: string;
  /** When the draft was saved that it continues. */
  readonly seen: string | undefined;
}

/** Content that is on the server, and since when. */
interface SavedContent {
  readonly text: string;
  readonly at: string;
}

/** A copy of this tab, as if its author had saved it. */
const asDraft = ({ draft, version, at }: TabCopy, found: SectionDraft | null): SectionDraft => ({
  draft,
  version,
  pictures: [],
  savedBy: null,
  own: true,
  savedAt: at,
  published: found?.published ?? null,
});

interface SectionDraftOptions {
  readonly part: SitePart;
  readonly sectionConfig: SectionConfig;
  /** The section as visitors see it. */
  readonly published: object;
  /** The draft on the server when the form was opened. */
  readonly found: SectionDraft | null;
}

/** Saves what is typed in a form of the site, on the server and not yet published. */
export function useSectionDraft({ part, sectionConfig, published, found }: SectionDraftOptions) {
  const { user } = useAuth();
  const [isFailing, setFailing] = useState(false);
  const [theirs, setTheirs] = useState<SectionDraft | null>(null);
  // None of this changes while the form is open, except what `seen` holds.
  const [{ local, seen, autosave, opened, openedWith, onServer }] = useState(() => {
    const tab = createTabCopy<TabCopy>(`section-${user?.id ?? ''}-${part}`);
    const inTab = tab.read();
    const newer = inTab && Date.parse(inTab.at) > Date.parse(found?.savedAt ?? '1970-01-01') ? inTab : null;
    // When the draft was saved that this tab has seen.
    const seen = { at: newer ? newer.seen : found?.savedAt };
    const local = {
      remove: tab.remove,
      write: ({ draft, version }: Copy) =>
        tab.write({
          draft: withoutPictures(sectionConfig, draft),
          version,
          at: new Date().toISOString(),
          seen: seen.at,
        }),
    };
    const autosave = createTabAutosave<Copy>({
      local,
      discard: () => adminDeleteSectionDraft(part, seen.at ? { seen: seen.at } : {}),
      onStatus: ({ state }) => setFailing(state === 'failing'),
      send: async (sent, init) => {
        try {
          const { savedAt } = await adminSaveSectionDraft(
            part,
            { ...sent, ...(seen.at ? { seen: seen.at } : {}) },
            init,
          );
          seen.at = savedAt;
          setLastSaved({ text: JSON.stringify(sent), at: savedAt });
          return savedAt;
        } catch (error) {
          if (hasStatus(error, 409)) {
            setTheirs(await adminGetSectionDraft(part));
            void autosave.settle();
          }
          throw error;
        }
      },
    });
    const opened = newer ? asDraft(newer, found) : found;
    const openedWith = opened && fromContent(sectionConfig, published, opened);
    // A copy of this tab is still to be sent.
    const onServer =
      found && openedWith && !newer
        ? { copy: { draft: toContent(sectionConfig, openedWith), version: found.version }, at: found.savedAt }
        : null;
    return { local, seen, autosave, opened, openedWith, onServer };
  });
  const [begun, setBegun] = useState<SectionDraft | null>(opened);
  const [lastSaved, setLastSaved] = useState<SavedContent | null>(
    () => onServer && { text: JSON.stringify(onServer.copy), at: onServer.at },
  );
  useTabAutosave(autosave);
  useEffect(() => {
    if (onServer) autosave.adopt(onServer.copy, onServer.at);
  }, [autosave, onServer]);

  /** Clears the draft state after the server's draft was deleted. */
  const end = () => {
    seen.at = undefined;
    autosave.forget();
    setLastSaved(null);
    setBegun(null);
    setTheirs(null);
  };
  return {
    part,
    /** The draft that the form was opened with, until it is published or discarded. */
    begun,
    /** The state of the form then. */
    openedWith,
    /** A draft that another administrator has saved meanwhile; autosave stops until the conflict is resolved. */
    theirs,
    lastSaved,
    isFailing,
    want: autosave.want,
    flush: autosave.flush,
    /** Deletes the draft; throws when that fails. */
    discard: async () => {
      await autosave.settle();
      try {
        await adminDeleteSectionDraft(part, seen.at ? { seen: seen.at } : {});
        end();
      } catch (error) {
        autosave.resume();
        throw error;
      }
    },
    /** Runs a save that publishes the draft and deletes it. */
    publish: async <Saved>(save: (draft: PublishedDraft) => Promise<Saved>): Promise<Saved> => {
      await autosave.settle();
      try {
        const saved = await save({ part, ...(seen.at ? { savedAt: seen.at } : {}) });
        end();
        return saved;
      } catch (error) {
        if (!theirs) autosave.resume();
        throw error;
      }
    },
    /** Saves the own draft over the other one. */
    keepMine: () => {
      seen.at = theirs?.savedAt;
      setTheirs(null);
      autosave.resume();
    },
    /** Continues with the other draft, whose content is given as this form would send it. */
    takeTheirs: (taken: SectionDraft, draft: SectionDraftContent) => {
      const copy: Copy = { draft, version: taken.version };
      local.remove();
      seen.at = taken.savedAt;
      autosave.adopt(copy, taken.savedAt);
      setLastSaved({ text: JSON.stringify(copy), at: taken.savedAt });
      setBegun(taken);
      setTheirs(null);
      autosave.resume();
    },
  };
}

export type SectionDraftState = ReturnType<typeof useSectionDraft>;

interface Typed {
  /** It differs from what is published. */
  readonly dirty: boolean;
  readonly draft: SectionDraftContent;
  /** Of the published section that is edited. */
  readonly version: number;
}

/** Reports every change. @returns whether all of it is on the server, or nothing differs from what is published */
export function useDraftSaving(work: SectionDraftState, { dirty, draft, version }: Typed): boolean {
  const { want, begun, lastSaved } = work;
  const copy: Copy = { draft, version: begun?.version ?? version };
  const text = dirty ? JSON.stringify(copy) : null;
  useEffect(() => want(text === null ? null : JSON.parse(text)), [want, text]);
  return text === null || lastSaved?.text === text;
}

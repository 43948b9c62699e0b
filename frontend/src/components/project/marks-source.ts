import type { ProjectMarkSide, ProjectMarks } from '@/api/generated/model.ts';

interface Comment {
  /** New for each comment, so that sending it again adds no second one. */
  readonly id: string;
  readonly text: string;
  /** Typed by a client. */
  readonly name: string;
}

/** Marks as their reader reaches them: the client with the link, or the studio. */
export interface MarksSource {
  readonly side: ProjectMarkSide;
  /** Of the version that is shown. */
  readonly query: {
    readonly data: ProjectMarks | undefined;
    readonly error: unknown;
    readonly isFetching: boolean;
    readonly refetch: () => Promise<unknown>;
  };
  readonly add: (fileId: string, comment: Comment & { readonly x: number; readonly y: number }) => Promise<unknown>;
  readonly reply: (fileId: string, markId: string, comment: Comment) => Promise<unknown>;
  readonly resolve: (
    fileId: string,
    markId: string,
    state: { readonly resolved: boolean; readonly name: string },
  ) => Promise<unknown>;
}

/** Shares of a picture's width and height, from the upper left corner. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Where a client's name is stored while the tab is open: it is typed once. */
export const NAME_KEY = 'project-name';

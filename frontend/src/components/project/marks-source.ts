type Side = 'client' | 'studio';

/** A version of a file. */
export interface PictureVersion {
  readonly id: string;
  readonly number: number;
  /** Size of the large picture; null without one. */
  readonly preview: { readonly width: number; readonly height: number } | null;
}

export interface MarkMessage {
  readonly id: string;
  readonly side: Side;
  readonly name: string;
  readonly text: string;
  readonly created_at: string;
}

/** A point of a picture with its thread. */
export interface Mark extends Point {
  readonly id: string;
  readonly number: number;
  readonly messages: readonly MarkMessage[];
  readonly resolved_at: string | null;
  readonly resolved_by: string;
  readonly resolved_side: Side | null;
}

interface Comment {
  /** New for each comment, so that sending it again adds no second one. */
  readonly id: string;
  readonly text: string;
  /** Typed by a client. */
  readonly name: string;
}

/** Access to the marks of a version, for the client with the link or for the studio. */
export interface MarksSource {
  readonly side: Side;
  /** Of the version that is shown. */
  readonly query: {
    readonly data: { readonly items: readonly Mark[] } | undefined;
    readonly error: unknown;
    readonly isFetching: boolean;
    readonly refetch: () => Promise<unknown>;
  };
  readonly add: (fileId: string, comment: Comment & Point) => Promise<unknown>;
  readonly reply: (fileId: string, markId: string, comment: Comment) => Promise<unknown>;
  readonly resolve: (
    fileId: string,
    markId: string,
    state: { readonly resolved: boolean; readonly name: string },
  ) => Promise<unknown>;
  /** Change requests created from marks; absent for readers who cannot create any. */
  readonly changes?: {
    /** undefined until the mark is one */
    readonly numberOf: (markId: string) => number | undefined;
    /** With the text of the mark. The request has the id of the mark, so pressing again adds nothing. */
    readonly request: (
      fileId: string,
      mark: { readonly id: string; readonly number: number; readonly text: string; readonly name: string },
    ) => Promise<unknown>;
  };
  /** The message of a failure. */
  readonly toMessage: (error: unknown, fallback: string) => string;
  /** Characters at most. */
  readonly limits: { readonly text: number; readonly name: number };
}

/** Shares of a picture's width and height, from the upper left corner. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Where a client's name is stored while the tab is open: it is typed once. */
export const NAME_KEY = 'project-name';

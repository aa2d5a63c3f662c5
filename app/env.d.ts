import '@remix-run/node'

declare module '@remix-run/node' {
  /** Fields that a browser needs are written into the headers of the answer by `app/entry.server.tsx`. */
  interface AppLoadContext {
    /** For the script tags of this page. */
    cspNonce: string
    /** The address the request came from. */
    address: string
    /** Waits for another turn of the same person; see `fairQueue`. */
    turn?: () => Promise<void>
    /** The script of a page asks for the data of a screen: no file is answered with. */
    asData?: boolean
    /** Waits until the reader of the answer has room for more; false when they have gone. */
    goOn?: () => Promise<boolean>
    /** When who asks has gone; the signal of the request can be lost to the garbage collector. */
    left?: AbortSignal
    /** Work between a write and its answer; see `platform/litefs/after-write`. */
    afterWrite?: () => Promise<void>
    /** The error screen in place of a file; it says what is in `error`. */
    errorScreen?: (request: Request, context: AppLoadContext) => Promise<Response>
    error?: { answer: object; status: number }
    /** `Retry-After`: seconds after which a refused request can work (429, 503). */
    retryAfter?: number
    /** `X-Sign-In`: why a page is asked to sign in before it goes on, the code of an error. */
    signIn?: string
    /** `X-Reason`: why a form was refused, in words. */
    reason?: string
    /** `X-Files-Kept`: those of a form that was refused are kept all the same, in a draft. */
    filesKept?: boolean
    /** Whether the subject of a form is not there, or not theirs: the text goes back, see `goneWith`. */
    foundNothing?: boolean
  }
}

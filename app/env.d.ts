import '@remix-run/node'

declare module '@remix-run/node' {
  interface AppLoadContext {
    /** For the script tags of this page. */
    cspNonce: string
    /** The address the request came from. */
    address: string
    /** It has come through a proxy; see `comesByProxy`. */
    proxied?: boolean
    /** Seconds after which a refused request can work (429, 503); set by `act` and `screen`. */
    retryAfter?: number
    /** Why a page is asked to sign in before it goes on: the code of a fault. */
    signIn?: string
    /** Why a form was refused, in words. */
    reason?: string
    /** The files of a form that was refused are kept all the same, in a draft. */
    filesKept?: boolean
    /** What a form was for is not there: what was written goes back, see `goneWith`. */
    foundNothing?: boolean
  }
}

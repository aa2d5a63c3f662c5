import type { Rule } from '~/permissions/vocabulary'

/** Row of an address. A screen may have several addresses, and each its own `who`. */
export type RouteRow = {
  /** File of its screen in `app/routes`; none for what the server answers before the framework. */
  screen?: string
  /** People who may use it at all; none for a route without loader and action. */
  who?: Rule
  /** Address of the screen that it covers as a dialog, or belongs to. */
  over?: string
  /**
   * Its form has a file: the people who may send large ones. Everybody else whom `who` lets in sends a
   * megabyte at most; the form of any other route has no file.
   */
  files?: Rule
  /** These files come several at once: twice as much. */
  multipleFiles?: true
  /** It answers a form with a file: the address of the screen that has the form. */
  formOn?: string
}

/** How a work item that waited ended. */
export type Outcome<Facts = object> =
  /** `facts`: what is stored of it. */
  | { kind: 'done'; facts?: Facts }
  /** Not this time. `after`: the milliseconds for which the service does not want it again. */
  | { kind: 'retry'; error: string; after?: number }
  /** The service takes nothing at all for `after` milliseconds; this try does not count. */
  | { kind: 'busy'; error: string; after: number }
  /** Never: another try would end the same way. */
  | { kind: 'refused'; error: string }

import { AsyncLocalStorage } from 'node:async_hooks'

/** The network a request comes from, the person where they are known, and when nobody waits for its answer. */
export type RequestContext = {
  network: string
  person?: string | undefined
  left?: AbortSignal
}

/** The request that the current work is done for, however deep: costly work is shared out by it. */
export const requestContext = new AsyncLocalStorage<RequestContext>()

/** Aborted when nobody waits any more for what is worked on. */
export const readerLeft = (): AbortSignal | undefined => requestContext.getStore()?.left

import { AsyncLocalStorage } from 'node:async_hooks'

/** The network a request comes from, and the person where they are known. */
export type RequestContext = { network: string; person?: string | undefined }

/** The request that the current work is done for, however deep: costly work is shared out by it. */
export const requestContext = new AsyncLocalStorage<RequestContext>()

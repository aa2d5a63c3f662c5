import { AsyncLocalStorage } from 'node:async_hooks'

/** Whose work something is: the network they ask from, and the person where they are known. */
export type Asker = { network: string; person?: string | undefined }

/** Who asks for what is being done, however deep it is done: costly work goes in turns among them. */
export const asker = new AsyncLocalStorage<Asker>()

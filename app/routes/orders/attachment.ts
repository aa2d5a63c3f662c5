import { attachmentLoader } from '~/routes/work/files.server'

/** A file of an order. */
export const loader = attachmentLoader('order')

import { attachmentLoader } from '~/routes/work/files.server'

/** A file of a request. */
export const loader = attachmentLoader('request')

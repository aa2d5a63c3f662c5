import { archiveLoader } from '~/routes/work/files.server'

/** All files of an order in one archive. */
export const loader = archiveLoader('order')

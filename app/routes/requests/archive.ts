import { archiveLoader } from '~/routes/work/files.server'

/** All files of a request in one archive. */
export const loader = archiveLoader('request')

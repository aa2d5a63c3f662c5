import { workPath } from '~/map/work-path'
import type { Work } from '~/shared/kinds'

/** Where the files of a piece of work stand, without the id of one. */
export const filesAt = (work: Work) => `${workPath(work)}/attachments`

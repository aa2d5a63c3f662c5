import { workPath } from '~/map/work-path'
import type { Work } from '~/shared/kinds'

/** Where the files of a work item stand, without the id of one. */
export const filesPath = (work: Work) => `${workPath(work)}/attachments`

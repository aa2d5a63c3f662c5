import { workPath } from '~/map/work-path'
import type { Work } from '~/shared/kinds'

/** Path of a work item's files, without the id of one. */
export const filesPath = (work: Work) => `${workPath(work)}/attachments`

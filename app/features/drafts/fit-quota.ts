import { DomainError } from '~/domain-error'
import { type DraftFile, mostDraftFiles } from './draft'

type Sent = { field: string; name: string; size: number }

/** Room that a draft has. */
export type Quota = {
  /** Bytes that may still be added. */
  free: number
  /** Files in a field. */
  mostInField?: number | undefined
  /** Code of the refusal for a file without room, and the limit in bytes that its sentence names. */
  full: { code: 'draft-full' | 'order-files-full'; limit: number }
}

/**
 * Which of the files that were sent a draft has room for, in the order they came. One with the name
 * of an earlier one in the same field takes its place.
 *
 * @returns `left`: the others, each with its DomainError, `too-many-files`, `draft-full` or `order-files-full` (413)
 */
export function fitQuota<T extends Sent>(
  sent: readonly T[],
  earlier: readonly DraftFile[],
  { free: bytes, mostInField = Number.POSITIVE_INFINITY, full }: Quota,
) {
  const fit: T[] = []
  const replaced: DraftFile[] = []
  const left: { name: string; why: unknown }[] = []
  let free = bytes
  for (const file of sent) {
    const { field, name, size } = file
    const staying = earlier.filter((one) => !replaced.includes(one))
    const same = staying.filter((one) => one.field === field && one.name === name)
    const beside = [...staying.filter((one) => !same.includes(one)), ...fit]
    const more = size - same.reduce((all, one) => all + one.size, 0)
    if (beside.filter((one) => one.field === field).length >= mostInField) {
      const values = { most: mostInField }
      left.push({ name, why: new DomainError('too-many-files', 413, { field, values }) })
    } else if (beside.length >= mostDraftFiles || more > free) {
      const values = { most: mostDraftFiles, limit: full.limit }
      left.push({ name, why: new DomainError(full.code, 413, { field, values }) })
    } else {
      free -= more
      replaced.push(...same)
      fit.push(file)
    }
  }
  return { fit, replaced, left }
}

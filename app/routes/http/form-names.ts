import { limits } from '~/permissions/limits'

/** Fields or parts of one form. The largest of ours has three in each of 200 rows. */
export const mostFields = 1000
/** Files of one form: as many as a company profile holds, and no form of ours takes more. */
export const mostFormFiles = limits.filesOfProfile
/** Rows of our largest form. */
const mostRows = 200
const longestName = 200

/** A name, perhaps the place in a list, perhaps a name in that row: `email`, `role[]`, `rows[3].email`. */
const path = /^([^.[\]]+)(?:\[(\d{0,3})\])?(?:\.([^.[\]]+))?$/

/**
 * Whether the names of a form are such as forms of ours have. Names are read as paths into lists and
 * objects: deep ones, or a large index each, would make lists that stop the server.
 */
export function areOurNames(names: Iterable<string>): boolean {
  const places = new Map<string, number>()
  let fields = 0
  let listed = 0
  for (const name of names) {
    const found = name.length <= longestName ? path.exec(name) : null
    fields += 1
    if (!found || fields > mostFields) return false
    const [, list = '', index = '', inner = ''] = found
    // Properties that every object has are no field names.
    if (list in {} || inner in {} || Number(index) >= mostRows) return false
    if (index === '') continue
    const before = places.get(list) ?? 0
    const after = Math.max(before, Number(index) + 1)
    places.set(list, after)
    listed += after - before
    // Places that nothing was sent for are made all the same.
    if (listed > mostFields) return false
  }
  return true
}

import { Fault } from '~/faults'

/** The longest name of a project, folder or page, in characters. */
export const nameLimit = 200

/**
 * A name as it is stored: trimmed.
 *
 * @throws Fault `project-name-required`, or that of another `of`; `name-too-long`; field `name`
 */
export function checkName(of: 'project' | 'folder' | 'page' | 'category', name: string): string {
  const trimmed = name.trim()
  if (!trimmed) throw new Fault(`${of}-name-required`, 400, { field: 'name' })
  if (trimmed.length > nameLimit) {
    throw new Fault('name-too-long', 400, { field: 'name', values: { limit: nameLimit } })
  }
  return trimmed
}

/** What a copy is called; a name that would be too long ends early. */
export const copyName = (name: string): string => `Copy of ${name}`.slice(0, nameLimit).trimEnd()

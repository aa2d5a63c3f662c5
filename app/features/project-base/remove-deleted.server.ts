import { and, asc, eq, isNotNull, notInArray } from 'drizzle-orm'
import { projects } from '~/db/schema'
import { type Tx, transaction } from '~/db/transaction.server'
import { log } from '~/platform/log.server'
import { clearProject } from './clear-project.server'

/** Projects that have failed: they keep no other, and are tried again once those are gone. */
const failed = new Set<string>()

/** Removes some of what is left of deleted projects and pages. @returns whether there was any */
export function removeDeleted(): boolean {
  let id: string | undefined
  try {
    transaction((tx) => {
      id = nextDeleted(tx)
      if (id !== undefined && !clearProject(tx, id)) {
        tx.delete(projects).where(eq(projects.id, id)).run()
      }
    })
  } catch (error) {
    if (id === undefined) throw error
    log.warn({ err: error, project: id }, 'what is left of a project could not be removed')
    failed.add(id)
  }
  if (id === undefined) failed.clear()
  return id !== undefined
}

const nextDeleted = (tx: Tx) =>
  tx
    .select({ id: projects.id })
    .from(projects)
    .where(and(isNotNull(projects.deletedAt), notInArray(projects.id, [...failed])))
    .orderBy(asc(projects.deletedAt))
    .limit(1)
    .get()?.id

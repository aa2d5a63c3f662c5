import { and, eq, isNotNull } from 'drizzle-orm'
import { exportsTable, projects } from '~/db/schema'
import type { Tx } from '~/db/transaction.server'
import { type By, happen } from '~/features/events/happen.server'
import { projectEvents } from '~/features/events/kinds/projects'
import { dropUnusedBrands } from '~/features/panels/drop-unused-brands.server'
import { files } from '~/platform/files/files.server'
import { log } from '~/platform/log.server'
import { removeUpload } from '~/platform/uploads/remove-uploads.server'
import type { Project } from './project-access.server'

/** The files a project leaves behind: see `removeLeftFiles`. */
type LeftFiles = { project: string; logo: string | null; downloads: string[] }

/**
 * Removes a project or template with everything below it, and its brand unless another one has the
 * same. Its files go after the transaction: an interruption leaves a file nobody points at.
 */
export function removeProject(tx: Tx, project: Project, by: By): LeftFiles {
  const made = tx
    .select({ file: exportsTable.file })
    .from(exportsTable)
    .where(and(eq(exportsTable.projectId, project.id), isNotNull(exportsTable.file)))
    .all()
  // The tables below a project follow it.
  tx.delete(projects).where(eq(projects.id, project.id)).run()
  dropUnusedBrands(tx, [project.brandId])
  happen(tx, by, projectEvents.deleted, { project })
  const downloads = made.flatMap(({ file }) => file ?? [])
  return { project: project.id, logo: project.logo, downloads }
}

/** Removes the files of a project that is gone. What fails is logged, not thrown. */
export async function removeLeftFiles({ project, logo, downloads }: LeftFiles): Promise<void> {
  try {
    if (logo) await removeUpload('logos', logo)
    await Promise.all(downloads.map((file) => files.remove('exports', file)))
  } catch (error) {
    log.warn({ err: error, project }, 'files of a deleted project are left')
  }
}

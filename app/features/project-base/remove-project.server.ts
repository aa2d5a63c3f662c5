import { and, eq, inArray, isNotNull } from 'drizzle-orm'
import { exportsTable, projectInvites, projectPictures, projects } from '~/db/schema'
import type { Tx } from '~/db/transaction.server'
import { type By, emit } from '~/features/events/emit.server'
import { projectEvents } from '~/features/events/event-types/projects'
import { unqueueMails } from '~/features/events/unqueue-mails.server'
import { removeFiles } from '~/features/files/remove-files.server'
import { dropUnusedBrands } from '~/features/panels/drop-unused-brands.server'
import { provenPerson } from '~/features/user-access/proven-person.server'
import { removeObjects } from '~/platform/files/remove-objects.server'
import { clearProject, leaveToUpkeep } from './clear-project.server'
import type { Project } from './project-access.server'

/** The files a project leaves behind: see `removeLeftFiles`. */
type LeftFiles = { logo: string | null; pictures: string[]; downloads: string[] }

/**
 * Removes projects or templates with everything below them, and their brands unless another one has the
 * same. One that holds much is gone for everybody at once; `removeDeleted` removes its rows. Their files go after the transaction: an interruption leaves a file nobody points at.
 */
export function removeProjects(tx: Tx, gone: readonly Project[], by: By): LeftFiles[] {
  const ids = gone.map(({ id }) => id)
  const made = tx
    .select({ project: exportsTable.projectId, file: exportsTable.file })
    .from(exportsTable)
    .where(and(inArray(exportsTable.projectId, ids), isNotNull(exportsTable.file)))
    .all()
  const shown = tx
    .select({ project: projectPictures.projectId, file: projectPictures.file })
    .from(projectPictures)
    .where(inArray(projectPictures.projectId, ids))
    .all()
  const invited = tx
    .delete(projectInvites)
    .where(inArray(projectInvites.projectId, ids))
    .returning()
    .all()
  for (const { id } of invited) unqueueMails(tx, id)
  for (const id of ids) {
    if (clearProject(tx, id)) leaveToUpkeep(tx, id)
    // The other tables below a project follow it.
    else tx.delete(projects).where(eq(projects.id, id)).run()
  }
  dropUnusedBrands(
    tx,
    gone.map(({ brandId }) => brandId),
  )
  for (const project of gone) {
    const to = invited.filter(({ projectId }) => projectId === project.id)
    const people = to.flatMap(({ email }) => provenPerson(tx, email)?.id ?? [])
    emit(tx, by, projectEvents.deleted, { project, invited: people })
  }
  return gone.map(({ id, logo }) => ({
    logo,
    pictures: shown.flatMap(({ project, file }) => (project === id ? file : [])),
    downloads: made.flatMap(({ project, file }) => (project === id && file ? [file] : [])),
  }))
}

/** The same of one. */
export function removeProject(tx: Tx, project: Project, by: By): LeftFiles {
  const [left] = removeProjects(tx, [project], by)
  return left ?? { logo: null, pictures: [], downloads: [] }
}

/** Removes the files of a project that is gone. What fails is logged, not thrown. */
export async function removeLeftFiles({ logo, pictures, downloads }: LeftFiles): Promise<void> {
  await removeFiles(logo ? [logo, ...pictures] : pictures)
  await removeObjects('exports', downloads)
}

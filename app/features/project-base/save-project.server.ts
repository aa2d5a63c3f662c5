import { eq, sql } from 'drizzle-orm'
import { projects } from '~/db/schema'
import type { Tx } from '~/db/transaction.server'
import { brandOfProject } from './brand-of-project.server'
import type { Project } from './project-access.server'

type ProjectChange = Partial<
  Pick<
    Project,
    'name' | 'primaryColor' | 'secondaryColor' | 'logo' | 'story' | 'facts' | 'corners' | 'typeface'
  >
>

/**
 * Writes what makes up a project's brand into its row, with the brand that follows from it. The version counts what
 * its form holds: a new logo is no reason to refuse somebody's colors.
 */
export function saveProject(tx: Tx, project: Project, change: ProjectChange): void {
  const brandId = brandOfProject(tx, { ...project, ...change })
  const { logo: _, ...ofForm } = change
  const saves = Object.keys(ofForm).length > 0 ? 1 : 0
  const version = sql`${projects.version} + ${saves}`
  tx.update(projects)
    .set({ ...change, brandId, version, updatedAt: Date.now() })
    .where(eq(projects.id, project.id))
    .run()
}

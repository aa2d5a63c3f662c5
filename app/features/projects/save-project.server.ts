import { eq, sql } from 'drizzle-orm'
import { projects } from '~/db/schema'
import type { Tx } from '~/db/transaction.server'
import { publish } from '~/features/live/publish.server'
import { ensureBrand } from '~/features/panels/ensure-brand.server'
import type { Project } from './project-access.server'

type BrandChange = Partial<
  Pick<Project, 'name' | 'primaryColor' | 'secondaryColor' | 'logo' | 'story'>
>

/** Writes what makes up a project's brand, with the brand that follows from it. */
export function saveBrand(tx: Tx, project: Project, change: BrandChange): void {
  const { name, primaryColor, secondaryColor, logo, story } = { ...project, ...change }
  const brandId = ensureBrand(tx, { name, primaryColor, secondaryColor, logo, story })
  tx.update(projects)
    .set({ ...change, brandId, version: sql`${projects.version} + 1`, updatedAt: Date.now() })
    .where(eq(projects.id, project.id))
    .run()
  if (project.template) publish(tx, 'list:templates')
  publish(tx, `project:${project.id}`)
}

import { and, count, countDistinct, desc, eq, isNull } from 'drizzle-orm'
import { db } from '~/db/client.server'
import { projects, sections } from '~/db/schema'
import type { Tx } from '~/db/transaction.server'
import { canSeeAllProjects } from '~/permissions/projects'
import type { Actor } from '~/permissions/vocabulary'

export type PanelUse = { sections: number; pages: number; projects: number }

/** Projects that are listed by name. */
const listed = 20

/** Counts the uses of a panel. A header or footer of a whole project counts for no page. */
export function panelUse(tx: Tx | typeof db, panelId: string): PanelUse {
  const row = tx
    .select({
      sections: count(),
      pages: countDistinct(sections.pageId),
      projects: countDistinct(sections.projectId),
    })
    .from(sections)
    .where(eq(sections.panelId, panelId))
    .get()
  return row ?? { sections: 0, pages: 0, projects: 0 }
}

/** Projects a panel is in, for a person who may open them: name, template, how many sections. */
export function projectsUsing(actor: Actor, panelId: string) {
  if (!canSeeAllProjects(actor)) return null
  const uses = count()
  return db
    .select({ id: projects.id, name: projects.name, kind: projects.kind, sections: uses })
    .from(sections)
    .innerJoin(projects, eq(projects.id, sections.projectId))
    .where(and(eq(sections.panelId, panelId), isNull(projects.deletedAt)))
    .groupBy(projects.id)
    .orderBy(desc(uses), projects.id)
    .limit(listed)
    .all()
}

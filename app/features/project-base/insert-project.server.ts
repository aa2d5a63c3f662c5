import { projects } from '~/db/schema'
import type { Tx } from '~/db/transaction.server'
import { type By, emit } from '~/features/events/emit.server'
import { projectEvents } from '~/features/events/event-types/projects'
import type { Facts } from '~/panels/facts/facts'
import type { StoryId } from '~/panels/stories/ids'
import type { Corners, Typeface } from '~/panels/types'
import type { ProjectKind } from '~/permissions/projects'
import { newId } from '~/platform/ids.server'
import { brandOfProject } from './brand-of-project.server'

const black = '#000000'

type NewProject = {
  name: string
  ownerId: string | null
  folderId: string | null
  /** A website unless said otherwise; only a template begins published. */
  kind?: ProjectKind
  published?: boolean
  primaryColor?: string
  secondaryColor?: string
  /** File name in the folder `logos`; no other project has it. */
  logo?: string | null
  /** Business that the words of its panels are about. */
  story?: StoryId | null
  /** What is true of its business. */
  facts?: Facts | null
  corners?: Corners
  typeface?: Typeface
  /** Origin; without it a blank project, or a guest's. */
  source?: 'template' | 'copy'
  createdAt?: number
}

/**
 * Writes a new project with its history row: in the root, unpublished, a website and black
 * unless the facts say otherwise.
 *
 * @param by who makes it; by default its owner, or its guest
 */
export function insertProject(tx: Tx, given: NewProject, by?: By): string {
  const id = newId()
  const { createdAt = Date.now(), ...said } = given
  const project = { primaryColor: black, secondaryColor: black, logo: null, ...said }
  tx.insert(projects)
    .values({
      id,
      source: given.ownerId === null ? 'guest' : 'blank',
      ...project,
      brandId: brandOfProject(tx, { id, ...project }),
      createdAt,
      updatedAt: createdAt,
    })
    .run()
  const { name, ownerId, kind = 'website' } = given
  const maker = ownerId === null ? ({ kind: 'guest', projectId: id } as const) : { id: ownerId }
  emit(tx, by ?? maker, projectEvents.created, { project: { id, name, ownerId, kind } })
  return id
}

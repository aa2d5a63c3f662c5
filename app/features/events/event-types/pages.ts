import { pathTo } from '~/map/path-to'
import type { EventType } from '../event-type'

/** Details that the history of a project keeps of a change on one of its pages. */
export type PageDetails = {
  page: string
  /** Name of the page at that time. */
  name: string
  /** The version of the page that the change made. */
  revision?: number
  /** The panel of the section, and the one before a swap. */
  panel?: string | null
  was?: string
  /** The page that a section moved to. */
  to?: string
  /** How many changes were made at once. */
  count?: number
}

/** `subjectId`: what is on the page; left out, the page itself. */
type PageEventFacts = { page: { id: string; projectId: string; name: string }; subjectId?: string }

/** An event type of a page, or of what is on it: everybody who has its project open hears of it. */
export const pageEvent = <Facts = unknown>({
  details,
  ...given
}: Pick<EventType<Facts & PageEventFacts>, 'table' | 'action' | 'notifies'> & {
  details?: (event: Facts & PageEventFacts) => Omit<PageDetails, 'page' | 'name'>
}): EventType<Facts & PageEventFacts> => ({
  subjectId: ({ subjectId, page }) => subjectId ?? page.id,
  project: ({ page }) => page.projectId,
  topics: ({ page }) => [`project:${page.projectId}`],
  details: (event): PageDetails => ({
    page: event.page.id,
    name: event.page.name,
    ...details?.(event),
  }),
  ...given,
})

export const pageEvents = {
  created: pageEvent({ table: 'pages', action: 'created' }),
  updated: pageEvent({ table: 'pages', action: 'updated' }),
  deleted: pageEvent({ table: 'pages', action: 'deleted' }),
  becameHome: pageEvent({ table: 'pages', action: 'set as home page' }),
  moved: pageEvent({ table: 'pages', action: 'page order updated' }),
}

export const copyEvents = {
  created: pageEvent({ table: 'content_sheets', action: 'created' }),
  updated: pageEvent({ table: 'content_sheets', action: 'updated' }),
}

type Comment = {
  subjectId: string
  project: { id: string; name: string }
  visitor: string
  text: string
  recipients: string[]
}

export const pageNoteEvents = {
  created: pageEvent<{ subjectId: string }>({ table: 'page_notes', action: 'created' }),
  updated: pageEvent<{ subjectId: string }>({ table: 'page_notes', action: 'updated' }),
  deleted: pageEvent<{ subjectId: string }>({ table: 'page_notes', action: 'deleted' }),
  leftByVisitor: pageEvent<Comment>({
    table: 'page_notes',
    action: 'left by a visitor',
    notifies: ({ subjectId, page, project, visitor, text, recipients }) => ({
      type: 'project_comment',
      subject: project.id,
      cause: subjectId,
      recipients,
      to: pathTo('/projects/:id/pages/:page/notes', { id: project.id, page: page.id }),
      what: project.name,
      text: `${page.name}: ${text}`,
      signed: visitor,
    }),
  }),
}

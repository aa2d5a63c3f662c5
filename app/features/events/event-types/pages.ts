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

/** What a visitor did on a page of the shared preview, and who works on it. */
type ByVisitor = {
  subjectId: string
  project: { id: string; name: string }
  visitor: string
  text: string
  recipients: string[]
}

const toldOf =
  (type: 'project_comment' | 'project_approved') =>
  ({ subjectId, page, project, visitor, text, recipients }: ByVisitor & PageEventFacts) => ({
    type,
    subject: project.id,
    cause: subjectId,
    recipients,
    to:
      pathTo('/projects/:id/pages/:page/notes', { id: project.id, page: page.id }) +
      (type === 'project_comment' ? `#note-${subjectId}` : ''),
    what: project.name,
    text: `${page.name}: ${text}`,
    signed: visitor,
  })

export const pageNoteEvents = {
  created: pageEvent<{ subjectId: string }>({ table: 'page_notes', action: 'created' }),
  updated: pageEvent<{ subjectId: string }>({ table: 'page_notes', action: 'updated' }),
  deleted: pageEvent<{ subjectId: string }>({ table: 'page_notes', action: 'deleted' }),
  answered: pageEvent<{ subjectId: string }>({ table: 'page_notes', action: 'answered' }),
  done: pageEvent<{ subjectId: string }>({ table: 'page_notes', action: 'marked as done' }),
  reopened: pageEvent<{ subjectId: string }>({ table: 'page_notes', action: 'opened again' }),
  leftByVisitor: pageEvent<ByVisitor>({
    table: 'page_notes',
    action: 'left by a visitor',
    notifies: toldOf('project_comment'),
  }),
}

export const pageApprovalEvents = {
  given: pageEvent<ByVisitor & { revision: number }>({
    table: 'page_approvals',
    action: 'approved by a visitor',
    details: ({ revision }) => ({ revision }),
    notifies: toldOf('project_approved'),
  }),
}

import { pathTo } from '~/map/path-to'
import type { Kind } from '../kind'

/** What the history of a project keeps of a change on one of its pages. */
export type PageDetails = {
  page: string
  /** What the page is called at the time. */
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

/** `of`: what is on the page; left out, the page itself. */
type OnPage = { page: { id: string; projectId: string; name: string }; of?: string }

/** A kind about a page, or about what is on it: all who have its project open hear of it. */
export const onPage = <Facts = unknown>({
  keeps,
  ...given
}: Pick<Kind<Facts & OnPage>, 'on' | 'says' | 'notifies'> & {
  keeps?: (event: Facts & OnPage) => Omit<PageDetails, 'page' | 'name'>
}): Kind<Facts & OnPage> => ({
  of: ({ of, page }) => of ?? page.id,
  project: ({ page }) => page.projectId,
  tells: ({ page }) => [`project:${page.projectId}`],
  keeps: (event): PageDetails => ({
    page: event.page.id,
    name: event.page.name,
    ...keeps?.(event),
  }),
  ...given,
})

export const pageEvents = {
  created: onPage({ on: 'pages', says: 'created' }),
  updated: onPage({ on: 'pages', says: 'updated' }),
  deleted: onPage({ on: 'pages', says: 'deleted' }),
  becameHome: onPage({ on: 'pages', says: 'set as home page' }),
  moved: onPage({ on: 'pages', says: 'page order updated' }),
}

export const copyEvents = {
  created: onPage({ on: 'page_copies', says: 'created' }),
  updated: onPage({ on: 'page_copies', says: 'updated' }),
}

type Comment = {
  of: string
  project: { id: string; name: string }
  visitor: string
  text: string
  recipients: string[]
}

export const pageNoteEvents = {
  created: onPage<{ of: string }>({ on: 'page_notes', says: 'created' }),
  updated: onPage<{ of: string }>({ on: 'page_notes', says: 'updated' }),
  deleted: onPage<{ of: string }>({ on: 'page_notes', says: 'deleted' }),
  leftByVisitor: onPage<Comment>({
    on: 'page_notes',
    says: 'left by a visitor',
    notifies: ({ of, page, project, visitor, text, recipients }) => ({
      type: 'project_comment',
      origin: project.id,
      cause: of,
      recipients,
      to: pathTo('/projects/:id/pages/:page/notes', { id: project.id, page: page.id }),
      what: project.name,
      text: `${page.name}: ${text}`,
      signed: visitor,
    }),
  }),
}

import { fieldId } from '~/components/form/field-id'
import { type Below, pathTo } from '~/map/path-to'

/** Addresses of the editor's screens and posts. */

/** The editor with a page and one of its sections selected, scrolled to that section. */
export const editorPath = (projectId: string, page?: string | null, section?: string | null) =>
  editorView(projectId, { p: page, s: section }) + (section ? `#s-${section}` : '')

/**
 * A link to a section within the editor. Hundreds of them are there: a body section says its page itself
 * (`pageOfSection`). Its path is named, since dialogs of other paths lie over the editor.
 */
export const sectionLink = (projectId: string, pageId: string, { id, type }: Shown) =>
  type === 'body'
    ? `${pathTo('/projects/:id', { id: projectId }, { s: id })}#s-${id}`
    : editorPath(projectId, pageId, id)

type Shown = { id: string; type: string }

/** The section that a link of `sectionLink` selects. */
export const linkedSection = (link: { hash: string }): string => link.hash.slice('#s-'.length)

/** The editor as it was left for a dialog or post whose address carries its page and section. */
export const editorBehind = (projectId: string, url: URL) =>
  pathTo('/projects/:id', { id: projectId }, viewBehind(url))

/** The page and section of such an address, and the sheet that was open on a phone. */
export const viewBehind = ({ searchParams }: URL) => ({
  p: searchParams.get('p'),
  s: searchParams.get('s'),
  side: searchParams.get('side'),
})

/** The screen of `screenFrom`, else the editor as it was left. */
export const screenBehind = (id: string, url: URL): string =>
  screenFrom(id, Object.fromEntries(url.searchParams)) ?? editorBehind(id, url)

/** The check before a download, or the business details, where a link of theirs led to a screen (`from`). */
export function screenFrom(id: string, { from, back, p, s }: From & View): string | null {
  if (leadsToCheck(from)) {
    return pathTo('/projects/:id/website', { id }, { p }) + (s ? `#${placeInCheck(s)}` : '')
  }
  if (from !== 'facts') return null
  return `${pathTo('/projects/:id/facts', { id }, { p, s, from: back })}#legal`
}

/** What led to a screen; `back` is where business details lead that did. */
export type From = { from?: string | null | undefined; back?: string | null | undefined }

/**
 * The form of a new legal page: outside the navigation, with the panel for its text.
 *
 * @param back where the business details lead that are `from`
 */
export const legalPagePath = (
  id: string,
  name: string,
  behind: { from: 'website' | 'facts'; back?: string | null; p?: string | null; s?: string | null },
) => pathTo('/projects/:id/pages/new', { id }, { name, legal: 'on', ...behind })

/** Where the check before a download lists a section. */
export const placeInCheck = (section: string): string => `check-${section}`

export const leadsToCheck = (from: unknown) => from === 'website'

/** The editor's Collaborators panel, with the page and section of the address kept. */
export const collaboratorsPanel = (projectId: string, { searchParams }: URL) =>
  `${pathTo('/projects/:id', { id: projectId }, { p: searchParams.get('p'), s: searchParams.get('s'), side: 'settings' })}#collaborators`

/** A post about one collaborator, or the dialog that removes them. */
export const onCollaborator = (
  id: string,
  page: string | null,
  collaborator: string,
  what: Below<'/projects/:id/collaborators/:collaborator'>,
) => pathTo(`/projects/:id/collaborators/:collaborator/${what}`, { id, collaborator }, { p: page })

/** Takes the invitation of somebody to the project back. */
export const withdrawInvitePath = (id: string, page: string | null, invite: string) =>
  pathTo('/projects/:id/collaborators/invites/:invite/withdraw', { id, invite }, { p: page })

/** A dialog or post of the Collaborators panel. */
export const collaboratorPath = (
  id: string,
  page: string | null,
  what: Below<'/projects/:id/collaborators'>,
) => pathTo(`/projects/:id/collaborators/${what}`, { id }, { p: page })

type View = {
  p?: string | null | undefined
  s?: string | null | undefined
  view?: string | null
}

/** The same without scrolling; or a preview of the page. */
export const editorView = (projectId: string, { p, s, view }: View = {}) =>
  pathTo('/projects/:id', { id: projectId }, { p, s, view })

/** The preview of a page at a width. */
export const previewPath = (id: string, p: string, width: number) =>
  pathTo('/projects/:id', { id }, { p, view: 'preview', width: String(width) })

/** A dialog or post of a page. */
export const pagePath = (id: string, page: string, what: Below<'/projects/:id/pages/:page'>) =>
  pathTo(`/projects/:id/pages/:page/${what}`, { id, page })

/** Whether a post is about what came last on a page: about something else after another change. */
export const isAboutLast = (action: string) => /\/pages\/[^/]+\/(undo|redo|skip)(\?|$)/.test(action)

/** A post that leaves out what undo or redo cannot do: the change that gave the page a revision. */
export const skipPath = (id: string, page: string, direction: 'undo' | 'redo', change?: string) =>
  pathTo('/projects/:id/pages/:page/skip', { id, page }, { direction, change })

/** A post of a section. */
export const sectionPost = (
  id: string,
  section: string,
  press: Below<'/projects/:id/sections/:section'>,
) => pathTo(`/projects/:id/sections/:section/${press}`, { id, section })

/** The form of a section's words, at one of them. */
export const wordsPath = (
  id: string,
  page: string,
  section: string,
  field?: string | null,
  from?: 'website',
) =>
  pathTo(
    '/projects/:id/sections/:section/words',
    { id, section },
    { p: page, s: section, field, from },
  ) + (field ? `#${fieldId(wordName(field))}` : '')

/** The form of the project's facts, at one of them: `phone`, `mail`, `address`, `hours`, `socials`, `places`. */
export const factsPath = (id: string, behind: Omit<View, 'view'>, fact?: string) =>
  pathTo('/projects/:id/facts', { id }, behind) + (fact ? `#${fact}` : '')

/** What the field of a word is posted as. */
export const wordName = (path: string) => `word-${path}`

/** What a file is posted as that is chosen beside a picture. */
export const fileName = (path: string) => `file-${path}`

type PlaceQuery = From & {
  for: string
  p: string
  scope?: string | null
  after?: string | null
  swap?: string | null
}

/** Select A Panel for a place on a page, or in place of a section (`swap`). */
export const panelsPath = (
  projectId: string,
  place: PlaceQuery,
  filters: Record<string, string | null | undefined> = {},
) => pathTo('/projects/:id/panels', { id: projectId }, { ...place, ...filters })

/** Select A Panel for a page's own (custom) header or footer. */
export const choosePath = (projectId: string, page: string, slot: string, from: From = {}) =>
  panelsPath(projectId, { for: slot, scope: 'page', p: page, ...from })

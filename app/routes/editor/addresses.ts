/** The addresses of the editor and its dialogs. */

/** The editor, with a page and one of its sections selected. */
export function editorPath(
  projectId: string,
  page?: string | null,
  section?: string | null,
): string {
  const query = new URLSearchParams({ ...(page && { p: page }), ...(section && { s: section }) })
  const hash = section ? `#s-${section}` : ''
  return `/projects/${projectId}${query.size > 0 ? `?${query}` : ''}${hash}`
}

export const pagePath = (projectId: string, page: string, what: string) =>
  `/projects/${projectId}/pages/${page}/${what}`

/** Select A Panel for a page's own (custom) header or footer. */
export const choosePath = (projectId: string, page: string, slot: string) =>
  `/projects/${projectId}/panels?${new URLSearchParams({ for: slot, scope: 'page', p: page })}`
/** Addresses of the editor's screens and posts. */

type View = { p?: string | null; s?: string | null; view?: string | null; width?: string | null }

/** The editor with a page and, when given, a section selected. */
export function editorPath(projectId: string, { p, s, view, width }: View = {}): string {
  const query = queryOf({ p, s, view, width })
  return `/projects/${projectId}${query}`
}

/** The same, scrolled to the section. */
export const sectionPath = (projectId: string, p: string, s: string | null) =>
  editorPath(projectId, { p, s }) + (s ? `#s-${s}` : '')

export type PanelPlace = {
  for: string
  p: string
  scope?: string | null
  after?: string | null
  swap?: string | null
}

/** Select A Panel for a place on a page, or in place of a section (`swap`). */
export const panelsPath = (
  projectId: string,
  place: PanelPlace,
  filters: Record<string, string | null | undefined> = {},
) => `/projects/${projectId}/panels${queryOf({ ...place, ...filters })}`

export const sectionPost = (projectId: string, sectionId: string, verb: string) =>
  `/projects/${projectId}/sections/${sectionId}/${verb}`

export const pagePost = (projectId: string, pageId: string, verb: string) =>
  `/projects/${projectId}/pages/${pageId}/${verb}`

/** Empty values are left out. */
export function queryOf(values: Record<string, string | null | undefined>): string {
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(values)) if (value) query.set(name, value)
  return query.size > 0 ? `?${query}` : ''
}

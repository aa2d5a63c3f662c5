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

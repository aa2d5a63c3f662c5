import { useLocation } from '@remix-run/react'
import { pathTo } from '~/map/path-to'

/** Select A Template for a page of a project. */
export const selectPath = (
  projectId: string,
  query: Record<string, string | null | undefined> = {},
) => pathTo('/projects/:id/templates', { id: projectId }, query)

/** One template in the dialog over Select A Template; its filters stay in the address. */
export function useTemplatePath(projectId: string) {
  const { search } = useLocation()
  return (id: string) => `${selectPath(projectId)}/${id}${search}`
}

import { useLocation } from '@remix-run/react'
import { queryOf } from '~/routes/http/query'

/** Select A Template for a page of a project. */
export const selectPath = (
  projectId: string,
  query: Record<string, string | null | undefined> = {},
) => `/projects/${projectId}/templates${queryOf(query)}`

/** One template in the dialog over Select A Template; its filters stay in the address. */
export function useTemplatePath(projectId: string) {
  const { search } = useLocation()
  return (id: string) => `${selectPath(projectId)}/${id}${search}`
}

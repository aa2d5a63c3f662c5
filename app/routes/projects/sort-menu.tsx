import { Menu, MenuLink } from '~/components/ui/menu'
import { projectSortLabels } from '~/messages/projects'
import { queryOf } from '~/routes/http/query'

type Sort = keyof typeof projectSortLabels

/** How one's own projects are sorted, and the other way; what is searched for stays. */
export function SortMenu({ path, sort, search }: { path: string; sort: Sort; search?: string }) {
  const sorts = Object.keys(projectSortLabels) as Sort[]
  return (
    <Menu label={projectSortLabels[sort]}>
      {sorts.map((each) => (
        <MenuLink
          key={each}
          to={path + queryOf({ q: search, sort: each === 'newest' ? null : each })}
          aria-current={each === sort ? 'true' : undefined}
        >
          {projectSortLabels[each]}
        </MenuLink>
      ))}
    </Menu>
  )
}

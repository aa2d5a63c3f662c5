import { Menu, MenuLink } from '~/components/ui/menu'
import { projectSortLabels } from '~/messages/projects'

type Sort = keyof typeof projectSortLabels

/** How one's own projects are sorted, and the other way. */
export function SortMenu({
  sort,
  at,
}: {
  /** Empty is the usual way, which is in no address. */
  sort: Sort | ''
  at: (change: { sort: string }) => string
}) {
  const sorts = Object.keys(projectSortLabels) as Sort[]
  return (
    <Menu label={projectSortLabels[sort || 'newest']}>
      {sorts.map((each) => (
        <MenuLink
          key={each}
          to={at({ sort: each === 'newest' ? '' : each })}
          aria-current={each === (sort || 'newest') ? 'true' : undefined}
        >
          {projectSortLabels[each]}
        </MenuLink>
      ))}
    </Menu>
  )
}

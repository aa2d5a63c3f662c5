import type { ReactNode } from 'react'
import { SearchField } from '~/components/form/search-field'
import { ListScreen, NoneHere } from '~/components/shell/list-screen'
import { useViewer } from '~/components/shell/viewer'
import { ButtonLink } from '~/components/ui/button'
import { EmptyState } from '~/components/ui/empty-state'
import { FilterChip } from '~/components/ui/filter-chip'
import { FilterMenu } from '~/components/ui/filter-menu'
import { Icon } from '~/components/ui/icon'
import { Menu, MenuLink } from '~/components/ui/menu'
import { SafeImage } from '~/components/ui/safe-image'
import { type Column, Table } from '~/components/ui/table'
import { Time } from '~/components/ui/time'
import { pathTo, queryOf } from '~/map/path-to'
import { allProjects as say } from '~/messages/all-projects'
import { columnWords } from '~/messages/columns'
import { controlWords } from '~/messages/controls'
import { createdRanges } from '~/messages/day-ranges'
import { projectMessages } from '~/messages/projects'
import { panelThumbPath } from '~/panels/url'
import { projectDialog } from './addresses'
import type { allList } from './lists.server'

type List = ReturnType<typeof allList>
type Row = List['all']['projects'][number]

/** All Projects: everybody's, for people who manage projects. */
export function AllList({ list, dialog }: { list: List; dialog: ReactNode }) {
  const { path, filters, all } = list
  const { q, created, from, to, made, after } = filters
  const at = (change: Record<string, string>) =>
    path + queryOf({ ...filters, after: '', ...change })
  return (
    <ListScreen
      breadcrumb={[{ label: say.allProjects }]}
      title={say.allProjects}
      dialog={dialog}
      filters={
        <>
          <div className="filters">
            <SearchField
              label={say.searchAll}
              value={q}
              action={path}
              keep={{ ...filters, after: '' }}
            />
            <FilterMenu
              label={columnWords.created}
              chosen={createdRanges[created]?.toLowerCase()}
              options={Object.entries(createdRanges)}
              to={(days) => at({ created: days, from: '', to: '' })}
            />
            {(from || to) && (
              <FilterChip label={say.createdFrom(from, to)} removeTo={at({ from: '', to: '' })} />
            )}
            {made && <FilterChip label={say.made[made]} removeTo={at({ made: '' })} />}
            <span className="ml-auto text-n500 max-md:hidden">{say.newestFirst}</span>
          </div>
          {all.inPart && (
            <p className="px-(--edge) pb-3 muted" role="status">
              {say.inPart}
            </p>
          )}
        </>
      }
      none={
        all.projects.length === 0 && <NoProjects filtered={list.address !== path} path={path} />
      }
      pages={{ first: after !== '', next: all.next, at }}
    >
      <Table
        caption={say.allProjects}
        columns={columnsOf(list)}
        rows={all.projects}
        rowKey={({ id }) => id}
        rowHref={({ id }) => pathTo('/projects/:id', { id })}
        lead={(project) => <RowThumb {...project} />}
      />
    </ListScreen>
  )
}

/** Nothing fits the filters, or nobody has a project yet. */
const NoProjects = ({ filtered, path }: { filtered: boolean; path: string }) =>
  filtered ? (
    <NoneHere say={projectMessages.none} to={path} />
  ) : (
    <EmptyState
      title={projectMessages.none}
      drawing="projects"
      actions={
        <ButtonLink to="/projects/new" look="primary" icon="plus">
          {projectMessages.newProject}
        </ButtonLink>
      }
    >
      {say.noneYet}
    </EmptyState>
  )

/** The first panel of the project, small. */
const RowThumb = ({ cover, brandId }: Row) => (
  <span className="row-thumb">
    {cover ? (
      <SafeImage
        src={panelThumbPath(cover, brandId, 160)}
        alt=""
        width={56}
        height={32}
        loading="lazy"
      />
    ) : (
      <Icon name="layers" />
    )}
  </span>
)

const columnsOf = (list: List): Column<Row>[] => [
  { label: controlWords.name, cell: ({ name }) => name },
  { label: say.owner, cell: ({ ownerName }) => ownerName ?? say.noOwner },
  {
    label: columnWords.created,
    cell: ({ createdAt }) => <Time at={createdAt} />,
    phone: 'hide',
    size: 'date',
    yields: 2,
  },
  {
    label: columnWords.changed,
    cell: ({ updatedAt }) => <Time at={updatedAt} />,
    size: 'date',
    yields: 3,
  },
  {
    label: columnWords.actions,
    size: 'menu',
    hideLabel: true,
    align: 'end',
    phone: 'end',
    cell: ({ id, name }) => (
      <Menu label={projectMessages.moreFor(name)} icon="more" look="quiet" end>
        <MenuLink to={projectDialog(list, id, 'rename')} icon="pencil" preventScrollReset>
          {projectMessages.rename}
        </MenuLink>
        <CopyLink to={projectDialog(list, id, 'copy')} />
        <MenuLink to={projectDialog(list, id, 'delete')} icon="trash" danger preventScrollReset>
          {controlWords.delete}
        </MenuLink>
      </Menu>
    ),
  },
]

/** For those who manage project templates. */
function CopyLink({ to }: { to: string }) {
  if (!useViewer()?.flags.includes('manageProjectTemplates')) return null
  return (
    <MenuLink to={to} icon="copy" preventScrollReset>
      {say.copyAsTemplate}
    </MenuLink>
  )
}

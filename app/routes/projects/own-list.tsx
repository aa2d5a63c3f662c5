import { Link } from '@remix-run/react'
import type { ReactNode } from 'react'
import { SearchField } from '~/components/form/search-field'
import { DashboardShell, PageHead } from '~/components/shell/dashboard-shell'
import { ButtonLink } from '~/components/ui/button'
import { EmptyState } from '~/components/ui/empty-state'
import { Pager } from '~/components/ui/pager'
import { Screen } from '~/components/ui/screen'
import { folderMessages, projectMessages as say } from '~/messages/projects'
import { queryOf } from '~/routes/http/query'
import { FolderGrid } from './folder-grid'
import type { ownList } from './lists.server'
import { OwnMenu, ProjectGrid } from './project-grid'
import { SortMenu } from './sort-menu'

type List = ReturnType<typeof ownList>

/** My Projects: one's folders, the projects outside them, and what others share. */
export function OwnList({ list, dialog }: { list: List; dialog: ReactNode }) {
  const { path, search, sort, folders, own, shared } = list
  const none = own?.projects.length === 0
  const noneShared = !shared || shared.projects.length === 0
  const fresh = none && noneShared && folders.length === 0 && list.here === path
  const at = (place: Record<string, string>) =>
    path + queryOf({ q: search, sort: list.query.sort, ...place })
  return (
    <Screen dialog={dialog}>
      <DashboardShell breadcrumb={[{ label: 'My Projects' }]}>
        <PageHead
          title="My Projects"
          actions={
            <>
              <NewFolder />
              {!fresh && <NewProject />}
            </>
          }
        />
        {fresh ? (
          <EmptyState title={say.first} drawing="projects" actions={<NewProject />}>
            {say.none} {say.firstProject}
          </EmptyState>
        ) : (
          <>
            <div className="filters">
              <SearchField
                label={say.search}
                value={search}
                action={path}
                keep={list.query.sort ? { sort } : {}}
                clearTo={path + queryOf({ sort: list.query.sort })}
              />
              <SortMenu path={path} sort={sort} search={search} />
            </div>
            <FolderGrid list={list} folders={folders} />
            {own && !none && (
              <ProjectGrid
                projects={own.projects}
                menu={(project) => <OwnMenu list={list} project={project} />}
              />
            )}
            {none && noneShared && folders.length === 0 && (
              <p className="page-body muted" role="status">
                {say.none}{' '}
                {list.here !== path && (
                  <Link to={path} className="link">
                    {say.clearFilters}
                  </Link>
                )}
              </p>
            )}
            <Pager
              {...(list.query.after && { first: at({}) })}
              {...(own?.next && { next: at({ after: own.next }) })}
            />
            {shared && !noneShared && (
              <section aria-labelledby="shared">
                <h2 className="px-(--edge) pt-2 font-semibold" id="shared">
                  {say.sharedWithMe}
                </h2>
                <ProjectGrid projects={shared.projects} level={3} />
                <Pager
                  {...(list.query.shared && { first: at({}) })}
                  {...(shared.next && { next: at({ shared: shared.next }) })}
                />
              </section>
            )}
          </>
        )}
      </DashboardShell>
    </Screen>
  )
}

const NewFolder = () => (
  <ButtonLink to="/projects/folders/new" icon="folder" preventScrollReset>
    {folderMessages.newTitle}
  </ButtonLink>
)

const NewProject = () => (
  <ButtonLink to="/projects/new" look="primary" icon="plus" preventScrollReset>
    New project
  </ButtonLink>
)

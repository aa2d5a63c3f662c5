import type { ReactNode } from 'react'
import { SearchField } from '~/components/form/search-field'
import { DashboardShell, PageHead } from '~/components/shell/dashboard-shell'
import { NoneHere } from '~/components/shell/list-screen'
import { ButtonLink } from '~/components/ui/button'
import { EmptyState } from '~/components/ui/empty-state'
import { TurnPages } from '~/components/ui/pager'
import { Screen } from '~/components/ui/screen'
import { queryOf } from '~/map/path-to'
import { controlWords } from '~/messages/controls'
import { folderMessages, projectMessages as say } from '~/messages/projects'
import { FolderGrid } from './folder-grid'
import type { ownList } from './lists.server'
import { OwnMenu, ProjectGrid } from './project-grid'
import { SortMenu } from './sort-menu'

type List = ReturnType<typeof ownList>

/** My Projects: one's folders, the projects outside them, and what others share. */
export function OwnList({ list, dialog }: { list: List; dialog: ReactNode }) {
  const { path, filters, folders, own, shared } = list
  const { q, sort } = filters
  const none = own?.projects.length === 0
  const noneShared = !shared || shared.projects.length === 0
  const fresh = none && noneShared && folders.length === 0 && list.address === path
  const at = (place: Record<string, string>) => path + queryOf({ q, sort, ...place })
  return (
    <Screen dialog={dialog}>
      <DashboardShell breadcrumb={[{ label: controlWords.myProjects }]}>
        <PageHead
          title={controlWords.myProjects}
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
              <SearchField label={say.search} value={q} action={path} keep={{ sort }} />
              <SortMenu sort={sort} at={at} />
            </div>
            <FolderGrid list={list} folders={folders} />
            {own && !none && (
              <ProjectGrid
                projects={own.projects}
                menu={(project) => <OwnMenu list={list} project={project} />}
              />
            )}
            {none && !noneShared && folders.length === 0 && list.address === path && (
              <p className="page-body muted">{say.noneOwn}</p>
            )}
            {none && noneShared && folders.length === 0 && (
              <NoneHere say={say.none} to={list.address === path ? null : path} />
            )}
            <TurnPages first={filters.after !== ''} next={own?.next ?? null} at={at} />
            {shared && !noneShared && (
              <section aria-labelledby="shared">
                <h2 className="px-(--edge) pt-2 font-semibold" id="shared">
                  {say.sharedWithMe}
                </h2>
                <ProjectGrid projects={shared.projects} level={3} />
                <TurnPages
                  first={filters.shared !== ''}
                  next={shared.next}
                  at={({ after = '' }) => at({ shared: after })}
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
    {say.newProject}
  </ButtonLink>
)

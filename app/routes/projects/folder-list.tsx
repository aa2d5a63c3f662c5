import type { ReactNode } from 'react'
import { DashboardShell, PageHead } from '~/components/shell/dashboard-shell'
import { ButtonLink } from '~/components/ui/button'
import { EmptyState } from '~/components/ui/empty-state'
import { TurnPages } from '~/components/ui/pager'
import { Screen } from '~/components/ui/screen'
import { queryOf } from '~/map/path-to'
import { controlWords } from '~/messages/controls'
import { folderMessages, projectMessages as say } from '~/messages/projects'
import { FolderMenu } from './folder-menu'
import type { folderList } from './lists.server'
import { OwnMenu, ProjectGrid } from './project-grid'
import { SortMenu } from './sort-menu'

type List = ReturnType<typeof folderList>

/** A folder: its name and the projects in it. */
export function FolderList({ list, dialog }: { list: List; dialog: ReactNode }) {
  const { id, name, path, own, filters } = list
  const { sort } = filters
  const at = (place: Record<string, string>) => path + queryOf({ sort, ...place })
  const newProject = (
    <ButtonLink to={`${path}/new`} look="primary" icon="plus" preventScrollReset>
      {say.newProject}
    </ButtonLink>
  )
  return (
    <Screen dialog={dialog}>
      <DashboardShell
        breadcrumb={[{ label: controlWords.myProjects, to: '/projects' }, { label: name }]}
      >
        <PageHead
          title={name}
          actions={
            <>
              <FolderMenu list={list} folder={{ id, name }} />
              {newProject}
            </>
          }
        />
        {own.projects.length > 0 ? (
          <>
            <div className="filters">
              <SortMenu sort={sort} at={at} />
            </div>
            <ProjectGrid
              projects={own.projects}
              menu={(project) => <OwnMenu list={list} project={project} />}
            />
          </>
        ) : (
          <EmptyState title={say.none} drawing="projects" actions={newProject}>
            {folderMessages.empty}
          </EmptyState>
        )}
        <TurnPages first={filters.after !== ''} next={own.next} at={at} />
      </DashboardShell>
    </Screen>
  )
}

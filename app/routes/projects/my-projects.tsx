import { useLoaderData, useOutlet } from '@remix-run/react'
import { SearchField } from '~/components/form/search-field'
import { DashboardShell, PageHead } from '~/components/shell/dashboard-shell'
import { ButtonLink } from '~/components/ui/button'
import { EmptyState } from '~/components/ui/empty-state'
import { Pager } from '~/components/ui/pager'
import { Screen } from '~/components/ui/screen'
import { listOwnProjects } from '~/features/projects/list-own-projects.server'
import { projectMessages as say } from '~/messages/projects'
import { notFound } from '~/platform/faults'
import { screen } from '~/routes/http/handle.server'
import { ProjectGrid } from './project-grid'

const here = '/projects'

export const loader = screen(here, ({ actor, url }) => {
  if (actor.kind !== 'member') throw notFound()
  const search = url.searchParams.get('q')?.trim() ?? ''
  const after = url.searchParams.get('after') ?? undefined
  const { projects, next } = listOwnProjects(
    actor,
    search ? { search, after } : { folderId: null, after },
  )
  return { projects, next, search, first: after === undefined }
})

export const meta = () => [{ title: 'My Projects · Panelry' }]

export default function MyProjects() {
  const { projects, next, search, first } = useLoaderData<typeof loader>()
  const fresh = projects.length === 0 && !search && first
  const query = (after?: string) => {
    const parameters = new URLSearchParams({
      ...(search && { q: search }),
      ...(after && { after }),
    })
    return `${here}?${parameters}`
  }
  return (
    <Screen dialog={useOutlet()}>
      <DashboardShell breadcrumb={[{ label: 'My Projects' }]}>
        <PageHead
          title="My Projects"
          actions={
            <ButtonLink to="/projects/new" look="primary" icon="plus" preventScrollReset>
              New project
            </ButtonLink>
          }
        />
        {fresh ? (
          <FirstProject />
        ) : (
          <>
            <div className="filters">
              <SearchField label="Search projects" value={search} action={here} clearTo={here} />
            </div>
            {projects.length === 0 ? (
              <p className="page-body muted" role="status">
                {say.none}
              </p>
            ) : (
              <ProjectGrid projects={projects} />
            )}
            {(next || !first) && (
              <Pager previous={first ? undefined : query()} next={next ? query(next) : undefined} />
            )}
          </>
        )}
      </DashboardShell>
    </Screen>
  )
}

const FirstProject = () => (
  <EmptyState
    title={say.none}
    actions={
      <ButtonLink to="/projects/new" look="primary" icon="plus" preventScrollReset>
        New project
      </ButtonLink>
    }
  >
    {say.firstProject}
  </EmptyState>
)

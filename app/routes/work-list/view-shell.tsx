import type { ReactNode } from 'react'
import { DashboardShell, PageHead } from '~/components/shell/dashboard-shell'
import { listPath } from '~/map/work-path'
import { workMessages } from '~/messages/work'
import { useViewerIn } from '~/routes/work/work-shell'
import type { WorkKind } from '~/work/kinds'

/** The frame of a form about a saved view. @param back the address of the list at `path` with its filters */
export function ViewShell({
  kind,
  path,
  back,
  title,
  children,
}: {
  kind: WorkKind
  path: string
  back: string
  title: string
  children: ReactNode
}) {
  const viewer = useViewerIn(path)
  const list = viewer?.menu.find(({ href, below }) => below && href === path)?.label
  return (
    <DashboardShell
      {...(viewer && { viewer })}
      breadcrumb={[
        { label: workMessages.many(kind), to: listPath(kind) },
        ...(list ? [{ label: list, to: back }] : []),
        { label: title },
      ]}
    >
      <PageHead title={title} />
      {children}
    </DashboardShell>
  )
}

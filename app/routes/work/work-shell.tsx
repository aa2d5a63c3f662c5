import { useLocation } from '@remix-run/react'
import type { ReactNode } from 'react'
import { DashboardShell } from '~/components/shell/dashboard-shell'
import { useViewer } from '~/components/shell/viewer'
import { listPath } from '~/map/work-path'
import { workMessages } from '~/messages/work'
import type { WorkKind } from '~/work/kinds'

/** The frame of a page of work. Its address does not say in which list it stands: menu and breadcrumb do. */
export function WorkShell({
  kind,
  number,
  list,
  children,
}: {
  kind: WorkKind
  number: number
  list: { path: string; label: string }
  children: ReactNode
}) {
  const { pathname } = useLocation()
  const viewer = useViewer()
  const all = listPath(kind)
  const { path, label } = list
  const menu = viewer?.menu.map((item) => (item.href === path ? { ...item, also: pathname } : item))
  return (
    <DashboardShell
      {...(viewer && menu && { viewer: { ...viewer, menu } })}
      breadcrumb={[
        { label: workMessages.many(kind), to: all },
        ...(path === all ? [] : [{ label, to: path }]),
        { label: workMessages.numbered({ kind, number }) },
      ]}
    >
      {children}
    </DashboardShell>
  )
}

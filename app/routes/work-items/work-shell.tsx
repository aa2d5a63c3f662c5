import { useLocation } from '@remix-run/react'
import type { ReactNode } from 'react'
import { DashboardShell } from '~/components/shell/dashboard-shell'
import { useViewer } from '~/components/shell/viewer'
import { listPath } from '~/map/work-path'
import { workMessages } from '~/messages/work'
import type { WorkKind } from '~/shared/kinds'

/**
 * Viewer, with the menu for a screen that belongs to the list at `path`, which its own address does not
 * say.
 */
export function useViewerIn(path: string) {
  const { pathname } = useLocation()
  const viewer = useViewer()
  return (
    viewer && {
      ...viewer,
      menu: viewer.menu.map((item) => (item.href === path ? { ...item, also: pathname } : item)),
    }
  )
}

/** Frame of a page of work. Its address does not say which list it belongs to: menu and breadcrumb do. */
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
  const all = listPath(kind)
  const { path, label } = list
  const viewer = useViewerIn(path)
  return (
    <DashboardShell
      {...(viewer && { viewer })}
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

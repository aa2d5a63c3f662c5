import { DashboardShell, PageHead } from '~/components/shell/dashboard-shell'
import { EmptyState } from '~/components/ui/empty-state'
import { shell } from '~/messages/shell'
import { screen } from '~/routes/http/handle.server'

export const loader = screen('/requests', () => null)

export const meta = () => [{ title: 'Requests · Panelry' }]

export default function OpenRequests() {
  return (
    <DashboardShell breadcrumb={[{ label: 'Requests' }]}>
      <PageHead title="Requests" />
      <EmptyState title={shell.noRequestsTitle}>{shell.noRequests}</EmptyState>
    </DashboardShell>
  )
}

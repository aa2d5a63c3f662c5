import type { ReactNode } from 'react'
import { CancelLink } from '~/components/form/cancel-link'
import { CheckboxField } from '~/components/form/choice-fields'
import { SubmitButton } from '~/components/form/submit-button'
import { TextField } from '~/components/form/text-field'
import { DashboardShell, PageHead } from '~/components/shell/dashboard-shell'
import { listPath } from '~/map/work-path'
import { workMessages } from '~/messages/work'
import { workListMessages as say } from '~/messages/work-lists'
import { useViewerIn } from '~/routes/work-items/work-shell'
import type { WorkKind } from '~/shared/kinds'

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

/** Name of a view, whether staff share it, and the ways out. */
export const ViewFields = ({ staff, back }: { staff: boolean; back: string }) => (
  <>
    <TextField name="name" label={say.viewName} autoComplete="off" required />
    {staff && <CheckboxField name="shared" label={say.shareView} />}
    <div className="form-actions">
      <SubmitButton>{say.saveView}</SubmitButton>
      <CancelLink to={back} />
    </div>
  </>
)

import type { MetaFunction } from '@remix-run/node'
import { useLoaderData, useLocation } from '@remix-run/react'
import { CancelLink } from '~/components/form/cancel-link'
import { RadioField } from '~/components/form/choice-fields'
import { EditForm } from '~/components/form/edit-form'
import { SubmitButton } from '~/components/form/submit-button'
import { Dialog, DialogActions } from '~/components/ui/dialog'
import { setPriority } from '~/features/work-items/set-priority.server'
import { priorityForm } from '~/features/work-items/work-forms.server'
import { prioritySchema } from '~/features/work-items/work-schema.server'
import { columnWords } from '~/messages/columns'
import { priorityNames, workMessages as say } from '~/messages/work'
import { type Priority, priorities } from '~/permissions/vocabulary'
import { redirectWithFlash } from '~/routes/http/flash.server'
import { act, screen } from '~/routes/http/screen-and-act.server'
import { backTo } from './view-params'
import { workFromParams } from './work-from-params'

export const loader = screen(({ actor, params }) => priorityForm(actor, workFromParams(params)))

export const action = act(
  {
    schema: prioritySchema,
    first: ({ actor, params }) => priorityForm(actor, workFromParams(params)),
  },
  ({ actor, value, url, found: { work } }) => {
    setPriority(actor, { work, ...value })
    return redirectWithFlash(backTo(work, url.search), { kind: 'success', text: say.prioritySaved })
  },
)

export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: `${data ? say.priorityTitle(data.work.kind) : ''} · Panelry` },
]

/** The dialog that says how urgent a work item is. */
export default function PriorityDialog() {
  const { work, version, priority } = useLoaderData<typeof loader>()
  const closeTo = backTo(work, useLocation().search)
  return (
    <Dialog title={say.priorityTitle(work.kind)} closeTo={closeTo}>
      <EditForm
        row={{ version, priority }}
        compare={{
          priority: [columnWords.priority, (value) => priorityNames[value as Priority] ?? ''],
        }}
        reloadTo={closeTo}
        preventScrollReset
      >
        <RadioField
          name="priority"
          label={columnWords.priority}
          options={[...priorities]
            .reverse()
            .map((value) => ({ value, label: priorityNames[value] }))}
          required
        />
        <DialogActions>
          <CancelLink to={closeTo} preventScrollReset />
          <SubmitButton>{say.savePriority}</SubmitButton>
        </DialogActions>
      </EditForm>
    </Dialog>
  )
}

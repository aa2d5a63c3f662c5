import type { MetaFunction } from '@remix-run/node'
import { useLoaderData, useLocation } from '@remix-run/react'
import { CancelLink } from '~/components/form/cancel-link'
import { EditForm } from '~/components/form/edit-form'
import { HiddenValues } from '~/components/form/hidden-values'
import { Picker } from '~/components/form/picker'
import { SubmitButton } from '~/components/form/submit-button'
import { Dialog, DialogActions } from '~/components/ui/dialog'
import { assignWork } from '~/features/work-items/assign-work.server'
import { assignment } from '~/features/work-items/work-forms.server'
import { assignSchema } from '~/features/work-items/work-schema.server'
import { columnWords } from '~/messages/columns'
import { peopleWords } from '~/messages/people'
import { workMessages as say } from '~/messages/work'
import { redirectWithFlash } from '~/routes/http/flash.server'
import { act, screen } from '~/routes/http/screen-and-act.server'
import { chosenOf, staffAt } from './choose-staff'
import { backTo, viewParams } from './view-params'
import { workFromParams } from './work-from-params'

export const loader = screen(({ actor, params, url: { searchParams } }) => {
  const form = assignment(actor, workFromParams(params))
  return staffAt(form, searchParams, { name: 'assignee', stored: [form.assignee] })
})

export const action = act(
  { schema: assignSchema, first: ({ actor, params }) => assignment(actor, workFromParams(params)) },
  ({ actor, value: { assignee, version }, url, found: { work } }) => {
    assignWork(actor, { work, assigneeId: assignee, version })
    const text = assignee ? say.assigned(work.kind) : say.unassigned
    return redirectWithFlash(backTo(work, url.search), { kind: 'success', text })
  },
)

export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: `${data ? say.assignTitle(data.work.kind) : ''} · Panelry` },
]

/** The dialog that assigns a work item. */
export default function AssignDialog() {
  const { work, version, staff, search, found, ids } = useLoaderData<typeof loader>()
  const at = useLocation()
  const closeTo = backTo(work, at.search)
  const nameOf = (who: string) => staff.find((one) => one.id === who)?.name ?? say.nobody
  return (
    <Dialog title={say.assignTitle(work.kind)} closeTo={closeTo}>
      <EditForm
        row={{ version, assignee: ids[0] ?? '' }}
        compare={{ assignee: [columnWords.assignee, nameOf] }}
        reloadTo={closeTo}
        preventScrollReset
      >
        {({ list }) => (
          <>
            <HiddenValues values={viewParams(at.search)} />
            <Picker
              name="assignee"
              label={columnWords.assignee}
              {...{ search, found }}
              chosen={chosenOf(staff, list('assignee'))}
              source={at.pathname}
              words={peopleWords}
              nobody={say.nobody}
            />
            <DialogActions>
              <CancelLink to={closeTo} preventScrollReset />
              <SubmitButton>{say.assign}</SubmitButton>
            </DialogActions>
          </>
        )}
      </EditForm>
    </Dialog>
  )
}

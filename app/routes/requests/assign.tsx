import { Form, useLoaderData, useLocation } from '@remix-run/react'
import { FormError } from '~/components/form/error-summary'
import { HiddenVersion } from '~/components/form/hidden-key'
import { SelectField } from '~/components/form/select-field'
import { StaleForm } from '~/components/form/stale-form'
import { SubmitButton } from '~/components/form/submit-button'
import { ButtonLink } from '~/components/ui/button'
import { Dialog, DialogActions } from '~/components/ui/dialog'
import { assignRequest } from '~/features/requests/assign-request.server'
import { findRequest } from '~/features/requests/find-request.server'
import { assignForm } from '~/features/requests/forms.server'
import { listStaff } from '~/features/user-access/list-staff.server'
import { requestMessages as say } from '~/messages/requests'
import { redirectWithFlash } from '~/routes/http/flash.server'
import { act, screen } from '~/routes/http/handle.server'
import { memberOf } from '~/routes/http/member-of'
import { useFormAnswer } from '~/routes/http/use-form-answer'
import { backTo } from './back-to'

const here = '/requests/:request/assign'

export const loader = screen(here, ({ actor, params: { request = '' } }) => {
  const { id, facts, assignee } = findRequest(actor, request)
  return { id, version: facts.version, assignee: assignee?.id ?? '', staff: listStaff() }
})

export const action = act(
  here,
  {
    schema: assignForm,
    first: ({ actor, params: { request = '' } }) => findRequest(actor, request),
  },
  ({ actor, value: { assignee, version }, url, found: { id } }) => {
    assignRequest(memberOf(actor), { requestId: id, assigneeId: assignee, version })
    const text = assignee ? say.assigned : say.unassigned
    return redirectWithFlash(backTo(id, url.search), { kind: 'success', text })
  },
)

export const meta = () => [{ title: 'Assign a request · Panelry' }]

export default function Assign() {
  const { id, version, assignee, staff } = useLoaderData<typeof loader>()
  const closeTo = backTo(id, useLocation().search)
  const { field, formError, stale } = useFormAnswer<{ assignee: string | null }>({ assignee })
  const nameOf = (who: unknown) => staff.find((one) => one.id === who)?.name ?? say.nobody
  return (
    <Dialog title={say.assignTitle} closeTo={closeTo}>
      {stale ? (
        <StaleForm
          stale={stale}
          values={[
            {
              label: 'Assignee',
              theirs: nameOf(stale.stored.assignee),
              yours: nameOf(stale.typed.assignee),
            },
          ]}
          reloadTo={closeTo}
        />
      ) : (
        <Form method="post" className="form" noValidate preventScrollReset>
          <FormError>{formError}</FormError>
          <HiddenVersion value={version} />
          <SelectField
            {...field('assignee')}
            label="Assignee"
            placeholder={say.nobody}
            options={staff.map((one) => ({ value: one.id, label: one.name }))}
          />
          <DialogActions>
            <ButtonLink to={closeTo} preventScrollReset>
              Cancel
            </ButtonLink>
            <SubmitButton>Assign</SubmitButton>
          </DialogActions>
        </Form>
      )}
    </Dialog>
  )
}

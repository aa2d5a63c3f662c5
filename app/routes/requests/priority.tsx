import { Form, useLoaderData, useLocation } from '@remix-run/react'
import { RadioField } from '~/components/form/choice-fields'
import { FormError } from '~/components/form/error-summary'
import { HiddenVersion } from '~/components/form/hidden-key'
import { StaleForm } from '~/components/form/stale-form'
import { SubmitButton } from '~/components/form/submit-button'
import { ButtonLink } from '~/components/ui/button'
import { Dialog, DialogActions } from '~/components/ui/dialog'
import { forbidden } from '~/faults'
import { findRequest } from '~/features/requests/find-request.server'
import { priorityForm } from '~/features/requests/forms.server'
import { setPriority } from '~/features/requests/set-priority.server'
import { requestMessages as say } from '~/messages/requests'
import { priorityNames } from '~/messages/work'
import { type Priority, priorities } from '~/permissions/vocabulary'
import { redirectWithFlash } from '~/routes/http/flash.server'
import { act, screen } from '~/routes/http/handle.server'
import { memberOf } from '~/routes/http/member-of'
import { useFormAnswer } from '~/routes/http/use-form-answer'
import { backTo } from './back-to'

const here = '/requests/:request/priority'

export const loader = screen(here, ({ actor, params: { request = '' } }) => {
  const { id, facts, may } = findRequest(actor, request)
  if (!may.prioritise) throw forbidden()
  return { id, version: facts.version, priority: facts.priority }
})

export const action = act(
  here,
  {
    schema: priorityForm,
    first: ({ actor, params: { request = '' } }) => findRequest(actor, request),
  },
  ({ actor, value, url, found: { id } }) => {
    setPriority(memberOf(actor), { requestId: id, ...value })
    return redirectWithFlash(backTo(id, url.search), { kind: 'success', text: say.prioritySaved })
  },
)

export const meta = () => [{ title: 'Priority of a request · Panelry' }]

export default function PriorityDialog() {
  const { id, version, priority } = useLoaderData<typeof loader>()
  const closeTo = backTo(id, useLocation().search)
  const { field, formError, stale } = useFormAnswer<{ priority: Priority }>({ priority })
  return (
    <Dialog title={say.priorityTitle} closeTo={closeTo}>
      {stale ? (
        <StaleForm
          stale={stale}
          values={[
            {
              label: 'Priority',
              theirs: priorityNames[stale.stored.priority],
              yours: priorityNames[stale.typed.priority as Priority],
            },
          ]}
          reloadTo={closeTo}
        />
      ) : (
        <Form method="post" className="form" noValidate preventScrollReset>
          <FormError>{formError}</FormError>
          <HiddenVersion value={version} />
          <RadioField
            {...field('priority')}
            label="Priority"
            options={[...priorities]
              .reverse()
              .map((value) => ({ value, label: priorityNames[value] }))}
            required
          />
          <DialogActions>
            <ButtonLink to={closeTo} preventScrollReset>
              Cancel
            </ButtonLink>
            <SubmitButton>Save priority</SubmitButton>
          </DialogActions>
        </Form>
      )}
    </Dialog>
  )
}

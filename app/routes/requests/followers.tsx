import { Form, useLoaderData, useLocation } from '@remix-run/react'
import { CheckboxGroup } from '~/components/form/choice-fields'
import { FormError } from '~/components/form/error-summary'
import { textsIn } from '~/components/form/form-state'
import { HiddenVersion } from '~/components/form/hidden-key'
import { StaleForm } from '~/components/form/stale-form'
import { SubmitButton } from '~/components/form/submit-button'
import { ButtonLink } from '~/components/ui/button'
import { Dialog, DialogActions } from '~/components/ui/dialog'
import { findRequest } from '~/features/requests/find-request.server'
import { followersForm } from '~/features/requests/forms.server'
import { setFollowers } from '~/features/requests/set-followers.server'
import { listStaff } from '~/features/user-access/list-staff.server'
import { requestMessages as say } from '~/messages/requests'
import { redirectWithFlash } from '~/routes/http/flash.server'
import { act, screen } from '~/routes/http/handle.server'
import { memberOf } from '~/routes/http/member-of'
import { useFormAnswer } from '~/routes/http/use-form-answer'
import { backTo } from './back-to'

const here = '/requests/:request/followers'

export const loader = screen(here, ({ actor, params: { request = '' } }) => {
  const { id, facts, followers } = findRequest(actor, request)
  return {
    id,
    version: facts.version,
    followers: followers.map((person) => person.id),
    staff: listStaff(),
  }
})

export const action = act(
  here,
  {
    schema: followersForm,
    first: ({ actor, params: { request = '' } }) => findRequest(actor, request),
  },
  ({ actor, value, url, found: { id } }) => {
    setFollowers(memberOf(actor), { requestId: id, ...value })
    return redirectWithFlash(backTo(id, url.search), { kind: 'success', text: say.followersSaved })
  },
)

export const meta = () => [{ title: 'Followers of a request · Panelry' }]

export default function Followers() {
  const { id, version, followers, staff } = useLoaderData<typeof loader>()
  const closeTo = backTo(id, useLocation().search)
  const { field, formError, stale, typed } = useFormAnswer<{ followers: string[] }>()
  const namesOf = (ids: readonly string[]) =>
    staff.flatMap((one) => (ids.includes(one.id) ? one.name : [])).join(', ') || say.nobody
  const { defaultValue: _, ...followersField } = field('followers')
  return (
    <Dialog title={say.followersTitle} closeTo={closeTo}>
      {stale ? (
        <StaleForm
          stale={stale}
          values={[
            {
              label: 'Followers',
              theirs: namesOf(stale.stored.followers),
              yours: namesOf(textsIn(stale.typed, 'followers')),
            },
          ]}
          reloadTo={closeTo}
        />
      ) : (
        <Form method="post" className="form" noValidate preventScrollReset>
          <FormError>{formError}</FormError>
          <HiddenVersion value={version} />
          <CheckboxGroup
            {...followersField}
            label="Followers"
            hint={say.followersHint}
            values={typed ? textsIn(typed, 'followers') : followers}
            options={staff.map((one) => ({ value: one.id, label: one.name }))}
          />
          <DialogActions>
            <ButtonLink to={closeTo} preventScrollReset>
              Cancel
            </ButtonLink>
            <SubmitButton>Save followers</SubmitButton>
          </DialogActions>
        </Form>
      )}
    </Dialog>
  )
}

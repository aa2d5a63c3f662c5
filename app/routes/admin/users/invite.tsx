import { parseWithZod } from '@conform-to/zod/v4'
import { Form, useLoaderData, useLocation } from '@remix-run/react'
import { FormError } from '~/components/form/error-summary'
import { HiddenKey } from '~/components/form/hidden-key'
import { SelectField } from '~/components/form/select-field'
import { SubmitButton } from '~/components/form/submit-button'
import { TextField } from '~/components/form/text-field'
import { ButtonLink } from '~/components/ui/button'
import { Dialog, DialogActions } from '~/components/ui/dialog'
import { inviteForm } from '~/features/users/forms.server'
import { inviteUser } from '~/features/users/invite-user.server'
import { listPackages } from '~/features/users/packages.server'
import { roleNames } from '~/messages/roles'
import { userMessages as say } from '~/messages/users'
import { grantableRoles } from '~/permissions/users'
import { newId } from '~/platform/ids.server'
import { redirectWithFlash } from '~/routes/http/flash.server'
import { act, screen } from '~/routes/http/handle.server'
import { mailedFlash } from '~/routes/http/mailed-flash.server'
import { refuse } from '~/routes/http/refuse.server'
import { useFormAnswer } from '~/routes/http/use-form-answer'

const here = '/admin/users/invite'

export const loader = screen(here, ({ actor }) => ({
  roles: grantableRoles(actor),
  packages: listPackages(),
  key: newId(),
}))

export const action = act(here, async ({ actor, form }) => {
  const submission = parseWithZod(form, { schema: inviteForm })
  if (submission.status !== 'success') return refuse(submission)
  try {
    inviteUser(actor, submission.value)
  } catch (fault) {
    return refuse(submission, fault)
  }
  return redirectWithFlash('/admin/users', mailedFlash(actor, say.invited))
})

export const meta = () => [{ title: 'Invite by email · Panelry' }]

export default function Invite() {
  const { roles, packages, key } = useLoaderData<typeof loader>()
  const { field, formError } = useFormAnswer()
  const closeTo = `/admin/users${useLocation().search}`
  return (
    <Dialog title="Invite by email" closeTo={closeTo}>
      <Form method="post" className="form" noValidate preventScrollReset>
        <p className="text-n600">{say.inviteLead}</p>
        <FormError>{formError}</FormError>
        <HiddenKey value={key} />
        <TextField {...field('email')} label="Email" type="email" autoComplete="off" required />
        <SelectField
          {...field('role')}
          label="Role"
          placeholder="Choose a role"
          options={roles.map((role) => ({ value: role, label: roleNames[role] }))}
          required
        />
        <SelectField
          {...field('packageId')}
          label="Package"
          placeholder="None"
          hint={packages.length > 0 ? say.packageHint : say.noPackages}
          options={packages.map(({ id, name }) => ({ value: id, label: name }))}
          required={false}
        />
        <DialogActions>
          <ButtonLink to={closeTo} preventScrollReset>
            Cancel
          </ButtonLink>
          <SubmitButton busyLabel="Sending">Send invitation</SubmitButton>
        </DialogActions>
      </Form>
    </Dialog>
  )
}

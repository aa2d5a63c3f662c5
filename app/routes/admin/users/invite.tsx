import { Form, useLoaderData, useLocation } from '@remix-run/react'
import { CancelLink } from '~/components/form/cancel-link'
import { FormError } from '~/components/form/error-summary'
import { HiddenKey } from '~/components/form/hidden-key'
import { SelectField } from '~/components/form/select-field'
import { SubmitButton } from '~/components/form/submit-button'
import { TextField } from '~/components/form/text-field'
import { Dialog, DialogActions } from '~/components/ui/dialog'
import { inviteUser } from '~/features/invitations/invite-user.server'
import { listPackages } from '~/features/packages/packages.server'
import { inviteSchema } from '~/features/users/user-schema.server'
import { pathTo } from '~/map/path-to'
import { busyWords, controlWords } from '~/messages/controls'
import { roleNames } from '~/messages/roles'
import { userMessages as say } from '~/messages/users'
import { grantableRoles } from '~/permissions/users'
import { newId } from '~/platform/ids.server'
import { emailSentFlash } from '~/routes/http/email-sent-flash.server'
import { redirectWithFlash } from '~/routes/http/flash.server'
import { act, screen } from '~/routes/http/screen-and-act.server'
import { useFormAnswer } from '~/routes/http/use-form-answer'

export const loader = screen(({ actor }) => ({
  roles: grantableRoles(actor),
  packages: listPackages(),
  key: newId(),
}))

export const action = act(inviteSchema, ({ actor, value, idempotencyKey }) => {
  inviteUser(actor, { ...value, idempotencyKey })
  return redirectWithFlash('/admin/users', emailSentFlash(actor, say.invited))
})

export const meta = () => [{ title: `${say.inviteByEmail} · Panelry` }]

export default function Invite() {
  const { roles, packages, key } = useLoaderData<typeof loader>()
  const { field, formError } = useFormAnswer()
  const closeTo = pathTo('/admin/users') + useLocation().search
  return (
    <Dialog title={say.inviteByEmail} closeTo={closeTo}>
      <Form method="post" className="form" noValidate preventScrollReset>
        <p className="text-n600">{say.inviteLead}</p>
        <FormError>{formError}</FormError>
        <HiddenKey value={key} />
        <TextField
          {...field('email')}
          label={controlWords.email}
          type="email"
          autoComplete="off"
          required
        />
        <SelectField
          {...field('role')}
          label={say.role}
          placeholder={say.chooseARole}
          options={roles.map((role) => ({ value: role, label: roleNames[role] }))}
          required
        />
        <SelectField
          {...field('packageId')}
          label={say.package}
          placeholder={say.noneLabel}
          hint={packages.length > 0 ? say.packageHint : say.noPackages}
          options={packages.map(({ id, name }) => ({ value: id, label: name }))}
        />
        <DialogActions>
          <CancelLink to={closeTo} preventScrollReset />
          <SubmitButton busyLabel={busyWords.sending}>{say.sendInvitation}</SubmitButton>
        </DialogActions>
      </Form>
    </Dialog>
  )
}

import { useLoaderData, useLocation } from '@remix-run/react'
import { CancelLink } from '~/components/form/cancel-link'
import { CreateForm } from '~/components/form/create-form'
import { FormErrors } from '~/components/form/error-summary'
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
  const closeTo = pathTo('/admin/users') + useLocation().search
  return (
    <Dialog title={say.inviteByEmail} closeTo={closeTo}>
      <CreateForm formKey={key} errors="own" preventScrollReset>
        <p className="text-n600">{say.inviteLead}</p>
        <FormErrors />
        <TextField
          name="email"
          label={controlWords.email}
          type="email"
          autoComplete="off"
          required
        />
        <SelectField
          name="role"
          label={say.role}
          placeholder={say.chooseARole}
          options={roles.map((role) => ({ value: role, label: roleNames[role] }))}
          required
        />
        <SelectField
          name="packageId"
          label={say.package}
          placeholder={say.noneLabel}
          hint={packages.length > 0 ? say.packageHint : say.noPackages}
          options={packages.map(({ id, name }) => ({ value: id, label: name }))}
        />
        <DialogActions>
          <CancelLink to={closeTo} preventScrollReset />
          <SubmitButton busyLabel={busyWords.sending}>{say.sendInvitation}</SubmitButton>
        </DialogActions>
      </CreateForm>
    </Dialog>
  )
}

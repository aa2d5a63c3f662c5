import { useLoaderData } from '@remix-run/react'
import { CancelLink } from '~/components/form/cancel-link'
import { CreateForm } from '~/components/form/create-form'
import { FormErrors } from '~/components/form/error-summary'

import { SubmitButton } from '~/components/form/submit-button'
import { DashboardShell, PageHead } from '~/components/shell/dashboard-shell'
import { Notice } from '~/components/ui/notice'
import { hasNoMailProvider, showsWholeMails } from '~/features/mail/mail-mode.server'
import { listPackages } from '~/features/packages/packages.server'
import { readSettings } from '~/features/settings/general-settings.server'
import { createUser } from '~/features/users/create-user.server'
import { newUserGrants } from '~/features/users/find-user.server'
import { createUserSchema } from '~/features/users/user-schema.server'
import { busyWords } from '~/messages/controls'
import { userMessages as say, userFields } from '~/messages/users'
import { newId } from '~/platform/ids.server'
import { emailSentFlash } from '~/routes/http/email-sent-flash.server'
import { redirectWithFlash } from '~/routes/http/flash.server'
import { OutboxNotice } from '~/routes/http/outbox-notice'
import { act, screen } from '~/routes/http/screen-and-act.server'
import { UserFields } from './user-fields'

export const loader = screen(({ actor }) => ({
  may: newUserGrants(actor),
  packages: listPackages(),
  generalLimit: readSettings().allowedActiveRequests,
  waits: hasNoMailProvider(),
  whole: showsWholeMails(),
  key: newId(),
}))

export const action = act(createUserSchema, async ({ actor, value, idempotencyKey }) => {
  await createUser(actor, { ...value, idempotencyKey })
  return redirectWithFlash('/admin/users', emailSentFlash(actor, say.added))
})

export const meta = () => [{ title: `${say.createUser} · Panelry` }]

export default function NewUser() {
  const { may, packages, generalLimit, waits, whole, key } = useLoaderData<typeof loader>()
  return (
    <DashboardShell
      breadcrumb={[
        { label: say.admin },
        { label: say.users, to: '/admin/users' },
        { label: say.createUser },
      ]}
    >
      <PageHead title={say.createUser}>
        <p className="max-w-text text-n600">{say.createLead(whole)}</p>
      </PageHead>
      <CreateForm formKey={key} values={{ role: 'user' }} page errors="own">
        <div className="form-notices">
          {waits && (
            <Notice tone="warning">
              <OutboxNotice />
            </Notice>
          )}
          <FormErrors summary={userFields} />
        </div>
        <UserFields {...{ may, packages, generalLimit }} />
        <div className="form-actions form-actions-pinned form-actions-edge">
          <SubmitButton busyLabel={busyWords.creating}>{say.createUser}</SubmitButton>
          <CancelLink to="/admin/users" />
        </div>
      </CreateForm>
    </DashboardShell>
  )
}

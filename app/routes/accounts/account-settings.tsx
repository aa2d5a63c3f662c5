import { parseWithZod } from '@conform-to/zod/v4'
import { useLoaderData, useOutlet } from '@remix-run/react'
import { DashboardShell, PageHead } from '~/components/shell/dashboard-shell'
import { Screen } from '~/components/ui/screen'
import { changePassword } from '~/features/accounts/change-password.server'
import { pendingEmail } from '~/features/accounts/confirm-email-change.server'
import { connectionsOf } from '~/features/accounts/connections-of.server'
import { changePasswordForm, profileForm } from '~/features/accounts/forms.server'
import { openSessions } from '~/features/accounts/open-sessions.server'
import { updateProfile } from '~/features/accounts/update-profile.server'
import { mailWaits } from '~/features/mail/mail-place.server'
import { chooseMails } from '~/features/notifications/choose-mails.server'
import { mutedTypes } from '~/features/notifications/wants-mail.server'
import { accountMessages as say } from '~/messages/accounts'
import { notificationTypesOf } from '~/permissions/notifications'
import type { Actor } from '~/permissions/vocabulary'
import { notFound } from '~/platform/faults'
import { redirectWithFlash } from '~/routes/http/flash.server'
import { textField } from '~/routes/http/form.server'
import { act, screen } from '~/routes/http/handle.server'
import { refuse } from '~/routes/http/refuse.server'
import { ConnectionsSection } from './connections-section'
import { MailsSection } from './mails-section'
import { PasswordSection } from './password-section'
import { ProfileSection } from './profile-section'
import { SessionsSection } from './sessions-section'

const here = '/account-settings'

export const loader = screen(here, ({ actor, user, sessionId }) => {
  if (!user) throw notFound()
  const { id, fullName, email, avatar, version } = user
  const muted = mutedTypes(id)
  return {
    profile: { fullName, email, avatar, version, hasPassword: user.passwordHash !== null },
    pendingEmail: pendingEmail(id),
    mailWaits: mailWaits(),
    connections: connectionsOf(id),
    mails: notificationTypesOf(actor).map((type) => ({ type, wanted: !muted.includes(type) })),
    sessions: openSessions(id, sessionId),
  }
})

/** The screen has several forms; `intent` says which was sent. */
export const action = act(here, async ({ actor, sessionId, form }) => {
  const intent = textField(form, 'intent')
  if (intent === 'password') return savePassword(actor, sessionId, form)
  return intent === 'mails' ? saveMails(actor, form) : saveProfile(actor, form)
})

async function saveProfile(actor: Actor, form: FormData) {
  const submission = parseWithZod(form, { schema: profileForm })
  if (submission.status !== 'success') return refuse(submission)
  try {
    await updateProfile(actor, submission.value)
  } catch (fault) {
    return refuse(submission, fault)
  }
  return redirectWithFlash(here, { kind: 'success', text: say.profileUpdated })
}

async function savePassword(actor: Actor, sessionId: string | null, form: FormData) {
  const submission = parseWithZod(form, { schema: changePasswordForm })
  if (submission.status !== 'success') return refuse(submission)
  try {
    await changePassword(actor, { ...submission.value, sessionId })
  } catch (fault) {
    return refuse(submission, fault)
  }
  return redirectWithFlash(here, { kind: 'success', text: say.passwordChanged })
}

function saveMails(actor: Actor, form: FormData) {
  chooseMails(actor, { wanted: form.getAll('mails').map(String) })
  return redirectWithFlash(here, { kind: 'success', text: say.mailsSaved })
}

export const meta = () => [{ title: 'Account Settings · Panelry' }]

export default function AccountSettings() {
  const {
    profile,
    pendingEmail,
    mailWaits: waits,
    connections,
    mails,
    sessions,
  } = useLoaderData<typeof loader>()
  const { hasPassword } = profile
  const providers = connections.flatMap(({ id, label }) => (id === null ? [] : label))
  return (
    <Screen dialog={useOutlet()}>
      <DashboardShell breadcrumb={[{ label: 'Account Settings' }]}>
        <PageHead title="Account Settings" />
        <ProfileSection profile={profile} pendingEmail={pendingEmail} mailWaits={waits} />
        <PasswordSection {...{ hasPassword, providers }} />
        <ConnectionsSection {...{ connections, hasPassword }} />
        <MailsSection choices={mails} />
        <SessionsSection sessions={sessions} />
      </DashboardShell>
    </Screen>
  )
}

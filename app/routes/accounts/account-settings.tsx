import { parseWithZod } from '@conform-to/zod/v4'
import { useLoaderData, useOutlet } from '@remix-run/react'
import { DashboardShell, PageHead } from '~/components/shell/dashboard-shell'
import { Screen } from '~/components/ui/screen'
import { changePassword } from '~/features/accounts/change-password.server'
import { pendingEmail } from '~/features/accounts/confirm-email-change.server'
import { changePasswordForm, profileForm } from '~/features/accounts/forms.server'
import { openSessions } from '~/features/accounts/open-sessions.server'
import { updateProfile } from '~/features/accounts/update-profile.server'
import { accountMessages as say } from '~/messages/accounts'
import type { Actor } from '~/permissions/vocabulary'
import { notFound } from '~/platform/faults'
import { redirectWithFlash } from '~/routes/http/flash.server'
import { textField } from '~/routes/http/form.server'
import { act, screen } from '~/routes/http/handle.server'
import { refuse } from '~/routes/http/refuse.server'
import { PasswordSection } from './password-section'
import { ProfileSection } from './profile-section'
import { SessionsSection } from './sessions-section'

const here = '/account-settings'

export const loader = screen(here, ({ user, sessionId }) => {
  if (!user) throw notFound()
  const { id, fullName, email, avatar, version } = user
  return {
    profile: { fullName, email, avatar, version },
    pendingEmail: pendingEmail(id),
    sessions: openSessions(id, sessionId),
  }
})

/** The screen has two forms; `intent` says which was sent. */
export const action = act(here, ({ actor, sessionId, form }) =>
  textField(form, 'intent') === 'password'
    ? savePassword(actor, sessionId, form)
    : saveProfile(actor, form),
)

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

export const meta = () => [{ title: 'Account Settings · Panelry' }]

export default function AccountSettings() {
  const { profile, pendingEmail, sessions } = useLoaderData<typeof loader>()
  return (
    <Screen dialog={useOutlet()}>
      <DashboardShell breadcrumb={[{ label: 'Account Settings' }]}>
        <PageHead title="Account Settings" />
        <ProfileSection profile={profile} pendingEmail={pendingEmail} />
        <PasswordSection />
        <SessionsSection sessions={sessions} />
      </DashboardShell>
    </Screen>
  )
}

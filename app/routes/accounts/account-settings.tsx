import { parseWithZod } from '@conform-to/zod/v4'
import { changePassword } from '~/features/accounts/change-password.server'
import { pendingEmail } from '~/features/accounts/confirm-email-change.server'
import { changePasswordForm, profileForm } from '~/features/accounts/forms.server'
import { openSessions } from '~/features/accounts/open-sessions.server'
import { updateProfile } from '~/features/accounts/update-profile.server'
import { accountMessages } from '~/messages/accounts'
import type { Actor } from '~/permissions/vocabulary'
import { notFound } from '~/platform/faults'
import { redirectWithFlash } from '~/routes/http/flash.server'
import { textField } from '~/routes/http/form.server'
import { act, screen } from '~/routes/http/handle.server'
import { refuse } from '~/routes/http/refuse.server'

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
  return redirectWithFlash(here, { kind: 'success', text: accountMessages.profileUpdated })
}

async function savePassword(actor: Actor, sessionId: string | null, form: FormData) {
  const submission = parseWithZod(form, { schema: changePasswordForm })
  if (submission.status !== 'success') return refuse(submission)
  try {
    await changePassword(actor, { ...submission.value, sessionId })
  } catch (fault) {
    return refuse(submission, fault)
  }
  return redirectWithFlash(here, { kind: 'success', text: accountMessages.passwordChanged })
}

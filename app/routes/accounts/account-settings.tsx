import { useLoaderData, useOutlet } from '@remix-run/react'
import { ActionForm } from '~/components/form/action-form'
import { CheckboxGroup } from '~/components/form/choice-fields'
import { OtherErrors } from '~/components/form/error-summary'
import { SubmitButton } from '~/components/form/submit-button'
import { DashboardShell, PageHead } from '~/components/shell/dashboard-shell'
import { SettingsSection } from '~/components/shell/settings-section'
import { Screen } from '~/components/ui/screen'
import { changePasswordSchema, profileSchema } from '~/features/accounts/account-schema.server'
import { changePassword } from '~/features/accounts/change-password.server'
import { askToProveEmail, pendingEmail } from '~/features/accounts/confirm-email-change.server'
import { listConnections } from '~/features/accounts/list-connections.server'
import { listSessions } from '~/features/accounts/list-sessions.server'
import { updateProfile } from '~/features/accounts/update-profile.server'
import { mutedTypes } from '~/features/events/wants-mail.server'
import { hasNoMailProvider } from '~/features/mail/mail-mode.server'
import { chooseMails } from '~/features/notifications/choose-mails.server'
import { readSettings } from '~/features/settings/general-settings.server'
import { zoneChoices } from '~/features/settings/zone-choices.server'
import { accountMessages as say } from '~/messages/accounts'
import { controlWords } from '~/messages/controls'
import { notificationLabels } from '~/messages/notifications'
import { notificationTypesOf } from '~/permissions/notifications'
import { isStaff, type NotificationType } from '~/permissions/vocabulary'
import { todaysZone } from '~/platform/time-zones.server'
import type { ActArgs } from '~/routes/http/act-args'
import { redirectWithFlash } from '~/routes/http/flash.server'
import { memberWithAccount } from '~/routes/http/require-member'
import { act, screen } from '~/routes/http/screen-and-act.server'
import { withForm, withForms } from '~/routes/http/with-form.server'
import { AccountTabs } from './account-tabs'
import { ConnectionsSection } from './connections-section'
import { DataSection } from './data-section'
import { deviceHeaders } from './enter.server'
import { PasswordSection } from './password-section'
import { ProfileSection, type Proof } from './profile-section'
import { SessionsSection } from './sessions-section'
import { ZoneSection } from './zone-section'

type MailChoice = { type: NotificationType; wanted: boolean }

/** Which notifications also come by email. */
function MailsSection({ choices }: { choices: readonly MailChoice[] }) {
  const wanted = choices.filter((choice) => choice.wanted).map(({ type }) => type)
  return (
    <SettingsSection title={say.emails} lead={say.mailsLead}>
      <ActionForm name="mails" className="form" preventScrollReset key={wanted.join()}>
        <CheckboxGroup
          name="mails"
          label={say.byEmail}
          values={wanted}
          options={choices.map(({ type }) => ({ value: type, label: notificationLabels[type] }))}
        />
        <div className="form-actions">
          <SubmitButton look="secondary">{say.saveEmails}</SubmitButton>
        </div>
      </ActionForm>
    </SettingsSection>
  )
}

const here = '/account-settings'

export const loader = screen(({ actor, user, sessionId }) => {
  const me = memberWithAccount(user)
  const { id, fullName, email, avatar, version } = me
  const muted = mutedTypes(id)
  const asked = pendingEmail(id)
  const proofSent = asked === email
  const zone = todaysZone(me.timeZone)
  return {
    profile: { fullName, email, avatar, version, hasPassword: me.passwordHash !== null },
    proof: proofOf(me.emailVerifiedAt, proofSent),
    pendingEmail: proofSent ? null : asked,
    mailWaits: hasNoMailProvider(),
    connections: listConnections(id),
    mails: notificationTypesOf(me).map((type) => ({ type, wanted: !muted.includes(type) })),
    sessions: listSessions(id, sessionId),
    zone: {
      zone,
      office: readSettings().officeZone,
      zones: zoneChoices(zone),
      hasHours: isStaff(actor),
    },
  }
})

const proofOf = (provenAt: number | null, sent: boolean): Proof =>
  provenAt === null ? (sent ? 'sent' : 'missing') : 'given'

const saveProfile = withForm(profileSchema, async ({ actor, value }) => {
  await updateProfile(actor, value)
  return redirectWithFlash(here, { kind: 'success', text: say.profileUpdated })
})

const savePassword = withForm(changePasswordSchema, async ({ actor, sessionId, value }) => {
  const device = await changePassword(actor, { ...value, sessionId })
  const flash = { kind: 'success', text: say.passwordChanged } as const
  return redirectWithFlash(here, flash, await deviceHeaders(device))
})

function sendProof({ actor, user }: ActArgs) {
  const { email } = memberWithAccount(user)
  askToProveEmail(actor)
  return redirectWithFlash(here, { kind: 'success', text: say.linkSentTo(email) })
}

function saveMails({ actor, form }: ActArgs) {
  chooseMails(actor, { wanted: form.getAll('mails').map(String) })
  return redirectWithFlash(here, { kind: 'success', text: say.mailsSaved })
}

export const action = act(
  withForms({ profile: saveProfile, password: savePassword, prove: sendProof, mails: saveMails }),
)

export const meta = () => [{ title: `${controlWords.accountSettings} · Panelry` }]

export default function AccountSettings() {
  const {
    profile,
    proof,
    pendingEmail,
    mailWaits: waits,
    connections,
    mails,
    sessions,
    zone,
  } = useLoaderData<typeof loader>()
  const { hasPassword } = profile
  const providers = connections.flatMap(({ id, label }) => (id === null ? [] : label))
  return (
    <Screen dialog={useOutlet()}>
      <DashboardShell breadcrumb={[{ label: controlWords.accountSettings }]}>
        <PageHead title={controlWords.accountSettings} />
        <AccountTabs current="account" />
        <OtherErrors besides={['profile', 'password']} />
        <ProfileSection {...{ profile, proof, pendingEmail }} mailWaits={waits} />
        <PasswordSection {...{ hasPassword, providers, pendingEmail }} />
        <ConnectionsSection {...{ connections, hasPassword }} />
        <MailsSection choices={mails} />
        <ZoneSection {...zone} />
        <SessionsSection sessions={sessions} />
        <DataSection />
      </DashboardShell>
    </Screen>
  )
}

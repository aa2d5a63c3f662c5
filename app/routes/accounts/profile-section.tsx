import { ActionForm } from '~/components/form/action-form'
import { EditForm } from '~/components/form/edit-form'
import { textIn } from '~/components/form/form-state'
import { PasswordField } from '~/components/form/password-field'
import { SubmitButton } from '~/components/form/submit-button'
import { TextField } from '~/components/form/text-field'
import { SettingsSection } from '~/components/shell/settings-section'
import { Avatar } from '~/components/ui/avatar'
import { ButtonLink, IconLink } from '~/components/ui/button'
import { Notice } from '~/components/ui/notice'
import { photoSrc } from '~/components/ui/photo'
import { accountFields, newPasswordFields, accountMessages as say } from '~/messages/accounts'
import { busyWords, controlWords } from '~/messages/controls'
import { OutboxNotice } from '~/routes/http/outbox-notice'
import { useResetWhenSaved } from './use-reset-when-saved'

type Profile = {
  fullName: string
  email: string
  avatar: string | null
  hasPassword: boolean
  version: number
}

const labels = {
  fullName: accountFields.fullName,
  email: accountFields.email,
  currentPassword: newPasswordFields.currentPassword,
}

/** Whether somebody has shown that the mailbox is theirs, or got the link that shows it. */
export type Proof = 'given' | 'sent' | 'missing'

/** Section with photo, name and e-mail. */
export function ProfileSection({
  profile,
  proof,
  pendingEmail,
  mailWaits,
}: {
  profile: Profile
  proof: Proof
  pendingEmail: string | null
  /** Nothing sends mails: the link waits in the outbox. */
  mailWaits: boolean
}) {
  const { email } = profile
  const form = useResetWhenSaved('profile')
  return (
    <SettingsSection title={say.profile} lead={<ProfilePhoto profile={profile} />}>
      {proof !== 'given' && <ProveEmail {...{ email, proof, mailWaits }} />}
      <EditForm
        name="profile"
        row={profile}
        compare={{ fullName: labels.fullName, email: labels.email }}
        again={({ typed, stored }) =>
          profile.hasPassword &&
          textIn(typed, 'email') !== stored.email && (
            <PasswordField
              name="currentPassword"
              label={labels.currentPassword}
              hint={say.passwordAgain}
              required
            />
          )
        }
        summary={labels}
        formRef={form}
      >
        {({ field }) => (
          <>
            {pendingEmail && (
              <Notice tone="primary">
                {say.emailPending(pendingEmail)} {mailWaits && <OutboxNotice />}
              </Notice>
            )}
            <TextField name="fullName" label={labels.fullName} autoComplete="name" required />
            <TextField
              name="email"
              label={labels.email}
              type="email"
              autoComplete="email"
              hint={profile.hasPassword ? undefined : say.emailAfterPassword}
              readOnly={!profile.hasPassword}
              required
            />
            {profile.hasPassword && (
              <PasswordField
                name="currentPassword"
                label={labels.currentPassword}
                {...(field('email').defaultValue === email
                  ? { optional: true }
                  : { required: true })}
                hint={say.emailNeedsPassword}
              />
            )}
            <div className="form-actions">
              <SubmitButton>{say.saveProfile}</SubmitButton>
            </div>
          </>
        )}
      </EditForm>
    </SettingsSection>
  )
}

/** Sends the link that shows that the mailbox is theirs, and says when it is on its way. */
const ProveEmail = (props: { email: string; proof: Proof; mailWaits: boolean }) => (
  <div className="mb-4">
    <Notice tone="primary">
      {props.proof === 'sent' ? (
        <>
          {say.emailProofPending(props.email)} {props.mailWaits && <OutboxNotice />}
        </>
      ) : (
        <>
          <p>{say.emailUnproven}</p>
          <ActionForm name="prove" className="mt-2" preventScrollReset>
            <SubmitButton look="secondary" icon="mail" busyLabel={busyWords.sending}>
              {say.sendProof}
            </SubmitButton>
          </ActionForm>
        </>
      )}
    </Notice>
  </div>
)

function ProfilePhoto({ profile: { fullName, avatar } }: { profile: Profile }) {
  return (
    <div className="mt-3 flex flex-wrap items-center gap-3">
      <Avatar name={fullName} src={photoSrc(avatar)} size={64} />
      <div className="flex flex-wrap items-center gap-1">
        <ButtonLink
          to="/account-settings/photo"
          icon="upload"
          aria-label={avatar ? say.replacePhoto : undefined}
          preventScrollReset
        >
          {avatar ? controlWords.replace : say.addPhoto}
        </ButtonLink>
        {avatar && (
          <IconLink
            to="/account-settings/photo/delete"
            icon="trash"
            label={say.removePhoto}
            look="quiet-danger"
            preventScrollReset
          />
        )}
      </div>
    </div>
  )
}

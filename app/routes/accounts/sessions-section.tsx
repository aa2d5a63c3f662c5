import { ActionForm } from '~/components/form/action-form'
import { SubmitButton } from '~/components/form/submit-button'
import { SettingsSection } from '~/components/shell/settings-section'
import { Tag } from '~/components/ui/tag'
import { Time } from '~/components/ui/time'
import type { ListedSession } from '~/features/accounts/list-sessions.server'
import { accountMessages as say } from '~/messages/accounts'

const action = '/account-settings/sessions'

/** Lists the account's sessions, each with a way to end it. */
export function SessionsSection({ sessions }: { sessions: readonly ListedSession[] }) {
  return (
    <SettingsSection title={say.openSessions} lead={say.sessionsLead}>
      <ul className="-mt-3">
        {sessions.map(({ id, device, lastSeenAt, current }) => (
          <li key={id} className="account-row">
            <div className="min-w-0">
              <p className="flex flex-wrap items-center gap-2 font-medium">
                {device}
                {current && <Tag tone="primary">{say.thisSession}</Tag>}
              </p>
              <p className="text-n500">
                {say.lastSeen} <Time at={lastSeenAt} withTime />
              </p>
            </div>
            {!current && (
              <ActionForm action={action}>
                <input type="hidden" name="session" value={id} />
                <SubmitButton look="secondary" aria-label={say.endSession(device)}>
                  {say.end}
                </SubmitButton>
              </ActionForm>
            )}
          </li>
        ))}
      </ul>
      {sessions.length > 1 && (
        <ActionForm action={action} className="mt-4">
          <SubmitButton look="secondary">{say.endOthers}</SubmitButton>
        </ActionForm>
      )}
    </SettingsSection>
  )
}

import { ActionForm } from '~/components/form/action-form'
import { SubmitButton } from '~/components/form/submit-button'
import { SettingsSection } from '~/components/shell/settings-section'
import { Time } from '~/components/ui/time'
import type { Connection } from '~/features/accounts/list-connections.server'
import { accountMessages as say } from '~/messages/accounts'
import { busyWords } from '~/messages/controls'
import { ProviderLogo } from './provider-logo'

/** Which other services log somebody in; absent where there is none to connect. */
export function ConnectionsSection({
  connections,
  hasPassword,
}: {
  connections: readonly Connection[]
  hasPassword: boolean
}) {
  if (connections.length === 0) return null
  const connected = connections.filter(({ id }) => id !== null)
  const onlyWayIn = !hasPassword && connected.length === 1
  return (
    <SettingsSection title={say.connectedAccounts} lead={say.connectionsLead}>
      <ul className="-mt-3">
        {connections.map(({ id, provider, label, email, since }) => (
          <li key={id ?? provider} className="account-row">
            <div className="flex min-w-0 items-center gap-3">
              <ProviderLogo name={provider} />
              <div className="min-w-0">
                <p className="font-medium">{label}</p>
                {email && <p className="truncate text-n600">{email}</p>}
                <p className="text-n500">
                  {since === null ? (
                    'Not connected'
                  ) : onlyWayIn ? (
                    say.onlyWayIn
                  ) : (
                    <>
                      {say.connectedLabel} <Time at={since} />
                    </>
                  )}
                </p>
              </div>
            </div>
            {id === null ? (
              // Leads to another site: the browser itself goes there.
              <a
                href={`/auth/${provider}`}
                className="btn btn-secondary"
                aria-label={say.connectTo(label)}
              >
                {say.connect}
              </a>
            ) : (
              !onlyWayIn && (
                <ActionForm action="/account-settings/connections" preventScrollReset>
                  <input type="hidden" name="connection" value={id} />
                  <SubmitButton
                    look="secondary"
                    busyLabel={busyWords.disconnecting}
                    aria-label={say.disconnectFrom(label)}
                  >
                    {say.disconnect}
                  </SubmitButton>
                </ActionForm>
              )
            )}
          </li>
        ))}
      </ul>
    </SettingsSection>
  )
}

import { useEffect, useRef } from 'react'
import { Breakable } from '~/components/ui/breakable'
import { Icon } from '~/components/ui/icon'
import { type Column, Table } from '~/components/ui/table'
import { Time } from '~/components/ui/time'
import type { ListedLogin } from '~/features/vault/list-logins.server'
import { vaultMessages as say } from '~/messages/vault'
import { shortAddress } from './addresses'
import { LoginActions } from './login-actions'
import type { Revealed } from './use-revealed'

/** A password where it was revealed; else dots that say nothing of it, not even how long it is. */
function Secret({ label, password }: { label: string; password: string | null }) {
  const ref = useRef<HTMLElement>(null)
  // The button that was pressed is another one now.
  useEffect(() => {
    if (password !== null) ref.current?.focus({ preventScroll: true })
  }, [password])
  if (password === null) {
    return (
      <span className="vault-dots">
        <span aria-hidden="true">••••••••</span>
        <span className="sr-only">{say.hidden}</span>
      </span>
    )
  }
  return (
    <code ref={ref} tabIndex={-1} className="vault-secret" translate="no">
      <span className="sr-only">{say.passwordOf(label)}: </span>
      <span data-secret="">{password}</span>
    </code>
  )
}

/** The logins of a company, the password of one of them shown where it was revealed. */
export function LoginTable({
  profile,
  logins,
  open,
  mayChange,
  shown,
  until,
}: {
  profile: string
  logins: ListedLogin[]
  open: boolean
  mayChange: boolean
  shown: Revealed | null
  until: number | null
}) {
  const columns: Column<ListedLogin>[] = [
    {
      label: say.fields.label,
      cell: ({ label, url }) => (
        <>
          <span className="vault-label" dir="auto">
            {label}
          </span>
          {url && <Address url={url} />}
        </>
      ),
    },
    {
      label: say.fields.username,
      cell: ({ username }) => (
        <span className="vault-user" title={username}>
          <Breakable text={username} />
        </span>
      ),
    },
    {
      label: say.fields.password,
      size: 'date',
      cell: ({ id, label }) => (
        <Secret label={label} password={shown?.login === id ? shown.password : null} />
      ),
    },
    {
      label: say.fields.changed,
      size: 'date',
      yields: 2,
      phone: 'hide',
      cell: ({ updatedAt }) => <Time at={updatedAt} />,
    },
    {
      label: say.fields.actions,
      hideLabel: true,
      phone: 'end',
      align: 'end',
      size: 'moment',
      cell: (login) => (
        <LoginActions
          {...{ profile, login, open, mayChange }}
          isShown={shown?.login === login.id}
        />
      ),
    },
  ]
  return (
    <>
      <Table caption={say.tableOf} columns={columns} rows={logins} rowKey={({ id }) => id} />
      {shown && (
        <p className="vault-until muted">
          <Icon name="clock" />
          <span>
            {say.hides(shown.label)}{' '}
            {until !== null && logins.length > 1 && (
              <>
                {say.until} <Time at={until} only="time" />.
              </>
            )}
          </span>
        </p>
      )}
    </>
  )
}

/** Only what a browser opens is a link. */
const Address = ({ url }: { url: string }) =>
  /^https?:\/\//i.test(url) ? (
    <a className="vault-address muted" href={url} title={url} rel="noreferrer" target="_blank">
      <Breakable text={shortAddress(url)} />
    </a>
  ) : (
    <span className="vault-address muted" title={url}>
      <Breakable text={url} />
    </span>
  )

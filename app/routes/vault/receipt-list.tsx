import { Link } from '@remix-run/react'
import { Icon } from '~/components/ui/icon'
import { Time } from '~/components/ui/time'
import type { LoginReceipt } from '~/features/vault/list-logins.server'
import { displayName } from '~/messages/users'
import { vaultMessages as say } from '~/messages/vault'
import { receiptsPath } from './addresses'

/** The newest receipts, and the way to all of them. */
export function Receipts({
  profile,
  receipts,
  count,
}: {
  profile: string
  receipts: readonly LoginReceipt[]
  count: number
}) {
  return (
    <section className="vault-receipts">
      <h2 className="font-semibold">{say.whoLooked}</h2>
      {count === 0 ? (
        <p className="muted">{say.nobodyLooked}</p>
      ) : (
        <ReceiptList receipts={receipts} />
      )}
      {count > receipts.length && (
        <p>
          <Link to={receiptsPath(profile)} className="link">
            {say.allReceipts(count)}
          </Link>
        </p>
      )}
    </section>
  )
}

/** Lists who revealed which password, and when. */
export const ReceiptList = ({ receipts }: { receipts: readonly LoginReceipt[] }) => (
  <ul className="vault-list">
    {receipts.map(({ id, label, name, createdAt }) => (
      <li key={id}>
        <Icon name="eye" />
        <span className="wrap-anywhere">
          {label}
          {say.receipt.of}
          <strong className="font-medium">{displayName(name)}</strong>
          {say.receipt.on}
          <Time at={createdAt} withTime />
        </span>
      </li>
    ))}
  </ul>
)

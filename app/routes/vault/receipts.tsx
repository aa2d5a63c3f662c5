import { useLoaderData } from '@remix-run/react'
import { ButtonLink } from '~/components/ui/button'
import { TurnPages } from '~/components/ui/pager'
import { readPageStart } from '~/features/lists/page-start'
import { listReceipts } from '~/features/vault/list-logins.server'
import { vaultMessages as say } from '~/messages/vault'
import { screen } from '~/routes/http/screen-and-act.server'
import { loginsPath } from '~/routes/profiles/addresses'
import { ProfileFrame, profileHandle, profileMeta } from '~/routes/profiles/profile-frame'
import { readHead } from '~/routes/profiles/read-head.server'
import { receiptsPath } from './addresses'
import { ReceiptList } from './receipt-list'

export const loader = screen(({ actor, params: { profile: id = '' }, url: { searchParams } }) => ({
  head: readHead(actor, id),
  ...listReceipts(actor, id, readPageStart(searchParams)),
}))

export { profileHandle as handle }

export const meta = profileMeta('receipts')

/** Every time a password of a company was revealed. */
export default function AllReceipts() {
  const { head, receipts, previous, next } = useLoaderData<typeof loader>()
  return (
    <ProfileFrame
      head={head}
      view="logins"
      part="receipts"
      actions={<ButtonLink to={loginsPath(head.id)}>{say.back}</ButtonLink>}
    >
      <section className="page-body vault-receipts">
        <h2 className="font-semibold">{say.receiptsTitle}</h2>
        <p className="muted">{receipts.length > 0 ? say.receiptsLead : say.nobodyLooked}</p>
        <ReceiptList receipts={receipts} />
      </section>
      <TurnPages {...{ previous, next }} at={(cursor) => receiptsPath(head.id, cursor)} />
    </ProfileFrame>
  )
}

import { useLoaderData } from '@remix-run/react'
import { useEffect } from 'react'
import { ButtonLink } from '~/components/ui/button'
import { accountMessages as say } from '~/messages/accounts'
import { AccountPage } from '~/routes/accounts/account-page'
import { signedInChannel } from '~/routes/accounts/provider-links'
import { screen } from '~/routes/http/handle.server'
import { safeRedirect } from '~/routes/http/safe-redirect'

/** The end of a sign-in in a popup: the page that opened it goes on, the popup closes. */
export const loader = screen('/auth/done', ({ url }) => ({
  to: safeRedirect(url.searchParams.get('to'), '/'),
}))

export const meta = () => [{ title: `${say.signedIn} · Panelry` }]

export default function Done() {
  const { to } = useLoaderData<typeof loader>()
  useEffect(() => {
    const channel = new BroadcastChannel(signedInChannel)
    channel.postMessage(to)
    channel.close()
    window.close()
  }, [to])
  return (
    <AccountPage title={say.signedIn} lead={say.signedInLead}>
      <ButtonLink to={to} look="primary" wide>
        Continue
      </ButtonLink>
    </AccountPage>
  )
}

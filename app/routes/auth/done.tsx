import { type MetaFunction, useLoaderData } from '@remix-run/react'
import { useEffect } from 'react'
import { ButtonLink } from '~/components/ui/button'
import { accountMessages as say } from '~/messages/accounts'
import { AccountPage } from '~/routes/accounts/account-page'
import { signedInChannel } from '~/routes/accounts/provider-links'
import { safeRedirect } from '~/routes/http/safe-redirect'
import { screen } from '~/routes/http/screen-and-act.server'

/**
 * The end of a sign-in in a popup: it closes, and the page that opened it goes on. When nothing came
 * of it that page stays as it is and says so.
 */
export const loader = screen(({ url }) => ({
  to: safeRedirect(url.searchParams.get('to'), '/'),
  failed: url.searchParams.has('failed'),
}))

export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: `${data?.failed ? say.notSignedIn : say.signedIn} · Panelry` },
]

export default function Done() {
  const { to, failed } = useLoaderData<typeof loader>()
  useEffect(() => {
    const channel = new BroadcastChannel(signedInChannel)
    channel.postMessage(failed ? null : to)
    channel.close()
    window.close()
  }, [to, failed])
  const title = failed ? say.notSignedIn : say.signedIn
  return (
    <AccountPage title={title} lead={failed ? say.notSignedInLead : say.signedInLead}>
      <ButtonLink to={to} look="primary" wide>
        {say.continue}
      </ButtonLink>
    </AccountPage>
  )
}

import { useLocation, useNavigate } from '@remix-run/react'
import { type MouseEvent, useEffect } from 'react'
import type { Provider } from '~/features/accounts/providers.server'
import { loginMessages } from '~/messages/login'
import { ProviderLogo } from './provider-logo'

/** Over this channel a popup tells the page that opened it where to go on; null: nothing came of it. */
export const signedInChannel = 'panelry-signed-in'

/**
 * Other ways to sign in, as far as they are configured. Without script a link leads to the provider
 * and back; with script the same happens in a popup.
 */
export function ProviderLinks({
  providers,
  redirectTo,
}: {
  providers: readonly Provider[]
  redirectTo: string
}) {
  const navigate = useNavigate()
  const { search } = useLocation()
  useEffect(() => {
    const channel = new BroadcastChannel(signedInChannel)
    channel.onmessage = ({ data }) => {
      // A path of ours: the server checked it, and nobody else can post to this channel.
      if (typeof data === 'string') window.location.assign(data)
      // This screen once more, with the message about it; what was typed here stays.
      else navigate(`.${search}`, { replace: true, preventScrollReset: true })
    }
    return () => channel.close()
  }, [navigate, search])
  if (providers.length === 0) return null
  return (
    <div className="grid gap-4">
      <p className="flex items-center gap-3 text-n500 before:h-px before:flex-1 before:bg-n200 after:h-px after:flex-1 after:bg-n200">
        {loginMessages.or}
      </p>
      <div className="flex flex-wrap gap-2">
        {providers.map(({ name, label }) => (
          <a
            key={name}
            href={accountLink(`/auth/${name}`, redirectTo)}
            className="btn btn-secondary flex-1"
            onClick={openPopup}
          >
            <ProviderLogo name={name} />
            {label}
          </a>
        ))}
      </div>
    </div>
  )
}

/** A popup that was refused leaves the link to do its work. */
function openPopup(event: MouseEvent<HTMLAnchorElement>) {
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return
  const url = new URL(event.currentTarget.href)
  url.searchParams.set('popup', '')
  const left = Math.round(window.screenX + (window.outerWidth - 500) / 2)
  const top = Math.round(window.screenY + (window.outerHeight - 680) / 2)
  const popup = window.open(url, 'panelry-sign-in', `width=500,height=680,left=${left},top=${top}`)
  if (popup) event.preventDefault()
}

/** The address of another account screen that leads on to the same place. */
export const accountLink = (to: string, redirectTo: string) =>
  redirectTo ? `${to}?redirectTo=${encodeURIComponent(redirectTo)}` : to

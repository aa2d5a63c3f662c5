import { useLocation } from '@remix-run/react'
import { waitingMessages as say } from '~/messages/waiting'
import { Banner } from '../ui/banner'
import { ButtonLink } from '../ui/button'
import { startScreens } from './start-screens'

/** On the screens people start on: an invitation to Panelry that they have not answered. */
export function InvitationWaits({ who }: { who: string }) {
  const { pathname } = useLocation()
  if (!startScreens.includes(pathname)) return null
  return (
    <Banner
      actions={
        <ButtonLink to="/invitation" look="primary">
          {say.seeInvitation}
        </ButtonLink>
      }
    >
      {say.joins(who)}
    </Banner>
  )
}

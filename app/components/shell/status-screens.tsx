import { errorScreenMessages as say } from '~/messages/error-screens'
import { shell } from '~/messages/shell'
import { Button, ButtonLink } from '../ui/button'
import { MessageScreen } from './message-screen'
import walker from './pictures/walker.webp'
import { useViewer } from './viewer'

/** Nothing at this address, or nothing that is shared with this person. */
export function NotFoundScreen() {
  return (
    <MessageScreen
      title={shell.notFoundTitle}
      actions={<WayBack />}
      picture={{ src: walker, width: 1440, height: 960 }}
    >
      {say.notFound}
    </MessageScreen>
  )
}

/** Visible, but not for this person to do. */
export function ForbiddenScreen({ text }: { text?: string }) {
  return (
    <MessageScreen title={shell.forbiddenTitle} actions={<WayBack />}>
      {text ?? say.forbidden}
    </MessageScreen>
  )
}

/** Our own failure; says nothing about its cause. */
export function ServerErrorScreen({ text }: { text?: string }) {
  return (
    <MessageScreen
      title={text ? shell.refusedTitle : shell.serverErrorTitle}
      drawing="fault"
      actions={
        <>
          <form method="get">
            <Button look="primary" icon="refresh">
              {shell.tryAgain}
            </Button>
          </form>
          <WayBack quiet />
        </>
      }
    >
      {text ?? say.serverError}
    </MessageScreen>
  )
}

/** The way on from a screen that is none. */
export function WayBack({ quiet = false }: { quiet?: boolean }) {
  const viewer = useViewer()
  const start = viewer?.menu.find(({ href }) => href === viewer.start)
  return (
    <ButtonLink
      to={start?.href ?? '/'}
      look={quiet ? 'secondary' : 'primary'}
      icon={start?.icon ?? 'home'}
    >
      {start?.label ?? say.toStart}
    </ButtonLink>
  )
}

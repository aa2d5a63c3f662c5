import { useLocation } from '@remix-run/react'
import { PlainScreen } from '~/components/shell/plain-screen'
import { editorMessages as say } from '~/messages/editor'
import { shell } from '~/messages/shell'

const titles = { 'log-in': say.logInTitle, save: say.saveTitle, ask: say.askTitle }

/** That a project is closed, where the script of its screen does not come. */
export function ClosedInLittle({
  closed,
  removed,
}: {
  closed: keyof typeof titles
  removed: boolean
}) {
  const { pathname, search } = useLocation()
  return (
    <PlainScreen
      title={removed ? say.removedTitle : titles[closed]}
      link={{ to: pathname + search, label: shell.tryAgain }}
    />
  )
}

import { lazy, Suspense } from 'react'
import { shell } from '~/messages/shell'
import { buttonClass } from '../ui/button'
import { Icon } from '../ui/icon'
import type { Held } from './held'

/** Rarely needed, and it brings the fields of forms along. */
const SignInBeside = lazy(() => import('./sign-in-beside'))

/** Says what could not be sent or opened, and why; what it is about waits until it is sent again. */
export function HeldNotice({ held }: { held: Held }) {
  if (held.why === 'signed-out') {
    return (
      <Suspense>
        <SignInBeside held={held} />
      </Suspense>
    )
  }
  return (
    <div className="flash flash-error" role="alert">
      <Icon name="alert" size={20} />
      <p>
        {shell.held[held.why]} {shell.kept[held.what]}
      </p>
      <button
        type="button"
        className={buttonClass('quiet-danger', 'underline underline-offset-4')}
        onClick={held.again}
      >
        {held.what === 'form' ? shell.sendAgain : shell.tryAgain}
      </button>
    </div>
  )
}

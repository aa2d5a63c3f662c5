import type { ReactNode } from 'react'
import { controlWords } from '~/messages/controls'
import { shell } from '~/messages/shell'
import { buttonClass } from '../ui/button'
import { Icon } from '../ui/icon'
import type { Held } from './held'
import { later } from './later'

/** Rarely needed, and it brings the fields of forms along. */
const SignInBeside = later(() => import('./sign-in-beside'), SignInElsewhere)

const linkLook = buttonClass('quiet-danger', 'underline underline-offset-4')

/** The dialog does not come: one signs in in another tab, and sends again. */
function SignInElsewhere({ held }: { held: Held }) {
  return (
    <Told again={held.again} press={held.typed === 'sent' ? shell.sendAgain : shell.tryAgain}>
      {held.other ? shell.typedByOther : held.typed && shell.signInLead[held.typed]}{' '}
      {held.other ? (
        <a className="link" href="/">
          {shell.leavePage}
        </a>
      ) : (
        <a className="link" href="/login" target="_blank" rel="noreferrer">
          {shell.signInOtherTab}
        </a>
      )}
    </Told>
  )
}

/** Says what could not be sent or opened, and why; what it is about waits until it is sent again. */
export function HeldNotice({ held }: { held: Held }) {
  if (held.why === 'signed-out') {
    return <SignInBeside held={held} />
  }
  return (
    <Told {...held} press={held.what === 'form' ? shell.sendAgain : shell.tryAgain}>
      {shell.held[held.why]} {shell.kept[held.what]}
    </Told>
  )
}

function Told({
  again,
  leave,
  press,
  children,
}: Pick<Held, 'again' | 'leave'> & { press: string; children: ReactNode }) {
  return (
    <div className="flash flash-error" role="alert">
      <Icon name="alert" size={20} />
      <p>{children}</p>
      <button type="button" className={linkLook} onClick={again}>
        {press}
      </button>
      {leave && (
        <button
          type="button"
          className={buttonClass('quiet-danger', 'btn-icon')}
          aria-label={controlWords.dismiss}
          title={controlWords.dismiss}
          onClick={leave}
        >
          <Icon name="close" />
        </button>
      )}
    </div>
  )
}

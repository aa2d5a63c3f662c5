import { type ReactNode, useState } from 'react'
import { controlWords } from '~/messages/controls'
import { shell } from '~/messages/shell'
import { buttonClass } from '../ui/button'
import { Icon } from '../ui/icon'
import { lazyPart } from './lazy-part'
import type { WaitingRequest, Why } from './waiting-request'

/** Rarely needed, and it brings the fields of forms along. */
const SignInDialog = lazyPart(() => import('./sign-in-dialog'), SignInElsewhere)

/** Looks of what is still in the way, and of what is over. */
const looks = (why: Why) =>
  why === 'online' || why === 'back'
    ? ({ flash: 'flash on-ink', button: 'on-dark', icon: 'check-circle' } as const)
    : ({ flash: 'flash flash-error', button: 'quiet-danger', icon: 'alert' } as const)

/** The dialog does not come: one signs in in another tab, and sends again. */
function SignInElsewhere({ held }: { held: WaitingRequest }) {
  return (
    <RetryBanner
      why={held.why}
      again={held.again}
      press={held.typed === 'sent' ? shell.sendAgain : shell.tryAgain}
    >
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
    </RetryBanner>
  )
}

/** Says what could not be sent or opened, and why; what it is about waits until it is sent again. */
export function RetryNotice({ held }: { held: WaitingRequest }) {
  if (held.why === 'signed-out') {
    return <SignInDialog held={held} />
  }
  return (
    <RetryBanner {...held} press={held.what === 'form' ? shell.sendAgain : shell.tryAgain}>
      {(held.why === 'ours' && held.reason) || shell.held[held.why]} {shell.kept[held.what]}{' '}
      {held.link && shell.kept.link}
    </RetryBanner>
  )
}

/** Its cross takes the notice away where nothing waits, else folds it: what waits stays to be read of. */
function RetryBanner({
  why,
  again,
  leave,
  press,
  children,
}: Pick<WaitingRequest, 'why' | 'again' | 'leave'> & { press: string; children: ReactNode }) {
  /** Reason when it was folded: another reason unfolds it. */
  const [folded, setFolded] = useState<Why | 'opened' | null>(null)
  const { flash, button, icon } = looks(why)
  if (folded === why) {
    return (
      <button
        type="button"
        className={`${flash} flash-folded`}
        aria-label={shell.unfold(shell.heldShort[why])}
        autoFocus
        onClick={() => setFolded('opened')}
      >
        <Icon name={icon} />
        {shell.heldShort[why]}
        <Icon name="chevron-down" />
      </button>
    )
  }
  const label = leave ? controlWords.dismiss : controlWords.hide
  return (
    <div className={`${flash} flash-held`} role="alert">
      <Icon name={icon} size={20} />
      <p>{children}</p>
      <button
        type="button"
        className={buttonClass(button, 'underline underline-offset-4')}
        onClick={again}
      >
        {press}
      </button>
      <button
        type="button"
        className={buttonClass(button, 'btn-icon')}
        aria-label={label}
        title={label}
        autoFocus={folded === 'opened'}
        onClick={leave ?? (() => setFolded(why))}
      >
        <Icon name="close" />
      </button>
    </div>
  )
}

import { type ComponentProps, type ReactNode, useEffect, useRef, useState } from 'react'
import { controlWords } from '~/messages/controls'
import { Button } from '../ui/button'
import { useSubmitting } from './use-submitting'
import { isWaiting, leaveTurns, takeTurn, waitForTurn } from './waiting-buttons'

export type SubmitButtonProps = ComponentProps<typeof Button> & { fetcher?: { state: string } }

/**
 * Sends its form. While any form of the page is on its way it cannot be pressed again; the pressed one
 * keeps its width and says `busyLabel`. Others wait for their turn, so that no press is lost. Give
 * `fetcher` when the form belongs to one, and `beside` what is next to the button.
 */
export function SubmitButton({
  look = 'primary',
  busyLabel = controlWords.saving,
  fetcher,
  beside,
  onClick,
  ...rest
}: SubmitButtonProps & { beside?: (busy: boolean) => ReactNode }) {
  const navigating = useSubmitting()
  const sending = fetcher ? fetcher.state !== 'idle' : navigating
  const [pressed, setPressed] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    const own = button.current
    return () => {
      if (own) leaveTurns(own)
    }
  }, [])
  useEffect(() => {
    const own = button.current
    if (sending || !own) return
    setPressed(isWaiting(own))
    if (takeTurn(own)) own.form?.requestSubmit(own)
  }, [sending])
  const busy = sending && (pressed || Boolean(fetcher))
  return (
    <>
      <Button
        ref={button}
        look={look}
        {...rest}
        busy={busy}
        busyLabel={busyLabel}
        onClick={(event) => {
          setPressed(true)
          // The second press of a double one: the first is about to be on its way.
          if (pressed && !sending && event.detail > 1) return event.preventDefault()
          if (!sending) return onClick?.(event)
          event.preventDefault()
          waitForTurn(event.currentTarget)
        }}
      />
      {beside?.(busy)}
    </>
  )
}

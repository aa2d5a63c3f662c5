import { type ComponentProps, useEffect, useRef, useState } from 'react'
import { controlWords } from '~/messages/controls'
import { Button } from '../ui/button'
import { PleaseWait } from '../ui/please-wait'
import { useSubmitting } from './use-submitting'

/**
 * Sends its form. While any form of the page is on its way it cannot be pressed again; the pressed
 * one keeps its width and says `busyLabel`. One of another form waits for its turn, so that no press
 * is lost. Give `fetcher` when the form belongs to one, and `wait` when the work may take long: what
 * the dialog says that asks to wait.
 */
export function SubmitButton({
  look = 'primary',
  busyLabel = controlWords.saving,
  fetcher,
  wait,
  onClick,
  ...rest
}: ComponentProps<typeof Button> & { fetcher?: { state: string }; wait?: string }) {
  const navigating = useSubmitting()
  const sending = fetcher ? fetcher.state !== 'idle' : navigating
  const [pressed, setPressed] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const waits = useRef(false)
  useEffect(() => {
    if (sending) return
    setPressed(waits.current)
    if (!waits.current) return
    waits.current = false
    button.current?.form?.requestSubmit(button.current)
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
          waits.current = sending
          if (sending) event.preventDefault()
          else onClick?.(event)
        }}
      />
      {wait && <PleaseWait when={busy} text={wait} />}
    </>
  )
}

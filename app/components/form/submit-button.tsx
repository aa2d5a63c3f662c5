import { type ComponentProps, useEffect, useState } from 'react'
import { Button } from '../ui/button'
import { useSubmitting } from './use-submitting'

/**
 * Sends its form. While any form of the page is on its way it cannot be pressed again; the pressed
 * one keeps its width and says `busyLabel`. Give `fetcher` when the form belongs to one.
 */
export function SubmitButton({
  look = 'primary',
  busyLabel = 'Saving',
  fetcher,
  onClick,
  ...rest
}: ComponentProps<typeof Button> & { fetcher?: { state: string } }) {
  const navigating = useSubmitting()
  const sending = fetcher ? fetcher.state !== 'idle' : navigating
  const [pressed, setPressed] = useState(false)
  useEffect(() => {
    if (!sending) setPressed(false)
  }, [sending])
  return (
    <Button
      look={look}
      {...rest}
      busy={sending && (pressed || Boolean(fetcher))}
      busyLabel={busyLabel}
      onClick={(event) => {
        if (sending) return event.preventDefault()
        setPressed(true)
        onClick?.(event)
      }}
    />
  )
}

import { useEffect, useId, useRef } from 'react'
import { partWords } from '~/messages/parts'

/**
 * Covers the page while a long update runs, so that nothing is pressed twice. Only with script.
 * @param delay milliseconds before it shows: short updates do not flicker
 */
export function PleaseWait({
  when,
  text,
  delay = 250,
}: {
  when: boolean
  text?: string
  delay?: number
}) {
  const ref = useRef<HTMLDialogElement>(null)
  const id = useId()
  useEffect(() => {
    const dialog = ref.current
    if (!when || !dialog) return
    const timer = setTimeout(() => dialog.showModal(), delay)
    return () => {
      clearTimeout(timer)
      if (dialog.open) dialog.close()
    }
  }, [when, delay])
  return (
    <dialog
      ref={ref}
      className="dialog"
      aria-labelledby={id}
      onCancel={(event) => event.preventDefault()}
    >
      <div className="flex items-center gap-4 p-6">
        <span className="btn-secondary">
          <span className="spinner block" />
        </span>
        <div role="status">
          <h2 className="title" id={id} tabIndex={-1}>
            {partWords.pleaseWait}
          </h2>
          {text && <p className="text-n600">{text}</p>}
        </div>
      </div>
    </dialog>
  )
}

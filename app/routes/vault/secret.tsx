import { useEffect, useRef } from 'react'
import { vaultMessages as say } from '~/messages/vault'

/** A password where it was revealed; else dots that say nothing of it, not even how long it is. */
export function Secret({ label, password }: { label: string; password: string | null }) {
  const ref = useRef<HTMLElement>(null)
  // The button that was pressed is another one now.
  useEffect(() => {
    if (password !== null) ref.current?.focus({ preventScroll: true })
  }, [password])
  if (password === null) {
    return (
      <span className="vault-dots">
        <span aria-hidden="true">••••••••</span>
        <span className="sr-only">{say.hidden}</span>
      </span>
    )
  }
  return (
    <code ref={ref} tabIndex={-1} className="vault-secret" translate="no">
      <span className="sr-only">{say.passwordOf(label)}: </span>
      <span data-secret="">{password}</span>
    </code>
  )
}

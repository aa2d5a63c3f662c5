import { useNavigate } from '@remix-run/react'
import { useEffect } from 'react'
import { showToast } from '~/components/ui/toasts'
import { vaultMessages as say } from '~/messages/vault'
import { loginsPath } from '~/routes/profiles/addresses'

/** A password that was revealed: to be shown, or to be copied without that. */
export type Revealed = { login: string; label: string; how: 'show' | 'copy'; password: string }

/** How long a password is shown, in milliseconds. */
export const shownFor = 30_000

/**
 * Part of an answer that is shown, and for how long: then the screen is opened again, and nothing of the
 * answer is left in the page. A password that is only to be copied goes to the clipboard at once.
 */
export function useRevealed(profile: string, revealed: Revealed | undefined): Revealed | null {
  const navigate = useNavigate()
  useEffect(() => {
    if (!revealed) return
    const forget = () => navigate(loginsPath(profile), { replace: true, preventScrollReset: true })
    if (revealed.how === 'copy') {
      copy(revealed.password).then((done) => {
        showToast(
          done
            ? { kind: 'success', text: say.copied, note: say.copiedNote }
            : { kind: 'error', text: say.notCopied, note: say.notCopiedNote },
        )
        forget()
      })
      return
    }
    const timer = setTimeout(forget, shownFor)
    return () => clearTimeout(timer)
  }, [revealed, profile, navigate])
  return revealed?.how === 'show' ? revealed : null
}

const copy = (text: string): Promise<boolean> =>
  navigator.clipboard.writeText(text).then(
    () => true,
    () => false,
  )

import { type RefObject, useEffect, useState } from 'react'
import { useViewer } from '~/components/shell/viewer'

/** Milliseconds of rest after which what was typed is saved. */
const rest = 2000

/**
 * Saves the words of a form as a draft while somebody types. Files come with the form itself. What
 * does not arrive is saved the next time; the form says when that was.
 *
 * @returns when it was saved last
 */
export function useQuietSave(
  form: RefObject<HTMLFormElement>,
  path: string,
  before: number | null,
): number | null {
  const [saved, setSaved] = useState(before)
  const whose = useViewer()?.id ?? ''
  useEffect(() => {
    const element = form.current
    if (!element) return
    let timer: ReturnType<typeof setTimeout> | undefined
    let sending: AbortController | null = null
    const save = async () => {
      sending?.abort()
      sending = new AbortController()
      const body = new URLSearchParams()
      for (const [name, value] of new FormData(element)) {
        if (typeof value === 'string') body.append(name, value)
      }
      try {
        const answer = await fetch(path, {
          method: 'POST',
          body,
          // Somebody else may have signed in with this browser since: it is not theirs to keep.
          headers: { 'X-Typed-By': whose },
          redirect: 'error',
          signal: sending.signal,
        })
        if (answer.ok) setSaved(Date.now())
      } catch {
        // Offline, or overtaken by the form itself.
      }
    }
    const later = () => {
      clearTimeout(timer)
      timer = setTimeout(save, rest)
    }
    const stop = () => {
      clearTimeout(timer)
      sending?.abort()
    }
    element.addEventListener('input', later)
    if (hasTyped(element)) later()
    element.addEventListener('submit', stop)
    return () => {
      stop()
      element.removeEventListener('input', later)
      element.removeEventListener('submit', stop)
    }
  }, [form, path, whose])
  return saved
}

/** Whether somebody has typed before script was there to hear of it. */
const hasTyped = (form: HTMLFormElement): boolean =>
  [...form.elements].some(
    (one) => 'defaultValue' in one && one.defaultValue !== (one as HTMLInputElement).value,
  )

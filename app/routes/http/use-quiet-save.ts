import { type RefObject, useEffect, useState } from 'react'
import { keepaliveFetch } from '~/components/shell/keepalive-fetch'
import { useViewer } from '~/components/shell/viewer'
import { waitingRequest } from '~/components/shell/waiting-request'
import { type Saved, savedIn } from './draft-answer'

/** Milliseconds of rest after which typed text is saved; without a rest it is saved after a longer time. */
const rest = 2000
const longest = 6000
/** Milliseconds during which input of a form that was just sent is not saved. */
const afterSending = 61_000

/**
 * Saves the words of a form as a draft while somebody types, and at once when the form is left, by a
 * link, another button or the tab. Files come with the form itself, and `files` counts them. What does not arrive, or is not
 * kept, is saved the next time, and so is what was sent in vain; the form says when that was.
 */
export function useQuietSave(
  form: RefObject<HTMLFormElement>,
  path: string,
  before: number | null,
): Saved {
  const [saved, setSaved] = useState<Saved>({ savedAt: before, elsewhere: false })
  const whose = useViewer()?.id ?? ''
  useEffect(() => {
    if (form.current)
      return saveQuietly(form.current, {
        path,
        whose,
        told: (now) => setSaved((before) => ({ ...before, ...now })),
      })
  }, [form, path, whose])
  return saved
}

/**
 * Listens to a form and saves it while it is typed in.
 *
 * @param told hears when it was saved, or why not
 * @returns ends it, and saves what was typed last
 */
function saveQuietly(
  element: HTMLFormElement,
  { path, whose, told }: { path: string; whose: string; told: (now: Partial<Saved>) => void },
): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  let sending: AbortController | null = null
  let since: number | null = null
  /** Whether it was sent in vain, and nothing typed since: it may have arrived without our hearing of it. */
  let inVain = false
  const save = async () => {
    clearTimeout(timer)
    since = null
    sending?.abort()
    const own = new AbortController()
    sending = own
    const notKept = () => {
      if (!own.signal.aborted) since ??= Date.now()
    }
    const body = new URLSearchParams()
    for (const [name, value] of new FormData(element)) {
      if (typeof value === 'string') body.append(name, value)
    }
    try {
      const answer = await keepaliveFetch(fetch, path, {
        method: 'POST',
        body,
        // Somebody else may have signed in with this browser since: it is not theirs to keep.
        headers: { 'X-Typed-By': whose },
        redirect: 'error',
        signal: own.signal,
      })
      told({ refused: answer.status === 401 || answer.status === 403 })
      if (!answer.ok) return notKept()
      const now = savedIn(answer)
      told({ ...now, files: chosenIn(element) })
      if (now.savedAt === null && !now.elsewhere && !inVain) later(afterSending)
    } catch {
      // Offline, or overtaken by the form itself.
      notKept()
    }
  }
  const later = (pause: number) => {
    clearTimeout(timer)
    timer = setTimeout(save, pause)
  }
  const leave = ({ relatedTarget }: FocusEvent) => {
    if (since !== null && !element.contains(relatedTarget as Node | null)) save()
  }
  const hide = () => {
    if (since !== null && document.visibilityState === 'hidden') save()
  }
  const typed = () => {
    inVain = false
    since ??= Date.now()
    later(Math.max(0, Math.min(rest, since + longest - Date.now())))
  }
  const count = () => told({ files: chosenIn(element) })
  element.dataset.restore = 'never'
  const stop = () => {
    clearTimeout(timer)
    since = null
    sending?.abort()
  }
  const held = () => {
    if (waitingRequest.current()?.form !== element) return
    typed()
    inVain = true
  }
  const reached = () => {
    if (since !== null) save()
  }
  const unwatch = waitingRequest.subscribe(held)
  window.addEventListener('online', reached)
  element.addEventListener('input', typed)
  element.addEventListener('change', count)
  element.addEventListener('focusout', leave)
  document.addEventListener('visibilitychange', hide)
  if (hasTyped(element)) typed()
  if (chosenIn(element) > 0) count()
  element.addEventListener('submit', stop)
  return () => {
    if (since !== null) save()
    clearTimeout(timer)
    unwatch()
    window.removeEventListener('online', reached)
    element.removeEventListener('input', typed)
    element.removeEventListener('change', count)
    element.removeEventListener('focusout', leave)
    document.removeEventListener('visibilitychange', hide)
    element.removeEventListener('submit', stop)
  }
}

/** How many files are chosen in a form, which its draft gets with the form itself. */
const chosenIn = (form: HTMLFormElement): number =>
  [...form.elements].reduce((sum, one) => sum + ((one as HTMLInputElement).files?.length ?? 0), 0)

/** Whether somebody has typed before script was there to hear of it. */
const hasTyped = (form: HTMLFormElement): boolean =>
  [...form.elements].some(
    (one) => 'defaultValue' in one && one.defaultValue !== (one as HTMLInputElement).value,
  )

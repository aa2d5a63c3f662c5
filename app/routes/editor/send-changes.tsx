import { useFetcher } from '@remix-run/react'
import { useEffect, useRef, useState } from 'react'
import { afterPaint } from '~/components/ui/after-paint'
import { showToast, withdrawToasts } from '~/components/ui/toasts'
import { useBeforePaint } from '~/components/ui/use-before-paint'
import { editorMessages } from '~/messages/editor'
import type { ErrorData } from '~/routes/http/error-data'
import { isAboutLast } from './addresses'
import type { Queued } from './page-store'
import type { Changed, Choice } from './sections/answer.server'
import { usePageStore, useShown } from './use-page'

type Refused = ErrorData & Choice
type Answer = Changed | Refused | { offline: true }

/** Milliseconds until a change is sent again after the network was gone. */
const retryAfter = 4000

/**
 * Sends changes one after the other, after they were painted. Without a network they wait here; a refused
 * change disappears again, and a banner says why. Renders only messages for screen readers, so that the
 * router's updates redraw nothing else.
 */
export function SendChanges() {
  const store = usePageStore()
  const queue = useShown((shown) => shown.queue)
  const offline = useShown((shown) => shown.saving === 'offline')
  const { submit, state, data } = useFetcher<Answer>({ key: 'editor-change' })
  const [said, setSaid] = useState('')
  const sending = useRef<Queued | null>(null)
  const seen = useRef<Answer>()

  useBeforePaint(() => {
    const sent = sending.current
    if (!sent || state !== 'idle' || !data || data === seen.current) return
    seen.current = data
    sending.current = null
    if ('offline' in data) return store.setOffline(true)
    store.setOffline(false)
    if ('error' in data) {
      store.settle(sent, null)
      return showError(data, sent.action)
    }
    const { revision, sectionId, slot, text, press } = data.changed
    store.settle(sent, sectionId, revision)
    setSaid(sent.said ?? text)
    // A press meanwhile comes after it.
    if (press && store.read().queue.length === 0) showToast({ kind: 'success', text, press })
    sent.done?.(sectionId, slot)
  }, [state, data, store])

  const last = queue.at(-1)
  useBeforePaint(() => {
    if (last) withdrawToasts(({ press }) => Boolean(press && isAboutLast(press.action)))
  }, [last?.id])

  const head = queue[0]
  // biome-ignore lint/correctness/useExhaustiveDependencies: tried again once the network is back
  useEffect(() => {
    // Changes that were answered before this was drawn have left the queue already.
    const now = store.read()
    if (!head || now.queue[0] !== head || now.saving === 'offline' || sending.current) return
    sending.current = head
    seen.current = data
    const fields = Object.entries({ ...head.fields, stay: '1' })
    const named = Object.fromEntries(fields.map(([key, value]) => [key, store.withNames(value)]))
    const action = store.withNames(head.action)
    afterPaint(() => submit(named, { method: 'post', action }))
  }, [head, offline, data, submit, store])

  useEffect(() => {
    if (!offline) return
    const again = () => store.setOffline(false)
    const timer = setTimeout(again, retryAfter)
    window.addEventListener('online', again)
    return () => {
      clearTimeout(timer)
      window.removeEventListener('online', again)
    }
  }, [offline, store])

  const unsaved = queue.length > 0
  useEffect(() => {
    if (!unsaved) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [unsaved])

  return (
    <div className="sr-only" role="status" aria-live="polite">
      {said}
    </div>
  )
}

/** Why a change was refused; where somebody else was faster, with the choice. */
function showError({ error: { code, text }, mine, stuck }: Refused, action: string) {
  const direction = action.endsWith('/redo') ? 'redo' : 'undo'
  if (code === 'undo-earlier' && mine) {
    return showToast({
      kind: 'question',
      text,
      press: { ...mine, label: editorMessages.goBackIt(direction) },
      other: { label: editorMessages.leaveIt },
    })
  }
  const skip = stuck
    ? action.replace(/\/(undo|redo)$/, `/skip?direction=${direction}&change=${stuck}`)
    : undefined
  showToast({
    kind: 'error',
    text,
    ...(mine
      ? {
          press: { ...mine, label: editorMessages.applyMine },
          other: { action: skip, label: editorMessages.keepTheirs },
        }
      : skip && { press: { action: skip, label: editorMessages.skip } }),
  })
}

import { useFetcher } from '@remix-run/react'
import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { showToast } from '~/components/ui/toasts'
import { apply } from '~/editor/apply'
import type { PageDocument, PageOp } from '~/editor/types'
import { editorMessages } from '~/messages/editor'
import type { FaultAnswer } from '~/routes/http/handle.server'
import type { Changed, Mine } from './sections/answer.server'

/** A post of the editor, and what the page looks like until it is answered. */
export type ChangeRequest = {
  action: string
  fields: Record<string, string>
  op?: PageOp | null
  /** What a screen reader is told when it is done; by default the answer's message. */
  said?: string
  /** Called with the section that was changed. */
  done?: (sectionId: string | null) => void
}

type Queued = ChangeRequest & { id: number }
type Refused = FaultAnswer & { mine?: Mine }
type Answer = Changed | Refused | { offline: true }

const useBeforePaint = typeof document === 'undefined' ? useEffect : useLayoutEffect
/** Milliseconds until a change is sent again after the network was gone. */
const retryAfter = 4000

/**
 * Sends changes one after the other and shows them at once. Without a network they wait here; a
 * change that is refused disappears again, and why is said in a banner.
 */
export function useChanges(stored: PageDocument) {
  const fetcher = useFetcher<Answer>({ key: 'editor-change' })
  const [queue, setQueue] = useState<readonly Queued[]>([])
  const [offline, setOffline] = useState(false)
  const [said, setSaid] = useState('')
  const nextId = useRef(1)
  const sending = useRef<Queued | null>(null)
  const seen = useRef<Answer>()
  /** The last change that was answered: it still heads the queue until the next render. */
  const answered = useRef(0)

  const { submit, state, data } = fetcher

  useBeforePaint(() => {
    const sent = sending.current
    if (!sent || state !== 'idle' || !data || data === seen.current) return
    seen.current = data
    sending.current = null
    if ('offline' in data) return setOffline(true)
    setOffline(false)
    answered.current = sent.id
    setQueue((all) => all.filter((change) => change.id !== sent.id))
    if ('fault' in data) return showFault(data, sent.action)
    const { sectionId, text, undo } = data.changed
    setSaid(sent.said ?? text)
    if (undo) showToast({ kind: 'success', text, undo })
    sent.done?.(sectionId)
  }, [state, data])

  useEffect(() => {
    const head = queue[0]
    if (!head || offline || sending.current || head.id <= answered.current) return
    sending.current = head
    seen.current = data
    submit({ ...head.fields, stay: '1' }, { method: 'post', action: head.action })
  }, [queue, offline, data, submit])

  useEffect(() => {
    if (!offline) return
    const again = () => setOffline(false)
    const timer = setTimeout(again, retryAfter)
    window.addEventListener('online', again)
    return () => {
      clearTimeout(timer)
      window.removeEventListener('online', again)
    }
  }, [offline])

  const unsaved = queue.length > 0
  useEffect(() => {
    if (!unsaved) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [unsaved])

  const send = useCallback((change: ChangeRequest) => {
    const id = nextId.current++
    setQueue((all) => [...all, { ...change, id }])
  }, [])

  const shown = useMemo(
    () => queue.reduce((page, { op }) => (op ? apply(page, op) : page), stored),
    [queue, stored],
  )
  const saving = offline ? ('offline' as const) : unsaved ? ('saving' as const) : ('saved' as const)
  return { shown, send, saving, said }
}

/** Why a change was refused; where somebody else was faster, with the choice. */
function showFault({ fault: { code, text }, mine }: Refused, action: string) {
  const stuck = code === 'undo-conflict'
  const direction = action.endsWith('/redo') ? 'redo' : 'undo'
  const skip = stuck ? action.replace(/\/(undo|redo)$/, `/skip?direction=${direction}`) : undefined
  showToast({
    kind: 'error',
    text,
    ...(mine
      ? {
          undo: { ...mine, label: editorMessages.applyMine },
          other: { action: skip, label: editorMessages.keepTheirs },
        }
      : skip && { undo: { action: skip, label: editorMessages.skip } }),
  })
}

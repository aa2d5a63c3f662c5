import { useLocation, useRevalidator } from '@remix-run/react'
import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { createPortal } from 'react-dom'
import { shell } from '~/messages/shell'
import { RetryNotice } from '../shell/retry-notice'
import { waitingRequest } from '../shell/waiting-request'
import { FlashBanner } from './flash-banner'
import { Icon } from './icon'
import { returnFocus } from './return-focus'
import { flashHost, onToast, showToast, type Toast } from './toasts'

/** A success leaves by itself after this long, in milliseconds. */
const successTime = 3000
/** One that offers something leaves time to take it. */
const offerTime = 8000
/** Until the server is asked again whether something can be saved. */
const askAgain = 5000

type Shown = Toast & { id: number }

/**
 * The messages of the page: the one the server left for it, and those of script. A success clears
 * itself; an error stays until it is dismissed, over page changes too.
 */
export function Toaster({ flash, readOnly }: { flash: Toast | null; readOnly: boolean }) {
  const [shown, setShown] = useState<Shown[]>(flash ? [{ ...flash, id: 0 }] : [])
  const latest = useRef(flash)
  const nextId = useRef(1)
  const host = useSyncExternalStore(flashHost.subscribe, flashHost.current, () => null)
  const held = useSyncExternalStore(
    waitingRequest.subscribe,
    waitingRequest.current,
    waitingRequest.onServer,
  )
  const { pathname, search } = useLocation()

  useEffect(() => {
    const add = (toast: Toast) => {
      const id = nextId.current++
      // A success replaces the one before; the same refusal is shown once.
      const stays = (old: Shown) =>
        toast.kind === 'success' ? old.kind !== 'success' : old.text !== toast.text
      setShown((all) => [...all.filter(stays).slice(-3), { ...toast, id }])
    }
    if (flash && flash !== latest.current) add(flash)
    latest.current = flash
    const withdraw = (gone: (toast: Toast) => boolean) =>
      setShown((all) => (all.some(gone) ? all.filter((toast) => !gone(toast)) : all))
    return onToast({ show: add, withdraw })
  }, [flash])

  const stack = (
    <div className="flash-stack no-print">
      {shown.map((toast) => (
        <Timed
          key={toast.id}
          toast={toast}
          here={pathname + search}
          remove={() => setShown((all) => all.filter((t) => t.id !== toast.id))}
        />
      ))}
      {readOnly && <NothingSaved said={held?.why === 'ours'} />}
      {held && <RetryNotice held={held} />}
    </div>
  )
  return host ? createPortal(stack, host) : stack
}

/**
 * Stays until the server says otherwise, which is asked for again and again.
 *
 * @param said whether the notice of a form that waits says the same
 */
function NothingSaved({ said }: { said: boolean }) {
  const { revalidate } = useRevalidator()
  useEffect(() => {
    const timer = setInterval(revalidate, askAgain)
    return () => clearInterval(timer)
  }, [revalidate])
  if (said) return null
  return (
    <div className="flash flash-lasting on-ink" role="status">
      <Icon name="warning" size={20} className="text-accent" />
      <p>{shell.nothingSaved}</p>
    </div>
  )
}

function Timed({ toast, here, remove }: { toast: Shown; here: string; remove: () => void }) {
  const removeNow = useRef(remove)
  removeNow.current = remove
  useEffect(() => {
    if (toast.kind !== 'success') return
    const time = toast.link || toast.press ? offerTime : successTime
    const timer = setTimeout(() => removeNow.current(), time)
    return () => clearTimeout(timer)
  }, [toast.kind, toast.link, toast.press])
  // Read while rendering: by the time of an effect the question has the focus.
  const [asked] = useState(() =>
    toast.kind === 'question' ? (document.activeElement as HTMLElement | null) : null,
  )
  useEffect(() => () => (asked ? returnFocus(asked) : undefined), [asked])
  return <FlashBanner {...toast} here={here} onDismiss={remove} />
}

/** Shows a message from script: `const toast = useToast(); toast({ kind: 'error', text })`. */
export const useToast = () => showToast

/** The sentence of a refused action's answer, if that is what `data` is. */
export function readErrorText(data: unknown): string | undefined {
  const error = (data as { error?: { text?: unknown } } | null | undefined)?.error
  return typeof error?.text === 'string' ? error.text : undefined
}

import { useActionData, useBlocker, useNavigation } from '@remix-run/react'
import { useEffect, useRef } from 'react'
import type { Answer } from '~/components/form/use-form-answer'
import { builderMessages as say } from '~/messages/builder'
import { isUnsaved } from './unsaved-field'

const formOnScreen = () => document.querySelector<HTMLFormElement>('.field-form')

/** Links to dialogs over the builder, or about the field itself, keep the typed text. */
const passes = (target: Element) => target.closest('[data-part="field"], [role="dialog"], dialog')

/**
 * Saves the chosen field's typed text before a link is followed. If it cannot be saved as it is, leaving
 * asks first. The buttons of the builder save it themselves: they belong to its form.
 */
export function useSaveFirst() {
  const { state } = useNavigation()
  const answer = useActionData() as Answer<unknown> | undefined
  const next = useRef<(() => void) | null>(null)
  const sent = useRef(false)
  /** Refused text: it is not sent a second time. */
  const refused = useRef('')
  const passing = useRef(false)

  const unsaved = () => {
    const form = formOnScreen()
    return form ? isUnsaved(new FormData(form)) : Boolean(answer?.stored)
  }
  const hold = (event: MouseEvent) => {
    const target = event.target as Element
    const link = target.closest<HTMLAnchorElement>('a[href]')
    if (passing.current || !link || !leads(link, event) || passes(target) || !unsaved()) return
    const again = formOnScreen() && words() !== refused.current
    if (!again && window.confirm(say.leave)) return
    event.preventDefault()
    event.stopPropagation()
    if (!again) return
    next.current = () => link.click()
    sent.current = false
    refused.current = words()
    formOnScreen()?.requestSubmit()
  }
  const latest = useRef({ hold, unsaved })
  latest.current = { hold, unsaved }

  useEffect(() => {
    const held = (event: MouseEvent) => latest.current.hold(event)
    const ask = (event: Event) => latest.current.unsaved() && event.preventDefault()
    // Before React and the router hear of it.
    window.addEventListener('click', held, true)
    window.addEventListener('beforeunload', ask)
    return () => {
      window.removeEventListener('click', held, true)
      window.removeEventListener('beforeunload', ask)
    }
  }, [])

  const back = useBlocker(
    ({ historyAction }) => historyAction === 'POP' && unsaved() && !window.confirm(say.leave),
  )
  useEffect(() => {
    if (back.state === 'blocked') back.reset()
  }, [back])

  useEffect(() => {
    if (state !== 'idle') sent.current = true
    else if (sent.current && next.current) {
      const go = next.current
      next.current = null
      if (!answer?.result && !answer?.error) {
        refused.current = ''
        passing.current = true
        go()
        passing.current = false
      }
    }
  })
}

/** Text of the form, to compare. */
const words = () => {
  const form = formOnScreen()
  return form ? JSON.stringify([...new FormData(form)]) : ''
}

/** Whether a press on a link takes this page elsewhere. */
const leads = (link: HTMLAnchorElement, event: MouseEvent) =>
  event.button === 0 &&
  !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) &&
  (!link.target || link.target === '_self') &&
  link.origin === location.origin

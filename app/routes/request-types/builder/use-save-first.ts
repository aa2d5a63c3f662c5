import { useActionData, useBlocker, useNavigation } from '@remix-run/react'
import { useEffect, useRef } from 'react'
import { builderMessages as say } from '~/messages/request-types'
import type { Answer } from '~/routes/http/use-form-answer'
import type { BuilderData } from './builder-data.server'
import { isUnsaved } from './unsaved-field'

const fieldForm = () => document.querySelector<HTMLFormElement>('.field-form')

/** What stays beside the field's form, or is about the field itself. */
const passes = (target: Element) => target.closest('[data-part="field"], [role="dialog"], dialog')

/**
 * What was typed into the chosen field is saved before a link or another form of the builder goes on.
 * Where it cannot be saved as it stands, leaving asks first.
 *
 * @returns does something once the field is saved
 */
export function useSaveFirst({ field, place }: Pick<BuilderData, 'field' | 'place'>) {
  const { state } = useNavigation()
  const answer = useActionData() as Answer<unknown> | undefined
  const next = useRef<(() => void) | null>(null)
  const sent = useRef(false)
  /** What was refused: it is not sent a second time, it is left or not. */
  const refused = useRef('')
  const passing = useRef(false)

  const unsaved = () => {
    const form = fieldForm()
    if (!form || !field) return Boolean(answer?.stored)
    return isUnsaved(new FormData(form), field, place)
  }
  const goOn = (go: () => void) => {
    passing.current = true
    go()
    passing.current = false
  }
  const saveFirst = (go: () => void) => {
    next.current = go
    sent.current = false
    refused.current = words()
    fieldForm()?.requestSubmit()
  }
  const hold = (event: Event) => {
    const target = event.target as Element
    if (passing.current || passes(target) || !unsaved()) return
    const form = event instanceof SubmitEvent ? (target as HTMLFormElement) : null
    const link = target.closest<HTMLAnchorElement>('a[href]')
    if (!form && !(link && event instanceof MouseEvent && leads(link, event))) return
    const again = fieldForm() && words() !== refused.current
    if (!again && link && window.confirm(say.leave)) return
    event.preventDefault()
    event.stopPropagation()
    if (!again && link) return
    const submitter = event instanceof SubmitEvent ? event.submitter : null
    saveFirst(() => (form ? form.requestSubmit(submitter) : link?.click()))
  }
  const latest = useRef({ hold, unsaved })
  latest.current = { hold, unsaved }

  useEffect(() => {
    const held = (event: Event) => latest.current.hold(event)
    const ask = (event: Event) => latest.current.unsaved() && event.preventDefault()
    // Before React and the router hear of it.
    window.addEventListener('click', held, true)
    window.addEventListener('submit', held, true)
    window.addEventListener('beforeunload', ask)
    return () => {
      window.removeEventListener('click', held, true)
      window.removeEventListener('submit', held, true)
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
      if (!answer?.result && !answer?.fault) {
        refused.current = ''
        goOn(go)
      }
    }
  })
  return (go: () => void) => (unsaved() ? saveFirst(go) : go())
}

/** What stands in the form, to be compared. */
const words = () => {
  const form = fieldForm()
  return form ? JSON.stringify([...new FormData(form)]) : ''
}

/** Whether a press on a link takes this page elsewhere. */
const leads = (link: HTMLAnchorElement, event: MouseEvent) =>
  event.button === 0 &&
  !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) &&
  (!link.target || link.target === '_self') &&
  link.origin === location.origin

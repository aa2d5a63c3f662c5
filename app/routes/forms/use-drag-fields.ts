import { useSubmit } from '@remix-run/react'
import { useCallback, useRef } from 'react'
import { useNearby } from '~/routes/editor/use-nearby'
import type { Field } from '~/shared/fields'
import { builderForm, intent } from './builder-form'

/**
 * Dragging the fields of a form; the result is the same post as the buttons'.
 *
 * @returns the `ref` of their list
 */
export function useDragFields(fields: readonly Field[]) {
  const submit = useSubmit()
  const drop = ({ id, after }: { id: string; after: string | null }) => {
    const form = document.querySelector<HTMLFormElement>(`#${builderForm}`)
    if (!form) return
    const others = fields.filter((field) => field.id !== id)
    const to = others.findIndex((field) => field.id === after) + 2
    const { name, value } = intent('move', id, to)
    const sent = new FormData(form)
    sent.set(name, value)
    const action = form.getAttribute('action') ?? undefined
    submit(sent, { method: 'post', action, preventScrollReset: true })
  }
  const now = useRef(drop)
  now.current = drop
  const load = useCallback(async () => {
    const { dragSections } = await import('~/routes/editor/drag')
    const idOf = (row: HTMLElement) => row.dataset.field ?? null
    return (list: HTMLOListElement, under: EventTarget | null) =>
      dragSections(list, { rows: '[data-field]', kind: 'field', under, idOf }, (dropped) =>
        now.current(dropped),
      )
  }, [])
  return useNearby(load)
}

import { useSubmit } from '@remix-run/react'
import { useCallback, useRef } from 'react'
import { useNearby } from '~/routes/editor/use-nearby'
import type { Field } from '~/work/fields'

/**
 * Dragging the fields of a form; the result is the same post as the buttons'.
 *
 * @returns the `ref` of their list
 */
export function useDragFields(
  base: string,
  fields: readonly Field[],
  saveFirst: (go: () => void) => void,
  chosen?: string,
) {
  const submit = useSubmit()
  const drop = ({ id, after }: { id: string; after: string | null }) => {
    const others = fields.filter((field) => field.id !== id)
    const to = others.findIndex((field) => field.id === after) + 2
    const action = `${base}/fields/${id}/move?field=${chosen ?? ''}`
    saveFirst(() =>
      submit({ to: String(to) }, { method: 'post', action, preventScrollReset: true }),
    )
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

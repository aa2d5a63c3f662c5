import { type FormEvent, useEffect, useRef } from 'react'

/**
 * Keeps the focus on the button that moved a page: the page's card is drawn again at its new place.
 *
 * @param tree what is shown; a new one means that the move has been made
 * @returns for the submit event of the cards' forms
 */
export function useMovedFocus(tree: unknown): (event: FormEvent) => void {
  const pressed = useRef<{ page: string; step: string } | null>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new tree is when the focus returns
  useEffect(() => {
    const last = pressed.current
    if (!last) return
    pressed.current = null
    const card = document.getElementById(`page-${last.page}`)
    const button = card?.querySelector<HTMLElement>(`[data-step="${last.step}"]`)
    button?.focus({ preventScroll: true })
    card?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }, [tree])
  return (event) => {
    const submitter = (event.nativeEvent as SubmitEvent).submitter
    const card = submitter?.closest<HTMLElement>('[data-page]')
    const { step } = submitter?.dataset ?? {}
    if (card?.dataset.page && step) pressed.current = { page: card.dataset.page, step }
  }
}

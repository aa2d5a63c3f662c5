import { useEffect, useRef, useState } from 'react'
import { matchNames } from './match-names'
import type { Person } from './mention-boxes'
import type { RichEditor } from './rich-editor'

/** The list that opens behind an @ in the rich editor, and the keys that choose from it. */
export function useMention(
  people: readonly Person[],
  id: string,
  editor: () => RichEditor | null | undefined,
) {
  const details = useRef<HTMLDetailsElement>(null)
  const [typed, setTyped] = useState<string | null>(null)
  const [at, setAt] = useState(0)
  /** Escape closes the list until the next @. */
  const [closed, setClosed] = useState(false)
  const found = typed === null || closed ? [] : matchNames(typed, people)
  const current = found[at] ?? found[0]
  const latest = useRef(editor)
  latest.current = editor
  const optionId = (person: Person) => `${id}-${person.id}`
  const option = current ? optionId(current) : null

  useEffect(() => {
    const rich = latest.current()
    if (!rich || !details.current) return
    details.current.open = typed !== null && option !== null
    rich.pointAt(id, option)
    if (option) document.getElementById(option)?.scrollIntoView({ block: 'nearest' })
  }, [typed, option, id])

  const choose = (person: Person) => {
    editor()?.mention(person)
    setTyped(null)
  }
  const asked = (name: string | null) => {
    if (name === typed) return
    setTyped(name)
    setAt(0)
    if (name === null) setClosed(false)
  }
  const step = (by: number) => setAt((at + by + found.length) % found.length)
  const pressed = (key: string) => {
    if (!current || !details.current?.open) return false
    if (key === 'ArrowDown') step(1)
    else if (key === 'ArrowUp') step(-1)
    else if (key === 'Enter') choose(current)
    else if (key === 'Escape') {
      // At once: the part would take the focus with the same key.
      details.current.open = false
      setClosed(true)
    } else return false
    return true
  }
  const begin = () => {
    setClosed(false)
    editor()?.at()
  }
  return { details, id, found, current, optionId, asked, pressed, choose, begin }
}

import { Link } from '@remix-run/react'
import type { ReactNode } from 'react'

/** A sentence in which some words are links. @param links the address of each of the words */
export function linkedWords(text: string, links: Readonly<Record<string, string>>): ReactNode {
  const found = Object.entries(links).find(([words]) => text.includes(words))
  if (!found) return text
  const [words, to] = found
  const at = text.indexOf(words)
  return (
    <>
      {linkedWords(text.slice(0, at), links)}
      <Link to={to} className="link">
        {words}
      </Link>
      {linkedWords(text.slice(at + words.length), links)}
    </>
  )
}

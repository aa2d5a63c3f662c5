import { partWords } from '~/messages/parts'

/** Words after which the studio's address is shown. */
const asking = /\b(write to|tell) the studio\b/i

/** A sentence that tells somebody to write to the studio, with where to. @param contact null for not known */
export function StudioContact({ children, contact }: { children: string; contact: string | null }) {
  const found = contact ? asking.exec(children) : null
  if (!found) return children
  const end = found.index + found[0].length
  return (
    <>
      {children.slice(0, end)} {partWords.at}{' '}
      <a href={`mailto:${contact}`} className="link wrap-anywhere">
        {contact}
      </a>
      {children.slice(end)}
    </>
  )
}

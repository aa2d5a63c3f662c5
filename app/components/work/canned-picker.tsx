import { type MouseEvent, useId, useState } from 'react'
import { conversationMessages as say } from '~/messages/conversations'
import { buttonClass } from '../ui/button'
import { matchNames } from './match-names'
import type { Person } from './mention-boxes'

type Canned = readonly Person[]

/** The canned responses with script: a search, and each a button that puts it where the cursor is. */
export function CannedPicker({
  id,
  canned,
  from,
  insert,
}: {
  id: string
  canned: Canned
  from: string
  insert: (text: string) => void
}) {
  const list = useId()
  const [search, setSearch] = useState('')
  const [failed, setFailed] = useState(false)
  const found = matchNames(search.trim(), canned)
  const choose = async ({ currentTarget }: MouseEvent<HTMLButtonElement>) => {
    const part = currentTarget.closest('details')
    const text = await read(`${from}?${new URLSearchParams({ id: currentTarget.value })}`)
    setFailed(text === null)
    if (text === null) return
    if (part) part.open = false
    insert(text)
  }
  return (
    <>
      <label className="label" htmlFor={id}>
        {say.canned}
      </label>
      <input
        id={id}
        type="search"
        className="input"
        placeholder={say.cannedSearch}
        aria-controls={list}
        value={search}
        onChange={({ target }) => setSearch(target.value)}
        onKeyDown={(event) => {
          // Enter would send the message.
          if (event.key !== 'Enter') return
          event.preventDefault()
          document.getElementById(list)?.querySelector('button')?.click()
        }}
      />
      <ul id={list}>
        {found.map(({ id: value, name }) => (
          <li key={value}>
            <button type="button" className="menu-row" value={value} onClick={choose}>
              {name}
            </button>
          </li>
        ))}
      </ul>
      <p className="hint" role="status">
        {failed ? say.cannedFailed : found.length === 0 && say.cannedNone}
      </p>
    </>
  )
}

/** @returns null when it cannot be read now */
const read = (path: string): Promise<string | null> =>
  fetch(path, { redirect: 'error' }).then(
    async (answer) => (answer.ok ? ((await answer.json()).text as string | null) : null),
    () => null,
  )

/** The same without script: one is chosen and inserted by the server. */
export const CannedSelect = ({
  id,
  canned,
  chosen,
}: {
  id: string
  canned: Canned
  chosen?: string | null | undefined
}) => (
  <>
    <label className="label" htmlFor={id}>
      {say.canned}
    </label>
    <select id={id} name="canned" className="input" defaultValue={chosen ?? undefined}>
      {canned.map(({ id: value, name }) => (
        <option key={value} value={value}>
          {name}
        </option>
      ))}
    </select>
    <button type="submit" name="intent" value="canned" className={buttonClass('secondary', 'mt-2')}>
      {say.insert}
    </button>
  </>
)

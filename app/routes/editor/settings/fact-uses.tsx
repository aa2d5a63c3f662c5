import { Link } from '@remix-run/react'
import { createContext, useContext } from 'react'
import type { FactUses } from '~/features/project-words/fact-uses.server'
import { factsMessages as say } from '~/messages/facts'
import type { FactName } from '~/panels/facts/bound-facts'
import { editorPath } from '../addresses'

export const UsesContext = /* @__PURE__ */ createContext<{ project: string; uses: FactUses }>({
  project: '',
  uses: {},
})

/** In how many sections a fact is shown, with a link to the first. */
export function Uses({ fact }: { fact: FactName }) {
  const { project, uses } = useContext(UsesContext)
  const use = uses[fact]
  return (
    <span className="hint block">
      {use ? (
        <>
          {say.usedIn(use.sections)}.{' '}
          <Link to={editorPath(project, use.first.page, use.first.section)} className="link">
            {say.showFirst(use.sections)}
            <span className="sr-only">: {say.factNames[fact]}</span>
          </Link>
        </>
      ) : (
        say.unused
      )}
    </span>
  )
}

import { Link, useSearchParams } from '@remix-run/react'
import { ActionForm } from '~/components/form/action-form'
import { IconButton } from '~/components/ui/button'
import { controlWords } from '~/messages/controls'
import { factsLinks as say } from '~/messages/editor-links'
import { factsPath } from './addresses'
import { useEditor } from './use-editor'

/** A line above the page that asks for what is true of the business, until some of it is said. */
export function FactsLine() {
  const { project, page, asksForFacts } = useEditor()
  const [query] = useSearchParams()
  if (!asksForFacts) return null
  const path = factsPath(project.id, { p: page.id, s: query.get('s') })
  return (
    <aside className="facts-line" aria-label={say.title}>
      <p>
        {say.asked}{' '}
        <Link to={path} preventScrollReset className="link">
          {say.add}
        </Link>
      </p>
      <ActionForm action={path} preventScrollReset>
        <IconButton name="step" value="dismiss" icon="close" label={controlWords.dismiss} />
      </ActionForm>
    </aside>
  )
}

import { useLoaderData } from '@remix-run/react'
import { Dialog } from '~/components/ui/dialog'
import { historyOf } from '~/features/history/history-of.server'
import { editableProject } from '~/features/projects/project-access.server'
import { HistoryTab } from '~/routes/history/history-tab'
import { screen } from '~/routes/http/handle.server'
import { placeIn } from '~/routes/http/place'
import { editorView } from './addresses'

/** Every change of the project itself, for those who manage projects. */
export const loader = screen('/projects/:id/history', ({ actor, params: { id = '' }, url }) => {
  editableProject(actor, id)
  const { searchParams } = url
  return {
    history: historyOf('projects', id, placeIn(searchParams)),
    closeTo: editorView(id, { p: searchParams.get('p'), s: searchParams.get('s') }),
  }
})

export default function History() {
  const { history, closeTo } = useLoaderData<typeof loader>()
  return (
    <Dialog title="History" closeTo={closeTo} size="medium">
      <div className="-mx-(--edge)">
        <HistoryTab history={history} />
      </div>
    </Dialog>
  )
}

import { useLoaderData } from '@remix-run/react'
import { Dialog } from '~/components/ui/dialog'
import { projectHistory } from '~/features/history/project-history.server'
import { readPageStart } from '~/features/lists/page-start'
import { editableProject } from '~/features/project-base/project-access.server'
import { editorMessages as say } from '~/messages/editor'
import { ProjectHistory } from '~/routes/history/project-history'
import { screen } from '~/routes/http/screen-and-act.server'
import { editorView } from './addresses'

/** Every change of the project and its pages, for those who manage projects. */
export const loader = screen(({ actor, params: { id = '' }, url }) => {
  editableProject(actor, id)
  const { searchParams } = url
  return {
    projectId: id,
    history: projectHistory(id, readPageStart(searchParams)),
    closeTo: editorView(id, { p: searchParams.get('p'), s: searchParams.get('s') }),
  }
})

export default function History() {
  const { closeTo, ...shown } = useLoaderData<typeof loader>()
  return (
    <Dialog title={say.history} closeTo={closeTo} size="medium">
      <div className="-mx-(--edge)">
        <ProjectHistory {...shown} />
      </div>
    </Dialog>
  )
}

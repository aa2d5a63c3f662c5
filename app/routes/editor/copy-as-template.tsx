import { useLoaderData } from '@remix-run/react'
import { act, screen } from '~/routes/http/screen-and-act.server'
import { copiedProject, copyProject } from '~/routes/templates/copy.server'
import { CopyDialog } from '~/routes/templates/copy-dialog'
import { editorBehind } from './addresses'

export const loader = screen(({ actor, params: { id = '' }, url }) =>
  copiedProject(actor, id, editorBehind(id, url)),
)

export const action = act(copyProject((_, id, url) => editorBehind(id, url)))

/** Copy project as template, over the editor. */
export default function CopyAsTemplate() {
  return <CopyDialog copy={useLoaderData<typeof loader>()} />
}

import { useLoaderData } from '@remix-run/react'
import { DashboardShell, PageHead } from '~/components/shell/dashboard-shell'
import { listPath, workPath } from '~/map/work-path'
import { noteMessages as say } from '~/messages/conversations'
import { workMessages } from '~/messages/work'
import { useFormAnswer } from '~/routes/http/use-form-answer'
import type { NotesData } from './notes.server'
import { NotesView } from './notes-view'

/** What was refused is shown anew, with the draft that it is now. */
export const shouldRevalidate = () => true

export const refusedMeta = () => [{ title: `${say.title} · Panelry` }]

/** The notes of a piece of work by themselves, when one was refused. */
export function RefusedNote() {
  const data = useLoaderData<NotesData>()
  const { field, formError } = useFormAnswer()
  const { work, number } = data
  return (
    <DashboardShell
      breadcrumb={[
        { label: workMessages.many(work.kind), to: listPath(work.kind) },
        {
          label: workMessages.numbered({ ...work, number }),
          to: workPath(work, '', {}, { v: 'notes' }),
        },
        { label: say.title },
      ]}
    >
      <PageHead title={<span className="wrap-anywhere">{data.title}</span>} />
      <NotesView
        data={data}
        errors={{ text: field('text').errors, files: field('files').errors }}
        formError={formError}
      />
    </DashboardShell>
  )
}

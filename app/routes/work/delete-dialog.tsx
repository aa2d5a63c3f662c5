import { useLoaderData, useLocation } from '@remix-run/react'
import { ConfirmDialog } from '~/components/form/confirm-dialog'
import { busyWords } from '~/messages/controls'
import { workMessages as say } from '~/messages/work'
import { useFormAnswer } from '~/routes/http/use-form-answer'
import type { Work } from '~/work/kinds'
import { backTo } from './kept-view'

type Data = { work: Work; number: number; title: string }

export const deleteMeta = ({ data }: { data?: Data }) => [
  { title: `${data ? say.deleteTitle(data.work.kind) : ''} · Panelry` },
]

/** Asks before a piece of work is deleted. */
export function DeleteDialog() {
  const { work, ...named } = useLoaderData<Data>()
  const { search } = useLocation()
  const { formError } = useFormAnswer()
  return (
    <ConfirmDialog closeTo={backTo(work, search)} error={formError} busyLabel={busyWords.deleting}>
      <p>{say.confirmDeletion(say.name(named))}</p>
    </ConfirmDialog>
  )
}

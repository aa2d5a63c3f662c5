import { AnswerList } from '~/components/work/answer-list'
import type { Answered as Data } from '~/features/conversations/show-answers.server'
import { workPath } from '~/map/work-path'
import type { Work } from '~/shared/kinds'

/** Answers under their questions, with the files of a work item. */
export function Answered({ work, fields, answers, links, files }: Data & { work: Work }) {
  const linked = Object.fromEntries(
    Object.entries(files).map(([field, all]) => [
      field,
      all.map((file) => ({
        ...file,
        href: workPath(work, '/attachments/:attachment', { attachment: file.id }),
      })),
    ]),
  )
  return <AnswerList fields={fields} answers={answers} links={links} files={linked} />
}

import { ButtonLink } from '~/components/ui/button'
import { AnswerList } from '~/components/work/answer-list'
import type { briefOf } from '~/features/requests/brief-of.server'
import { pathTo } from '~/map/path-to'
import { createRequestMessages as say } from '~/messages/create-request'
import { date } from '~/messages/dates'

type Brief = ReturnType<typeof briefOf>

/** What was asked for, with the way to its print view. */
export const BriefView = ({ brief }: { brief: Brief }) => (
  <section className="page-body brief" aria-label={say.brief}>
    <Answered brief={brief} />
    <ButtonLink to={pathTo('/requests/:request/print', { request: brief.id })} icon="file">
      {say.printView}
    </ButtonLink>
  </section>
)

/** The answers of a request, and the day it is wished by. */
export function Answered({
  brief: { id, fields, answers, links, files, deadline },
}: {
  brief: Brief
}) {
  const linked = Object.fromEntries(
    Object.entries(files).map(([field, all]) => [
      field,
      all.map((file) => ({
        ...file,
        href: pathTo('/requests/:request/attachments/:attachment', {
          request: id,
          attachment: file.id,
        }),
      })),
    ]),
  )
  return (
    <>
      <AnswerList fields={fields} answers={answers} links={links} files={linked} />
      {deadline && (
        <dl className="answer-list">
          <div>
            <dt>{say.deadline}</dt>
            <dd>{date(Date.parse(deadline))}</dd>
          </div>
        </dl>
      )}
    </>
  )
}

import { ButtonLink } from '~/components/ui/button'
import type { getRequestDetails } from '~/features/requests/request-details.server'
import { pathTo } from '~/map/path-to'
import { createRequestMessages as say } from '~/messages/create-request'
import { calendarDay } from '~/messages/dates'
import { Answered } from '~/routes/work-items/answered'

type Brief = ReturnType<typeof getRequestDetails>

/** Answers of the request, with the way to its print view. */
export const BriefView = ({ brief }: { brief: Brief }) => (
  <section className="page-body brief" aria-label={say.brief}>
    <RequestAnswers brief={brief} />
    <ButtonLink to={pathTo('/requests/:request/print', { request: brief.id })} icon="file">
      {say.printView}
    </ButtonLink>
  </section>
)

/** The answers of a request, and the day it is wished by. */
export const RequestAnswers = ({ brief: { id, deadline, ...answered } }: { brief: Brief }) => (
  <>
    <Answered work={{ kind: 'request', id }} {...answered} />
    {deadline && (
      <dl className="answer-list">
        <div>
          <dt>{say.deadline}</dt>
          <dd>{calendarDay(deadline)}</dd>
        </div>
      </dl>
    )}
  </>
)

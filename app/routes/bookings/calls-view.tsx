import { FormError } from '~/components/form/error-summary'
import { useFormAnswer } from '~/components/form/use-form-answer'
import { ListScreen } from '~/components/shell/list-screen'
import { ButtonLink } from '~/components/ui/button'
import { EmptyState } from '~/components/ui/empty-state'
import { SegmentedLinks } from '~/components/ui/segmented'
import { pathTo, queryOf } from '~/map/path-to'
import { bookingMessages as say } from '~/messages/bookings'
import { capped } from '~/messages/format'
import { CallRows } from './call-rows'
import type { CallsData } from './read-calls.server'

/** Somebody's calls: those to come, and those that are over. */
export function CallsView({ data, path }: { data: CallsData; path: string }) {
  const { view, whose, calls, counts, mayBook, justBooked, asked, previous, next } = data
  const kept = {
    show: view === 'past' ? 'past' : '',
    whose: whose === 'mine' ? 'mine' : '',
  }
  const at = (change: Record<string, string>) => path + queryOf({ ...kept, ...change })
  const title = mayBook ? say.title : say.calls
  // Answers a booking sent to `/book-schedule` by somebody who may book none; a refused *Cancel* has its
  // own screen.
  const { formError } = useFormAnswer()
  return (
    <ListScreen
      breadcrumb={[{ label: title }]}
      notice={formError && <FormError>{formError}</FormError>}
      title={title}
      actions={
        mayBook ? (
          <ButtonLink to={pathTo('/book-schedule')} look="primary" icon="plus">
            {say.another}
          </ButtonLink>
        ) : (
          <>
            <ButtonLink to={pathTo('/account-settings/availability')} icon="calendar">
              {say.setHours}
            </ButtonLink>
            <ButtonLink to={pathTo('/book-schedule/for')} icon="plus">
              {say.bookForClient}
            </ButtonLink>
          </>
        )
      }
      tabs={{
        label: say.calls,
        tabs: [
          {
            to: at({ show: '' }),
            label: say.coming,
            count: capped(counts.coming),
            current: view === 'coming',
          },
          {
            to: at({ show: 'past' }),
            label: say.past,
            count: capped(counts.past),
            current: view === 'past',
          },
        ],
      }}
      filters={
        whose && (
          <div className="filters">
            <SegmentedLinks
              label={say.whose}
              segments={[
                { value: 'all', label: say.everybody },
                { value: 'mine', label: say.mine },
              ]}
              value={whose}
              to={(value) => at({ whose: value === 'mine' ? 'mine' : '' })}
            />
          </div>
        )
      }
      none={calls.length === 0 && <NoCalls view={view} mayBook={mayBook} />}
      pages={{ previous, next, at }}
    >
      <CallRows {...{ calls, justBooked, asked, at }} />
    </ListScreen>
  )
}

const NoCalls = ({ view, mayBook }: { view: CallsData['view']; mayBook: boolean }) => {
  if (view === 'past') return <EmptyState title={say.nonePast}>{say.nonePastLead}</EmptyState>
  return (
    <EmptyState
      title={say.noneComing}
      actions={
        mayBook && (
          <ButtonLink to={pathTo('/book-schedule')} look="primary">
            {say.bookOne}
          </ButtonLink>
        )
      }
    >
      {mayBook ? say.noneComingLead : say.noneComingStaff}
    </EmptyState>
  )
}

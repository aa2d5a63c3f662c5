import { useLoaderData } from '@remix-run/react'
import { ListScreen, NoneHere } from '~/components/shell/list-screen'
import type { LiveHandle } from '~/components/shell/live'
import { ButtonLink } from '~/components/ui/button'
import { EmptyState } from '~/components/ui/empty-state'
import { type Column, Table } from '~/components/ui/table'
import { Time } from '~/components/ui/time'
import { Person } from '~/components/work/person'
import { PublishMark } from '~/components/work/publish-mark'
import { anId, defineFilters, oneOf } from '~/features/lists/define-filters'
import {
  formsWithTerm,
  type ListedTerm,
  listTerms,
  versionsOfTerm,
} from '~/features/order-terms/list-terms.server'
import { queryOf } from '~/map/path-to'
import { columnWords } from '~/messages/columns'
import { termMessages as say } from '~/messages/order-studio'
import { screen } from '~/routes/http/screen-and-act.server'
import { publishStates } from '~/shared/publish-state'
import { ordersCrumb, termsPath } from '../addresses'
import { TermSide } from './term-side'

const filtersIn = defineFilters({ state: oneOf(publishStates), term: anId() })

export const loader = screen(({ actor, url: { searchParams } }) => {
  const { state, term } = filtersIn(searchParams)
  const { terms, counts } = listTerms(actor, state)
  const asked = terms.find(({ id }) => id === term)
  const chosen = asked ?? terms[0]
  return {
    ...{ state, terms, counts },
    /** Somebody chose it: on a phone it is alone. */
    asked: asked !== undefined,
    side: chosen && {
      term: chosen,
      forms: formsWithTerm(actor, chosen.id),
      versions: versionsOfTerm(actor, chosen.id),
    },
  }
})

export const handle: LiveHandle = { live: 'list:order-studio' }

export const meta = () => [{ title: `${say.title} · Panelry` }]

/** The terms, and beside them the versions of one. */
export default function OrderTerms() {
  const { terms, counts, state, asked, side } = useLoaderData<typeof loader>()
  const at = (query: Record<string, string>) => termsPath + queryOf(query)
  const create = (
    <ButtonLink to={`${termsPath}/new`} look="primary" icon="plus">
      {say.create}
    </ButtonLink>
  )
  return (
    <ListScreen
      breadcrumb={[ordersCrumb, { label: say.title }]}
      title={say.title}
      lead={say.lead}
      actions={create}
      fresh={
        counts.all === 0 && (
          <EmptyState title={say.none} actions={create}>
            {say.noneLead}
          </EmptyState>
        )
      }
      tabs={{
        label: say.title,
        tabs: (['', ...publishStates] as const).map((one) => ({
          to: at({ state: one }),
          label: say.tabs[one || 'all'],
          count: counts[one || 'all'],
          current: one === state,
        })),
      }}
      none={
        terms.length === 0 && (
          <NoneHere say={say.noneFits(state && say.tabs[state])} to={termsPath} />
        )
      }
      pages={{ previous: null, next: null, at: () => termsPath }}
    >
      <div className="terms" data-asked={asked ? '' : undefined}>
        <div className="terms-list">
          <Table
            caption={say.title}
            columns={columns}
            rows={terms}
            rowKey={({ id }) => id}
            rowHref={({ id }) => at({ state, term: id })}
            isCurrent={({ id }) => id === side?.term.id}
          />
          <p className="muted px-(--edge) py-4">{say.listed(terms.length)}</p>
        </div>
        {side && <TermSide {...side} back={at({ state })} />}
      </div>
    </ListScreen>
  )
}

const columns: Column<ListedTerm>[] = [
  { label: say.term, cell: ({ name }) => name },
  {
    label: say.versionLabel,
    size: 'word',
    align: 'end',
    phone: 'hide',
    cell: ({ number }) => number,
  },
  { label: columnWords.state, size: 'tag', cell: ({ state }) => <PublishMark state={state} /> },
  {
    label: columnWords.created,
    size: 'date',
    yields: 3,
    phone: 'hide',
    cell: ({ createdAt }) => <Time at={createdAt} />,
  },
  {
    label: say.updated,
    size: 'date',
    cell: ({ updatedAt }) => <Time at={updatedAt} />,
  },
  { label: say.by, yields: 3, phone: 'hide', cell: ({ by }) => <Person person={by} /> },
]

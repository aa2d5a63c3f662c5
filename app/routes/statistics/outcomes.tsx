import { useLoaderData } from '@remix-run/react'
import { ListScreen } from '~/components/shell/list-screen'
import { EmptyState } from '~/components/ui/empty-state'
import { FilterChip } from '~/components/ui/filter-chip'
import { type Column, Table } from '~/components/ui/table'
import { Time } from '~/components/ui/time'
import { notFound } from '~/domain-error'
import { anId, defineFilters, oneOf } from '~/features/lists/define-filters'
import { readPageStart } from '~/features/lists/page-start'
import { formName, listOutcomes } from '~/features/statistics/list-outcomes.server'
import { arrivals, orderOutcomes } from '~/features/statistics/order-outcomes'
import { pathTo } from '~/map/path-to'
import { statisticsMessages as say } from '~/messages/statistics'
import { screen } from '~/routes/http/screen-and-act.server'
import { moneyText } from '~/shared/money'
import { daysAsked } from './days-asked.server'

const here = '/statistics/orders/:what'
const filtersIn = defineFilters({ form: anId(), as: oneOf(arrivals) })

export const loader = screen(({ params, url: { searchParams } }) => {
  const what = orderOutcomes.find((each) => each === params.what)
  if (!what) throw notFound()
  const { days, words } = daysAsked(searchParams)
  const { form, as } = filtersIn(searchParams)
  return {
    what,
    words,
    form,
    as,
    formName: form === '' ? '' : (formName(form) ?? say.deletedForms),
    range: say.range(words.from, words.to),
    ...listOutcomes(what, days, { form, as }, readPageStart(searchParams)),
  }
})

type Data = ReturnType<typeof useLoaderData<typeof loader>>

export const meta = ({ data }: { data?: Data }) => [
  { title: `${data ? say.listOf[data.what] : say.title} · Panelry` },
]

/** Payments, refunds and feedback of orders in some days. */
export default function Outcomes() {
  const { what, words, form, as, formName, range, rows, previous, next } =
    useLoaderData<typeof loader>()
  const at = (more: Record<string, string> = {}) => pathTo(here, { what }, { ...words, ...more })
  return (
    <ListScreen
      breadcrumb={[
        { label: say.title, to: pathTo('/statistics/orders', words) },
        { label: say.listOf[what] },
      ]}
      title={say.listOf[what]}
      lead={range}
      filters={
        (form || as) && (
          <div className="filters">
            {form && <FilterChip label={say.ofForm(formName)} removeTo={at({ as })} />}
            {as && <FilterChip label={say.as[as]} removeTo={at({ form })} />}
          </div>
        )
      }
      none={
        rows.length === 0 && (
          <EmptyState title={say.noneOf[what]} drawing={false}>
            {range}
          </EmptyState>
        )
      }
      pages={{ previous, next, at: (cursor) => at({ form, as, ...cursor }) }}
    >
      <Table
        caption={say.listOf[what]}
        columns={columnsOf(what)}
        rows={rows}
        rowKey={({ id }) => id}
        rowHref={({ orderId }) => pathTo('/orders/:order', { order: orderId })}
      />
    </ListScreen>
  )
}

const columnsOf = (what: Data['what']): Column<Data['rows'][number]>[] => [
  { label: say.order, cell: ({ number, title }) => `${number} ${title}` },
  { label: say.form, cell: ({ form }) => form, yields: 3 },
  ...(what === 'received'
    ? [
        {
          label: say.received,
          cell: ({ as }: Data['rows'][number]) => as && say.as[as],
          yields: 2,
        } as const,
      ]
    : []),
  what === 'rated'
    ? { label: say.stars, cell: ({ rating }) => say.ofFive(rating ?? 0), size: 'word' }
    : {
        label: say.amount,
        cell: ({ amount, currency }) =>
          currency ? moneyText({ amount: amount ?? 0, currency }) : '',
        size: 'date',
        align: 'end',
      },
  { label: say.when, cell: ({ at }) => <Time at={at ?? 0} />, size: 'date' },
]

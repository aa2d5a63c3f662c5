import type { LinksFunction } from '@remix-run/node'
import { useLoaderData, useLocation } from '@remix-run/react'
import { z } from 'zod'
import { CheckboxField } from '~/components/form/choice-fields'
import { CreateForm } from '~/components/form/create-form'
import { SubmitButton } from '~/components/form/submit-button'
import { ListScreen } from '~/components/shell/list-screen'
import { DataList } from '~/components/ui/data-list'
import { Notice } from '~/components/ui/notice'
import { Time } from '~/components/ui/time'
import { DomainError } from '~/domain-error'
import { boxField, idsField } from '~/features/form-input/fields.server'
import { defineFilters, oneOf } from '~/features/lists/define-filters'
import { readPageStart } from '~/features/lists/page-start'
import { dropRows } from '~/features/lost-rows/drop-rows.server'
import { type LostRowState, listLostRows } from '~/features/lost-rows/list-lost-rows.server'
import { takeOverRows } from '~/features/lost-rows/take-over-rows.server'
import { queryOf } from '~/map/path-to'
import { busyWords } from '~/messages/controls'
import { lostRowsMessages as say } from '~/messages/lost-rows'
import { newId } from '~/platform/ids.server'
import { type Flash, redirectWithFlash } from '~/routes/http/flash.server'
import { act, screen } from '~/routes/http/screen-and-act.server'
import { LostRowItem } from './lost-row-item'
import styles from './lost-rows.css?url'

/** Decision of an admin: `do` is the button, `seen:` with the id of one row its own. */
const decideSchema = z
  .object({
    do: z.enum(['take', 'force', 'drop']).or(z.templateLiteral(['seen:', z.string()])),
    row: idsField,
    all: boxField,
  })
  .transform(({ do: pressed, row, all }) => {
    const [, seen] = pressed.split('seen:')
    const action = seen === undefined ? pressed : 'drop'
    const rows = seen === undefined ? (all ? ('all' as const) : row) : [seen]
    return { action: action as 'take' | 'force' | 'drop', rows }
  })

/** @throws DomainError `lost-none-chosen` (400) */
function requireChosen(rows: readonly string[] | 'all'): void {
  if (rows.length === 0) throw new DomainError('lost-none-chosen')
}

const filtersIn = defineFilters({
  state: oneOf(Object.keys(say.states) as LostRowState[]),
})

export const loader = screen(({ actor, params: { find = '' }, url: { searchParams } }) => {
  const state = filtersIn(searchParams).state || 'open'
  return {
    state,
    key: newId(),
    ...listLostRows(actor, { findId: find, state, place: readPageStart(searchParams) }),
  }
})

export const action = act(
  decideSchema,
  ({ actor, value: { action, rows }, idempotencyKey, params: { find = '' }, url }) => {
    requireChosen(rows)
    const chosen = { findId: find, rows, idempotencyKey }
    const flash =
      action === 'drop'
        ? droppedFlash(dropRows(actor, chosen))
        : takenFlash(takeOverRows(actor, { ...chosen, isForced: action === 'force' }))
    return redirectWithFlash(url.pathname + url.search, flash)
  },
)

const droppedFlash = (n: number): Flash => ({
  kind: 'success',
  text: n === 0 ? say.nothingLeft : say.dropped(n),
})

function takenFlash({ taken, left }: { taken: number; left: number }): Flash {
  if (taken === 0) {
    return left === 0
      ? { kind: 'success', text: say.nothingLeft }
      : { kind: 'error', text: say.noneTaken }
  }
  const text = say.taken(taken)
  return { kind: 'success', text, ...(left > 0 && { note: say.left(left) }) }
}

export const links: LinksFunction = () => [{ rel: 'stylesheet', href: styles }]

export const meta = () => [{ title: `${say.title} · Panelry` }]

/** Rows that one server had alone, and what becomes of them. */
export default function LostFind() {
  const { find, state, counts, rows, previous, next, key } = useLoaderData<typeof loader>()
  const { pathname } = useLocation()
  const at = (change: Record<string, string>) =>
    pathname + queryOf({ state: state === 'open' ? '' : state, ...change })
  const isOpen = state === 'open'
  return (
    <ListScreen
      breadcrumb={[
        { label: say.admin },
        { label: say.title, to: '/admin/lost-rows' },
        { label: find.node },
      ]}
      title={find.node}
      lead={say.lead}
      notice={<AboutFind find={find} />}
      tabs={{
        label: say.toDecide,
        tabs: (Object.keys(say.states) as LostRowState[]).map((each) => ({
          to: at({ state: each === 'open' ? '' : each }),
          label: say.states[each],
          count: counts[each],
          current: each === state,
        })),
      }}
      none={rows.length === 0 && <p className="page-body muted">{say.noneIn[state]}</p>}
      pages={{ previous, next, at }}
    >
      <CreateForm formKey={key} key={key} className="page-body" preventScrollReset>
        {isOpen && (
          <div className="pb-3">
            <CheckboxField name="all" label={say.all(counts.open)} />
          </div>
        )}
        <ul className="grid gap-2">
          {rows.map((row) => (
            <LostRowItem key={row.id} row={row} />
          ))}
        </ul>
        {isOpen && (
          <div className="form-actions form-actions-pinned mt-4 py-4">
            <SubmitButton name="do" value="take" busyLabel={busyWords.working}>
              {say.takeOver}
            </SubmitButton>
            <SubmitButton name="do" value="drop" look="secondary" busyLabel={busyWords.working}>
              {say.drop}
            </SubmitButton>
            {rows.some(({ reason }) => reason === 'changed') && (
              <SubmitButton
                name="do"
                value="force"
                look="quiet-danger"
                title={say.takeAnywayHint}
                busyLabel={busyWords.working}
              >
                {say.takeAnyway}
              </SubmitButton>
            )}
          </div>
        )}
      </CreateForm>
    </ListScreen>
  )
}

type Find = ReturnType<typeof useLoaderData<typeof loader>>['find']

/** When its changes were made, and what is to be known of them. */
function AboutFind({
  find: { node, firstAt, lastAt, createdAt, uncertain, leftOut },
}: {
  find: Find
}) {
  return (
    <div className="grid gap-3 px-(--edge) pb-4">
      <DataList
        rows={[
          [say.fromOn, <Time key="first" at={firstAt} withTime />],
          [say.untilOn, <Time key="last" at={lastAt} withTime />],
          [say.found, <Time key="found" at={createdAt} withTime />],
        ]}
      />
      {uncertain && (
        <Notice tone="warning" title={say.uncertain}>
          {say.uncertainLead}
        </Notice>
      )}
      {leftOut > 0 && <Notice tone="warning">{say.leftOut(leftOut, node)}</Notice>}
    </div>
  )
}

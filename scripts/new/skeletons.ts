import type { Names } from './names.ts'

/** The rule that says who may use it, and the file of `app/permissions` it is in. */
export type Rule = { name: string; of: string }

const importOf = ({ name, of }: Rule) =>
  of === 'vocabulary'
    ? `import { type Actor, ${name} } from '~/permissions/vocabulary'`
    : `import { ${name} } from '~/permissions/${of}'\nimport type { Actor } from '~/permissions/vocabulary'`

/** A table with a name; `version` makes a form stale. */
export const tableOf = ({ camel, table, title }: Names) => `
/** ${title}. */
export const ${camel} = sqliteTable(
  '${table}',
  {
    id: id(),
    name: text('name').notNull(),
    version: version(),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
  },
  (t) => [index('${table}_created').on(t.createdAt, t.id)],
)
`

export const queryOf = (
  { camel, pascal, title }: Names,
  rule: Rule,
) => `import { db } from '~/db/client.server'
import { ${camel} } from '~/db/schema'
import { forbidden } from '~/domain-error'
import { newestFirst } from '~/features/lists/keyset.server'
import type { PageStart } from '~/features/lists/page-start'
import { readPage } from '~/features/lists/read-page.server'
${importOf(rule)}

/** ${title}, newest first. @throws DomainError 403 */
export function list${pascal}(actor: Actor, { place }: { place: PageStart }) {
  if (!${rule.name}(actor)) throw forbidden()
  const { id, name, createdAt } = ${camel}
  const { rows, ...ways } = readPage({
    select: db.select({ id, name, createdAt }).from(${camel}).$dynamic(),
    sort: newestFirst(createdAt, id),
    place,
  })
  return { ${camel}: rows, ...ways }
}

export type Listed${pascal} = ReturnType<typeof list${pascal}>['${camel}'][number]
`

export const listRoute = (
  { camel, plural, pascal, messages, title }: Names,
  address: string,
) => `import { useLoaderData, useOutlet } from '@remix-run/react'
import { ListScreen } from '~/components/shell/list-screen'
import { EmptyState } from '~/components/ui/empty-state'
import { type Column, Table } from '~/components/ui/table'
import { Time } from '~/components/ui/time'
import { type Listed${pascal}, list${pascal} } from '~/features/${plural}/list-${plural}.server'
import { readPageStart } from '~/features/lists/page-start'
import { queryOf } from '~/map/path-to'
import { columnWords } from '~/messages/columns'
import { controlWords } from '~/messages/controls'
import { ${messages} as say } from '~/messages/${plural}'
import { screen } from '~/routes/http/screen-and-act.server'

export const loader = screen(({ actor, url }) =>
  list${pascal}(actor, { place: readPageStart(url.searchParams) }),
)

export const meta = () => [{ title: \`\${say.title} · Panelry\` }]

/** ${title}, newest first. */
export default function ${pascal}() {
  const { ${camel}, previous, next } = useLoaderData<typeof loader>()
  return (
    <ListScreen
      breadcrumb={[{ label: say.title }]}
      title={say.title}
      dialog={useOutlet()}
      none={${camel}.length === 0 && <EmptyState title={say.none}>{say.noneLead}</EmptyState>}
      pages={{ previous, next, at: (cursor) => \`${address}\${queryOf(cursor)}\` }}
    >
      <Table caption={say.title} columns={columns} rows={${camel}} rowKey={({ id }) => id} />
    </ListScreen>
  )
}

const columns: Column<Listed${pascal}>[] = [
  { label: controlWords.name, cell: ({ name }) => name },
  { label: columnWords.created, size: 'date', cell: ({ createdAt }) => <Time at={createdAt} /> },
]
`

export const screenRoute = ({
  plural,
  pascal,
  messages,
  title,
}: Names) => `import { useOutlet } from '@remix-run/react'
import { DashboardShell, PageHead } from '~/components/shell/dashboard-shell'
import { Screen } from '~/components/ui/screen'
import { ${messages} as say } from '~/messages/${plural}'
import { screen } from '~/routes/http/screen-and-act.server'

export const loader = screen(() => null)

export const meta = () => [{ title: \`\${say.title} · Panelry\` }]

/** ${title}. */
export default function ${pascal}() {
  return (
    <Screen dialog={useOutlet()}>
      <DashboardShell breadcrumb={[{ label: say.title }]}>
        <PageHead title={say.title} />
      </DashboardShell>
    </Screen>
  )
}
`

export const createCommand = (
  { camel, plural, One, events, spoken }: Names,
  rule: Rule,
) => `import { ${camel} } from '~/db/schema'
import { transaction } from '~/db/transaction.server'
import { forbidden } from '~/domain-error'
import { emit } from '~/features/events/emit.server'
import { ${events} } from '~/features/events/event-types/${plural}'
import {
  type IdempotencyKey,
  idempotent,
  untilDeleted,
} from '~/features/form-input/idempotency.server'
${importOf(rule)}
import { newId } from '~/platform/ids.server'

/** Creates ${article(spoken)}. @returns its id. @throws DomainError 403 */
export function create${One}(
  actor: Actor,
  { name, idempotencyKey }: { name: string; idempotencyKey?: IdempotencyKey | undefined },
): string {
  if (!${rule.name}(actor)) throw forbidden()
  return transaction((tx) =>
    idempotent(tx, untilDeleted(${camel}, idempotencyKey), () => {
      const [id, at] = [newId(), Date.now()]
      tx.insert(${camel}).values({ id, name, createdAt: at, updatedAt: at }).run()
      emit(tx, actor, ${events}.created, { subjectId: id, details: { name } })
      return id
    }),
  )
}
`

export const command = (
  { camel, plural, events }: Names,
  rule: Rule,
  name: string,
  event: string,
) => `import { eq } from 'drizzle-orm'
import { ${camel} } from '~/db/schema'
import { transaction } from '~/db/transaction.server'
import { forbidden, notFound } from '~/domain-error'
import { emit } from '~/features/events/emit.server'
import { ${events} } from '~/features/events/event-types/${plural}'
import { expectVersion } from '~/features/form-input/expect-version.server'
${importOf(rule)}

/** @throws DomainError 403, 404; \`stale\` (409) */
export function ${name}(actor: Actor, input: { id: string; version: number }): void {
  if (!${rule.name}(actor)) throw forbidden()
  transaction((tx) => {
    const own = eq(${camel}.id, input.id)
    const row = tx.select().from(${camel}).where(own).get()
    if (!row) throw notFound()
    expectVersion(row, input.version, row)
    tx.update(${camel})
      .set({ version: row.version + 1, updatedAt: Date.now() })
      .where(own)
      .run()
    emit(tx, actor, ${events}.${event}, { subjectId: row.id, details: {} })
  })
}
`

export const eventTypesOf = ({
  table,
  One,
  events,
  title,
}: Names) => `import { eventType } from '../event-type'

const of${One} = (action: string) =>
  eventType<{ details: object }>({
    table: '${table}',
    action,
    topics: { none: '${title.toLowerCase()} are read when somebody opens them' },
  })

export const ${events} = {
}
`

export const formRoute = (
  { singular, plural, One, messages, spoken }: Names,
  parent: string,
) => `import { useLoaderData } from '@remix-run/react'
import { z } from 'zod'
import { CreateDialog } from '~/components/form/create-dialog'
import { create${One} } from '~/features/${plural}/create-${singular}.server'
import { requiredText } from '~/features/form-input/fields.server'
import { ${messages} as say } from '~/messages/${plural}'
import { newId } from '~/platform/ids.server'
import { redirectWithFlash } from '~/routes/http/flash.server'
import { act, screen } from '~/routes/http/screen-and-act.server'

export const loader = screen(() => ({ key: newId() }))

const schema = z.object({ name: requiredText(100) })

export const action = act(schema, ({ actor, value, idempotencyKey }) => {
  create${One}(actor, { ...value, idempotencyKey })
  return redirectWithFlash('${parent}', { kind: 'success', text: say.created })
})

export const meta = () => [{ title: \`\${say.create} · Panelry\` }]

/** Creates ${article(spoken)} by its name. */
export default function New${One}() {
  const { key } = useLoaderData<typeof loader>()
  return <CreateDialog title={say.create} closeTo="${parent}" formKey={key} words={say} />
}
`

export const article = (noun: string) => `${/^[aeiou]/.test(noun) ? 'an' : 'a'} ${noun}`

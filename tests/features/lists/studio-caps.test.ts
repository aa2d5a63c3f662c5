import { expect, test } from 'vitest'
import { actorOf, makeUser } from '#tests/fixtures/people'
import { sqlite } from '~/db/client.server'
import { DomainError } from '~/domain-error'
import { createResponse } from '~/features/canned-responses/create-response.server'
import { createOrderForm } from '~/features/order-forms/create-form.server'
import { createTerm } from '~/features/order-terms/create-term.server'
import { createOrderType } from '~/features/order-types/create-type.server'
import { createPackage } from '~/features/packages/create-package.server'
import { addPanelCategory } from '~/features/panels/add-panel-category.server'
import { createPanel } from '~/features/panels/create-panel.server'
import { addPrice, createPriceProduct } from '~/features/prices/add-price.server'
import { addProduct } from '~/features/request-types/add-product.server'
import { createType } from '~/features/request-types/create-type.server'
import { addTemplateCategory } from '~/features/templates/add-template-category.server'
import { createTemplate } from '~/features/templates/create-template.server'
import { errorText } from '~/messages/errors'
import { type StudioCap, studioCaps } from '~/shared/studio-caps'

const admin = actorOf(makeUser({ role: 'admin' }))

/** Fills a table with copies of its newest row, which differ in what has to. */
function fill(table: string, n: number, differs: readonly string[]): void {
  const names = sqlite.prepare<[], string>(`select name from pragma_table_info('${table}')`)
  const columns = names.pluck().all()
  const value = (name: string) => (differs.includes(name) ? `"${name}" || '-' || i` : `"${name}"`)
  const kept = columns.filter((name) => name !== 'row_number')
  sqlite.exec(`with recursive n(i) as (select 1 union all select i + 1 from n where i < ${n})
    insert into "${table}" (${kept.map((name) => `"${name}"`)})
    select ${kept.map(value)} from n, (select * from "${table}" order by rowid desc limit 1)`)
}

function refusalOf(make: () => unknown): DomainError {
  try {
    make()
  } catch (error) {
    if (error instanceof DomainError) return error
  }
  throw new Error('it was not refused')
}

let made = 0
const name = () => `Name ${++made}`
const category = () => addPanelCategory(admin, { name: name(), description: '', tags: '' })

type Case = [StudioCap, string, readonly string[], () => unknown]
const panel = (categoryId: string) => () =>
  createPanel(admin, {
    ...{ name: name(), categoryId, columns: 1, keywords: '', shortcode: null, css: null, alt: '' },
    enabled: true,
  })

const typeId = createType(admin, { name: name() })
const price = { amount: 100, currency: 'usd', label: '' }
const productId = createPriceProduct(admin, { name: name(), ...price })

const cases: Case[] = [
  [
    'products',
    'products',
    ['id', 'name', 'form_id'],
    () => addProduct(admin, { typeId, name: name(), description: '' }),
  ],
  ['prices', 'prices', ['id'], () => addPrice(admin, { productId, ...price })],
  [
    'packages',
    'request_packages',
    ['id', 'name'],
    () => createPackage(admin, { name: name(), priority: 'low', types: [typeId] }),
  ],
  [
    'orderTerms',
    'order_terms',
    ['id', 'name'],
    () => createTerm(admin, { name: name(), text: 'Read this.' }),
  ],
  ['panelCategories', 'panel_categories', ['id', 'name'], category],
  ['panels', 'panels', ['id', 'name'], panel(category())],
  ['requestTypes', 'request_types', ['id', 'name'], () => createType(admin, { name: name() })],
  ['orderTypes', 'order_types', ['id', 'name'], () => createOrderType(admin, { name: name() })],
  [
    'orderForms',
    'order_forms',
    ['id', 'name', 'form_id'],
    () => createOrderForm(admin, { name: name() }),
  ],
  [
    'templateCategories',
    'template_categories',
    ['id', 'name'],
    () => addTemplateCategory(admin, { kind: 'page', name: name() }),
  ],
  [
    'templates',
    'projects',
    ['id', 'name'],
    () => createTemplate(admin, { kind: 'page', name: name(), categories: [] }),
  ],
  [
    'cannedResponses',
    'canned_responses',
    ['id', 'name'],
    () => createResponse(admin, { type: 'request', name: name(), text: 'Hello' }),
  ],
  [
    'priceProducts',
    'price_products',
    ['id', 'name'],
    () => createPriceProduct(admin, { name: name(), ...price }),
  ],
]

test.each(cases)(
  '%s has a limit, and one more is refused with a word',
  (cap, table, differs, make) => {
    make()
    const n = () => Number(sqlite.prepare(`select count(*) from ${table}`).pluck().get())
    sqlite.pragma('foreign_keys = off')
    fill(table, studioCaps[cap] - n(), differs)
    sqlite.pragma('foreign_keys = on')
    const before = n()
    const domainError = refusalOf(make)
    expect(domainError).toMatchObject({ code: 'list-full', status: 409 })
    expect(errorText(domainError)).toContain(`up to ${studioCaps[cap].toLocaleString('en-US')} `)
    expect(n()).toBe(before)
    sqlite.exec(`delete from ${table} where id like '%-1'`)
    make()
    expect(n()).toBe(before)
  },
)

test('a template that is being deleted in pieces takes up no room', () => {
  const make = () => createTemplate(admin, { kind: 'project', name: name(), categories: [] })
  make()
  const ofKind = `from projects where kind = 'project_template'`
  const n = Number(sqlite.prepare(`select count(*) ${ofKind}`).pluck().get())
  sqlite.pragma('foreign_keys = off')
  fill('projects', studioCaps.templates - n, ['id', 'name'])
  sqlite.pragma('foreign_keys = on')
  expect(refusalOf(make).code).toBe('list-full')
  sqlite.exec(`update projects set deleted_at = 1 where id = (select max(id) ${ofKind})`)
  make()
  expect(refusalOf(make).code).toBe('list-full')
})

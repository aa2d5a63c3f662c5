import { eq } from 'drizzle-orm'
import { db } from '~/db/client.server'
import { orderTerms, orderTypes, priceProducts, prices } from '~/db/schema'
import { neverBanner } from '~/features/settings/general-settings.server'
import { columnWords } from '~/messages/columns'
import { controlWords } from '~/messages/controls'
import { historyMessages as say } from '~/messages/history'
import { orderFormMessages } from '~/messages/order-studio'
import {
  cornerNames,
  projectSettingsMessages,
  storyName,
  typefaceNames,
} from '~/messages/project-settings'
import { requestTypeMessages } from '~/messages/request-types'
import { settingsFields, settingsMessages, weekdays } from '~/messages/settings'
import { templateMessages } from '~/messages/templates'
import { priorityNames, unitNames } from '~/messages/work'
import { moneyText } from '~/shared/money'
import { personNames } from './person-names.server'

/** Change of a field, in words; null when they would be long. */
type Became = (before: unknown, after: unknown) => string | null

/** How a field is called on its screen; what has no more than that is told by its name alone. */
type Told = readonly [label: string, became?: Became]

const most = 80

const short = (text: string) => (text.length > most ? null : text)

/** Value before and value after. */
const asWords =
  (words: (value: unknown) => string): Became =>
  (before, after) => {
    const [was, is] = [short(words(before)), short(words(after))]
    return was === null || is === null ? null : say.became(was, is)
  }

const asText = asWords((value) => String(value ?? '') || say.nothing)
const asYesOrNo = asWords((value) => (value ? say.yes : say.no))
const asOneOf = (names: Record<string, string>) =>
  asWords((value) => names[String(value)] ?? String(value))

/** Names a value that is stored by its id; `nothing`: its name when there is none. */
const asNamed = (nothing: string, nameOf: (id: string) => string | undefined) =>
  asWords((value) =>
    typeof value === 'string' && value !== ''
      ? (nameOf(value) ?? orderFormMessages.notOffered)
      : nothing,
  )

const asPerson = asNamed(orderFormMessages.nobody, (id) => personNames([id])(id))

/** People who were added and people who were removed. */
const asPeople: Became = (before, after) => {
  const [was, is] = [idsIn(before), idsIn(after)]
  const nameOf = personNames([...was, ...is])
  const names = (ids: string[], without: string[]) =>
    ids.filter((id) => !without.includes(id)).map(nameOf)
  return short(say.cameAndWent(names(is, was), names(was, is)))
}

const idsIn = (value: unknown): string[] => (Array.isArray(value) ? value.map(String) : [])

const nameOfPrice = (id: string) => {
  const found = db
    .select({ amount: prices.amount, currency: prices.currency, product: priceProducts.name })
    .from(prices)
    .innerJoin(priceProducts, eq(priceProducts.id, prices.productId))
    .where(eq(prices.id, id))
    .get()
  return found && `${moneyText(found)}, ${found.product}`
}

const nameIn = (table: typeof orderTerms | typeof orderTypes) => (id: string) =>
  db.select({ name: table.name }).from(table).where(eq(table.id, id)).get()?.name

/** Fields that types and order forms share. A webhook's address is a secret of its receiver. */
const ofStudio = (fields: typeof requestTypeMessages.fields | typeof orderFormMessages.fields) =>
  ({
    name: [fields.name, asText],
    deliveryTime: [fields.deliveryTime, asText],
    deliveryUnit: [say.deliveryIn, asOneOf(unitNames)],
    assigneeId: [fields.assigneeId, asPerson],
    followers: [fields.followers, asPeople],
    webhook: [fields.webhook],
  }) as const

const { fields } = orderFormMessages

const asDays = asWords((value) => {
  const days = String(value).split(',')
  return days.flatMap((day) => weekdays[Number(day) - 1] ?? []).join(', ') || say.nothing
})

const ofSettings = Object.entries(settingsFields).map(([name, label]) => [name, [label, asText]])

/** Work stores its assignee by name and the others by id. */
const ofWork = {
  assignee: [
    columnWords.assignee,
    asWords((name) => String(name ?? '') || orderFormMessages.nobody),
  ],
  followers: [columnWords.followers, asPeople],
  mailLink: [
    say.mailLink,
    (_: unknown, client: unknown) => personNames([String(client)])(String(client)),
  ],
  pressedBy: [say.loggedIn, (_: unknown, who: unknown) => personNames([String(who)])(String(who))],
} as const

/** The fields whose values the history tells, by the table of their object. */
const told: Partial<Record<string, Partial<Record<string, Told>>>> = {
  request_types: {
    ...ofStudio(requestTypeMessages.fields),
    active: [requestTypeMessages.fields.active, asYesOrNo],
  },
  order_forms: {
    ...ofStudio(fields),
    productName: [fields.productName, asText],
    description: [fields.description],
    includes: [fields.includes],
    orderTypeId: [fields.orderTypeId, asNamed(orderFormMessages.noType, nameIn(orderTypes))],
    priceId: [fields.priceId, asNamed(orderFormMessages.noPrice, nameOfPrice)],
    termId: [fields.termId, asNamed(orderFormMessages.noTerms, nameIn(orderTerms))],
    priority: [fields.priority, asOneOf(priorityNames)],
    autoResponse: [fields.autoResponse],
    autoResponseSenderId: [fields.autoResponseSenderId, asPerson],
  },
  general_settings: {
    ...Object.fromEntries(ofSettings),
    pageBanner: [
      settingsFields.pageBanner,
      asWords((pages) => (Number(pages) >= neverBanner ? settingsMessages.never : String(pages))),
    ],
    officeDays: [settingsMessages.openOn, asDays],
  },
  requests: ofWork,
  orders: ofWork,
  projects: {
    name: [controlWords.name, asText],
    primaryColor: [controlWords.primary, asText],
    secondaryColor: [controlWords.secondary, asText],
    typeface: [projectSettingsMessages.typeface, asOneOf(typefaceNames)],
    corners: [projectSettingsMessages.corners, asOneOf(cornerNames)],
    story: [projectSettingsMessages.story, asWords((id) => storyName(String(id ?? 'none')))],
    categories: [templateMessages.categoriesTitle, asText],
    published: [templateMessages.publishedLabel, asYesOrNo],
  },
}

/**
 * Fields that a change touched, stored as `{ field: [before, after] }`: `became` has a line for each field
 * whose values are shown, `fields` the names of the others.
 */
export function changedFields(
  collection: string,
  details: unknown,
): { became: string[]; fields: string[] } {
  const all = details && typeof details === 'object' ? Object.entries(details) : []
  const lines = all.flatMap(([field, value]) => {
    if (!Array.isArray(value)) return []
    const [label, became] = told[collection]?.[field] ?? []
    const line = label && became?.(value[0], value[1])
    return [
      { line: line && say.ofField(label, line), name: label?.toLowerCase() ?? inWords(field) },
    ]
  })
  return {
    became: lines.flatMap(({ line }) => line || []),
    fields: lines.flatMap(({ line, name }) => (line ? [] : name)),
  }
}

/** `manageUsers` as `manage users`, `categoryId` as `category`. */
const inWords = (field: string) =>
  field.replace(/Id$/, '').replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)

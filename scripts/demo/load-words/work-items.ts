import { z } from 'zod'
import { answers, checkAnswers, type DemoAnswers } from './answers'
import type { DemoOffer, DemoProduct } from './forms'
import { type Keys, keyOf, listed, type Moment } from './keys'
import { sentIn, storyOf } from './story'

/** Parts that requests and orders have in common. */
const said = ({ person, company, website }: Keys) => ({
  /** The client, where staff sent it for them. */
  client: person.optional(),
  /** The company profile it is made for. */
  company: company.optional(),
  /** Template of the client's website that it is about. */
  website: website.optional(),
  answers,
})

const productKey = (products: readonly DemoProduct[]) =>
  keyOf(
    'product',
    products.map(({ key }) => key),
  )

/** Parts of a request, whether it is sent or not. */
const request = (keys: Keys, products: readonly DemoProduct[]) =>
  z.strictObject({
    ...said(keys),
    product: productKey(products),
    /** The wished deadline, in days from today. */
    wish: z.number().optional(),
  })

const isBefore = (one: Moment, other: Moment) =>
  one.daysAgo === other.daysAgo ? one.time < other.time : one.daysAgo > other.daysAgo

/** Checks that nothing happened to a work item before it was sent. */
const inOrder = z.superRefine<{ sent: Moment; story: Moment[] }>(
  ({ sent, story }, { addIssue }) => {
    for (const [at, action] of story.entries()) {
      if (!isBefore(action, sent)) continue
      addIssue({ code: 'custom', path: ['story', at], message: 'this is before it was sent' })
    }
  },
)

/** Checks the answers of a request by the form of its product. */
const answered = ({ file }: Keys, products: readonly DemoProduct[]) =>
  z.superRefine<{ product: string; answers: DemoAnswers }>(({ product, answers }, { addIssue }) => {
    const form = products.find(({ key }) => key === product)
    checkAnswers(answers, form, { file, product: productKey(products) }, addIssue)
  })

export const requestsIn = (keys: Keys, products: readonly DemoProduct[]) =>
  listed(
    request(keys, products)
      .extend({ sent: sentIn(keys), story: storyOf('request', keys) })
      .check(answered(keys, products), inOrder),
  )

export type DemoRequest = z.output<ReturnType<typeof requestsIn>>[number]

/** Requests of the weeks before, a line each: sent, title, done, approved. */
export function requestsBeforeIn(keys: Keys, products: readonly DemoProduct[]) {
  const line = z.tuple([z.string(), z.string(), z.string(), z.string()])
  const same = z.strictObject({
    product: z.string(),
    who: z.string(),
    says: z.string(),
    answers,
    asked: z.array(line),
  })
  return z
    .array(same)
    .transform((all) => {
      const made = all.flatMap(({ product, who, says, answers, asked }) =>
        asked.map(([sent, title, done, approved]) => {
          const client = sent.split(' ').at(-1)
          const shown = [`${done} ${who} says ${says}`, `${done} ${who} does delivered`]
          const story = [...shown, `${approved} ${client} does approve`]
          return [title, { sent, product, answers: { title, ...answers }, story }]
        }),
      )
      return Object.fromEntries(made) as Record<string, unknown>
    })
    .pipe(requestsIn(keys, products))
}

export function ordersIn(keys: Keys, offers: readonly DemoOffer[]) {
  const offerKeys = offers.map(({ key }) => key)
  return listed(
    z
      .strictObject({
        ...said(keys),
        offer: keyOf('offer', offerKeys),
        sent: sentIn(keys),
        story: storyOf('order', keys),
      })
      .superRefine(({ offer, answers }, { addIssue }) => {
        const form = offers.find(({ key }) => key === offer)
        checkAnswers(answers, form, keys, addIssue)
      })
      .check(inOrder),
  )
}

export type DemoOrder = z.output<ReturnType<typeof ordersIn>>[number]

/** A request, messages and notes that somebody has begun. */
export function draftsIn(
  keys: Keys,
  products: readonly DemoProduct[],
  requests: readonly DemoRequest[],
) {
  const about = keyOf(
    'request',
    requests.map(({ key }) => key),
  )
  const begun = z.array(z.strictObject({ who: keys.person, request: about, text: z.string() }))
  return z.strictObject({
    requests: z.array(
      request(keys, products).extend({ who: keys.person }).check(answered(keys, products)),
    ),
    messages: begun,
    notes: begun,
  })
}

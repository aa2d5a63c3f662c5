import type { Typed } from '~/features/drafts/draft'
import type { Buyer } from '~/features/drafts/order-draft.server'
import {
  type FormOnSale,
  formOnSale,
  goneInOrder,
  newInOrder,
  wordsTyped,
} from '~/features/orders/form-on-sale.server'
import { orderProject } from '~/features/orders/order-project.server'
import { pathTo } from '~/map/path-to'
import { catalogueMessages } from '~/messages/catalogue'
import { createOrderMessages as say } from '~/messages/create-order'
import { orderFieldMessages as words } from '~/messages/order-fields'
import type { Actor } from '~/permissions/vocabulary'
import { newId } from '~/platform/ids.server'
import { echoed } from '~/routes/http/refuse.server'
import { answerName } from '~/shared/fields'
import type { GoneAnswer } from '~/shared/gone-answer'
import { moneyText } from '~/shared/money'
import { shopHere } from './buyer-session.server'
import { offerCards } from './offer-cards.server'
import { buyerNames } from './parse-order.server'
import { previewMeta, productData } from './product-data.server'
import { whoOrders } from './who-orders.server'

/** The order form that an address asks for. */
export const formIn = (url: URL): string => url.searchParams.get('form') ?? ''

/** The website that an address asks for. */
export const projectIn = (url: URL): string | null => url.searchParams.get('project')

/** Everything the screen shows; `sold` is null for what is not on sale: then what is, in `offers`. */
export function readOrderForm({ actor, url, buyer }: { actor: Actor; url: URL; buyer: Buyer }) {
  const who = whoOrders(actor, url)
  const clientId = who.client?.id ?? null
  const sold = formOnSale(buyer, { orderFormId: formIn(url), clientId })
  const project = orderProject({ actor, clientId, id: projectIn(url) })
  const shop = shopHere(url)
  return {
    who,
    sold,
    /** In words; null costs nothing. */
    price: sold?.price ? moneyText(sold.price) : null,
    project,
    asked: projectIn(url),
    offers: sold ? [] : offerCards(),
    product: sold && productData(shop, sold),
    preview: sold
      ? previewMeta(shop, {
          title: `${sold.name} · ${shop.studio}`,
          description: sold.description || catalogueMessages.lead,
          path: pathTo('/create-order', { form: sold.id }),
          of: sold,
        })
      : [{ title: `${say.goneTitle} · Panelry` }],
    key: newId(),
  }
}

/** Answer of the form when nothing is ordered. */
type OrderAnswer = ReturnType<typeof readOrderForm> & {
  error?: { code: string; text: string; field: string | null } | null
  result: {
    /** Sentences by the names of the controls. */
    error: Record<string, string[]>
    initialValue: Typed
  }
  /** Errors, in the order of the form. */
  wrong: { name: string; label: string; error: string }[]
  /** Ids of questions that were not in the form that was filled in. */
  added: string[]
  /** Answers to questions that the form no longer has. */
  gone: GoneAnswer[]
  /** Typed words, when the form cannot be shown any more. */
  words: { label: string; text: string }[]
}

/** Why nothing was ordered: without the screen where that was refused before it was looked at. */
export type Refused = Partial<OrderAnswer>

/** The screen as it is now, with what was typed and what is wrong with it, by the names of the controls. */
export function refusedForm(
  asked: { actor: Actor; url: URL; buyer: Buyer },
  typed: Typed,
  error: Record<string, string[]>,
): OrderAnswer {
  const read = readOrderForm(asked)
  const { sold } = read
  const { accept, ...initialValue } = echoed(typed)
  // Other terms than they have read are not accepted yet.
  const same = typed.termVersion === sold?.terms?.id
  return {
    ...read,
    result: {
      error,
      initialValue: same && accept !== undefined ? { ...initialValue, accept } : initialValue,
    },
    wrong: sold ? wrongIn(sold, error) : [],
    added: sold && typed.formVersion !== sold.version.id ? newInOrder(sold, typed.formVersion) : [],
    gone: sold ? goneInOrder(sold, initialValue) : [],
    words: sold ? [] : wordsTyped(formIn(asked.url), echoed(typed)),
  }
}

function wrongIn(sold: FormOnSale, errors: Record<string, string[]>) {
  const labels = [
    { name: 'for', label: words.for },
    ...sold.version.fields.map(({ id, label }) => ({ name: answerName(id), label })),
    ...buyerNames.map((name) => ({ name, label: words[name] })),
    { name: 'accept', label: words.terms },
  ]
  return labels.flatMap(({ name, label }) => {
    const error = errors[name]?.[0]
    return error ? [{ name, label, error }] : []
  })
}

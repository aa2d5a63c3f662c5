import { data, redirect } from '@remix-run/node'
import { DomainError } from '~/domain-error'
import { nameOnSale } from '~/features/orders/offer.server'
import { clientUnknown } from '~/features/work-items/client-for.server'
import { pathTo } from '~/map/path-to'
import { errorText } from '~/messages/errors'
import { canMakeForClients } from '~/permissions/work'
import type { ActArgs } from '~/routes/http/act-args'
import { emailSentFlash } from '~/routes/http/email-sent-flash.server'
import { errorData } from '~/routes/http/error-data'
import { redirectWithFlash } from '~/routes/http/flash.server'
import { keep, type Press, readPress } from './parse-submit.server'
import { refusedForm } from './read-order-form.server'
import { sendOrder } from './send-order.server'
import { clientPath, whoOrders } from './who-orders.server'

/**
 * Action of each button of the form. Files are saved before anything else is looked at, and the words with
 * them; words alone are saved when somebody leaves the form, and come back with every refusal.
 */
const buttons = {
  /** Takes a file out. */
  remove: async (press: Press) => {
    await keep(press)
    return leave(press, press.here)
  },
  /** Leads somebody with an account to the log-in, and back. */
  login: async (press: Press) => {
    await keep(press)
    return leave(press, loginPath(press.here))
  },
  /** Staff choose another client, who has other companies. */
  client: async (press: Press) => {
    await keep(press, { without: ['for'] })
    return leave(press, clientPath(press.url))
  },
  /** Reacts to any button when the client that staff have chosen is not a client any more. */
  noClient: async (press: Press) => {
    await keep(press, { without: ['for'] })
    const text = errorText(clientUnknown('order'))
    return redirectWithFlash(clientPath(press.url), { kind: 'error', text }, press.headers)
  },
  send: sendOrder,
}

/**
 * Pressed button, as far as the person may use it. An offer that is not on sale is sent, and refused with a
 * message.
 */
function pressed(press: Press): keyof typeof buttons {
  const { actor, form, url, removed, orderFormId } = press
  const intent = form.get('intent')
  if (nameOnSale(orderFormId) === null) return 'send'
  if (removed.length > 0) return 'remove'
  if (actor.kind === 'guest') return intent === 'login' ? 'login' : 'send'
  if (!canMakeForClients(actor)) return 'send'
  if (intent === 'client') return 'client'
  return whoOrders(actor, url).client ? 'send' : 'noClient'
}

/** Does what the pressed button does; a refusal shows the form again, with all that was written. */
export async function placeOrKeep(args: ActArgs) {
  const press = await readPress(args)
  try {
    return await buttons[pressed(press)](press)
  } catch (error) {
    if (!(error instanceof DomainError)) throw error
    return error.code === 'sign-up-mailed' ? waitForMail(press, error) : refuse(press, error)
  }
}

/** Nothing was ordered: an account that staff prepared waits for the link that went to its e-mail. */
async function waitForMail(press: Press, error: DomainError) {
  await keep(press)
  const flash = emailSentFlash(press.actor, errorText(error))
  return redirectWithFlash(loginPath(press.here), flash, press.headers)
}

function refuse(press: Press, error: DomainError) {
  const field = error.code === 'email-taken' ? 'email' : error.details.field
  const answer = errorData(error)
  const errors = field ? { [field]: [answer.error.text] } : {}
  const { status } = error
  const screen = refusedForm(press, press.typed, errors)
  return data({ ...screen, ...answer }, { status, headers: press.headers })
}

const leave = ({ headers }: Press, path: string) => redirect(path, { status: 303, headers })

const loginPath = (here: string) => pathTo('/login', { redirectTo: here })

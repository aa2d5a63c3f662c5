import { type ActionFunctionArgs, data } from '@remix-run/node'
import { acquireSlotFor, smallForm } from '~/admission/acquire-slot.server'
import type { FormSlot } from '~/admission/form-slot'
import { DomainError, forbidden } from '~/domain-error'
import type { Forms } from '~/features/form-input/restored'
import type { Actor } from '~/permissions/vocabulary'
import type { Staging } from '~/platform/files/staged.server'
import { errorData } from './error-data'
import { readForm } from './form.server'
import { goneWith } from './gone.server'

type Args = Pick<ActionFunctionArgs, 'request' | 'context'>

/**
 * The answer to a form that somebody has no right to send. They may have had it when they opened the
 * form: what they wrote goes back. Nothing of it is carried out, so only as much of it is read as a small
 * form has, and no file is taken in.
 */
export async function forbidForm(args: Args, actor: Actor, forms: Forms) {
  const domainError = forbidden()
  const form = await firstPart(args, actor)
  return (
    (form && goneWith(form, domainError, forms)) ?? data(errorData(domainError), domainError.status)
  )
}

/** The fields of a form that are in its beginning; null where there is no room, or no form. */
async function firstPart({ request, context }: Args, actor: Actor): Promise<FormData | null> {
  if (!request.body) return null
  let slot: FormSlot | undefined
  try {
    slot = acquireSlotFor({ actor, address: context.address }, smallForm)
    return await readForm(request, { limit: smallForm, files: namesOnly, cut: true, slot })
  } catch (error) {
    if (error instanceof DomainError) return null
    throw error
  } finally {
    slot?.release()
  }
}

/** Keeps the names of files: their content is discarded as it comes. */
export const namesOnly: Staging = {
  take: async (content, name) => {
    content.resume()
    return new File([], name)
  },
  check: () => {},
  clear: async () => {},
}

import {
  createCannedSchema,
  editCannedSchema,
} from '~/features/canned-responses/canned-schema.server'
import { createResponse } from '~/features/canned-responses/create-response.server'
import { deleteResponse } from '~/features/canned-responses/delete-response.server'
import { findResponse, listResponses } from '~/features/canned-responses/find-response.server'
import { updateResponse } from '~/features/canned-responses/update-response.server'
import { listHistory } from '~/features/history/list-history.server'
import { readPageStart } from '~/features/lists/page-start'
import { cannedMessages as say } from '~/messages/canned-responses'
import type { Actor } from '~/permissions/vocabulary'
import { newId } from '~/platform/ids.server'
import { wantsHistory } from '~/routes/history/history-tab'
import type { ActArgs } from '~/routes/http/act-args'
import { redirectWithFlash } from '~/routes/http/flash.server'
import { withForm } from '~/routes/http/with-form.server'
import { type CannedType, variablesFor } from '~/shared/canned'
import { cannedPath } from './addresses'

/** The list of canned responses. @throws DomainError 403 */
export const cannedList = (type: CannedType, actor: Actor) => ({
  type,
  responses: listResponses(actor, type),
})
export type CannedListData = ReturnType<typeof cannedList>

/** The dialog of a new one. */
export const newCanned = (type: CannedType) => ({
  type,
  key: newId(),
  variables: variablesFor(type),
})
export type NewCannedData = ReturnType<typeof newCanned>

/** One of them, with its history where it is asked for. @throws DomainError 403, 404 */
export const editedCanned = (
  type: CannedType,
  actor: Actor,
  id: string,
  query: URLSearchParams,
) => ({
  type,
  response: findResponse(actor, type, id),
  variables: variablesFor(type),
  history: wantsHistory(query) ? listHistory('canned_responses', id, readPageStart(query)) : null,
})
export type EditedCannedData = ReturnType<typeof editedCanned>

const led = (type: CannedType, text: string) =>
  redirectWithFlash(cannedPath(type), { kind: 'success', text })

export const makeCanned = (type: CannedType) =>
  withForm(createCannedSchema, ({ actor, value, idempotencyKey }) => {
    createResponse(actor, { type, ...value, idempotencyKey })
    return led(type, say.created)
  })

export const saveCanned = (type: CannedType) =>
  withForm(
    {
      schema: editCannedSchema,
      first: ({ actor, params }) => findResponse(actor, type, params.response ?? ''),
    },
    ({ actor, value, found: { id } }) => {
      updateResponse(actor, { type, id, ...value })
      return led(type, say.updated)
    },
  )

export const removeCanned =
  (type: CannedType) =>
  ({ actor, params: { response: id = '' } }: ActArgs) => {
    deleteResponse(actor, { type, id })
    return led(type, say.deleted)
  }

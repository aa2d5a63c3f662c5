import { z } from 'zod'
import { optionalProse, versionField } from '~/features/form-input/fields.server'
import { otherText } from '~/features/form-input/restored'
import { fieldMessages as say } from '~/messages/fields'
import { priorities } from '~/permissions/vocabulary'

/** More people than a studio has. */
const mostPeople = 100

const personId = otherText().max(100)

/** Assignee of the work; an empty value for nobody. */
export const assignSchema = z.object({
  assignee: personId.optional().transform((id) => id || null),
  version: versionField,
})

export const followersSchema = z.object({
  followers: z.array(personId).max(mostPeople).default([]),
  version: versionField,
})

export const prioritySchema = z.object({
  priority: z.enum(priorities, { error: say.required }),
  version: versionField,
})

/** The longest message that goes with a move. */
const mostWords = 10_000

/** A move to another status. That who asks for changes says which, the command checks. */
export const statusSchemaOf = <A extends string>(actions: readonly A[]) =>
  z.object({
    action: z.enum(actions, { error: say.required }),
    message: optionalProse(mostWords),
    version: versionField,
  })

/** Such a form as it was filled in. */
export type StatusInput<Action> = { action: Action; message?: string | undefined; version: number }

/** Most rows changed at once: those of a page, and some that were opened beside it. */
const mostRows = 100

/**
 * Schema of an action on the checked rows of a list; each is an id and its version on screen.
 *
 * @param actions the moves that can be made with many
 */
export const bulkSchema = <A extends string>(actions: readonly A[]) =>
  z.object({
    row: z
      .array(otherText().regex(/^[\w-]{1,64}:\d{1,9}$/))
      .max(mostRows)
      .default([])
      .transform((rows) =>
        [...new Set(rows)].map((row) => {
          const [id, version] = row.split(':') as [string, string]
          return { id, version: Number(version) }
        }),
      ),
    assignee: personId.optional(),
    priority: z.enum(priorities).optional(),
    action: z.enum(actions).optional(),
    do: z.enum(['change', 'ask', 'delete']).default('change'),
  })

import { z } from 'zod'
import { optionalProse, versionField } from '~/features/form-input/fields.server'
import { fieldMessages as say } from '~/messages/fields'
import { priorities } from '~/permissions/vocabulary'
import { statusActions, statusMoves } from '~/work/statuses'

/** The longest message that goes with a move. */
const mostWords = 10_000
/** More people than a studio has. */
const mostPeople = 100

/** A move to another status. That who asks for changes says which, the verb asks. */
export const statusForm = z.object({
  action: z.enum(statusActions, { error: say.required }),
  message: optionalProse(mostWords),
  version: versionField,
})

const personId = z.string().max(100)

/** Who gets the request; an empty value for nobody. */
export const assignForm = z.object({
  assignee: personId.optional().transform((id) => id || null),
  version: versionField,
})

export const followersForm = z.object({
  followers: z.array(personId).max(mostPeople).default([]),
  version: versionField,
})

export const priorityForm = z.object({
  priority: z.enum(priorities, { error: say.required }),
  version: versionField,
})

/** At most so many rows are changed at once: those of a page, and some that were opened beside it. */
const mostRows = 100

const staffActions = statusActions.filter((action) => statusMoves[action].who === 'works-on-it')

/** What is done with the checked rows of a list; each is an id and the version that was looked at. */
export const manyForm = z.object({
  row: z
    .array(z.string().regex(/^[\w-]{1,64}:\d{1,9}$/))
    .max(mostRows)
    .default([])
    .transform((rows) =>
      rows.map((row) => {
        const [id = '', version] = row.split(':')
        return { id, version: Number(version) }
      }),
    ),
  assignee: personId.optional(),
  priority: z.enum(priorities).optional(),
  action: z.enum(staffActions).optional(),
  do: z.enum(['change', 'ask', 'delete']).default('change'),
})

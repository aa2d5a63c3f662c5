import { z } from 'zod'
import { DomainError } from '~/domain-error'
import { boxField, idsField } from '~/features/form-input/fields.server'

/** Decision of an admin: `do` is the button, `seen:` with the id of one row its own. */
export const decideSchema = z
  .object({
    do: z.enum(['take', 'force', 'drop']).or(z.templateLiteral(['seen:', z.string()])),
    row: idsField,
    all: boxField,
  })
  .transform(({ do: pressed, row, all }) => {
    const [, seen] = pressed.split('seen:')
    const action = seen === undefined ? pressed : 'drop'
    const rows = seen === undefined ? (all ? ('all' as const) : row) : [seen]
    return { action: action as 'take' | 'force' | 'drop', rows }
  })

/** @throws DomainError `lost-none-chosen` (400) */
export function requireChosen(rows: readonly string[] | 'all'): void {
  if (rows.length === 0) throw new DomainError('lost-none-chosen')
}

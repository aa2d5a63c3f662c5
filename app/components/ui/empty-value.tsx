import type { NoneFound } from '~/messages/none-found'

/** That nothing was found, and on a line below it where and what it was looked for. */
export const EmptyValue = ({ none, where }: NoneFound) => (
  <>
    <span className="block font-semibold text-secondary">{none}</span>{' '}
    <span className="inline-block first-letter:uppercase">{where}</span>
  </>
)

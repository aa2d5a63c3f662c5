import { Form, useLocation } from '@remix-run/react'
import type { ReactNode } from 'react'
import { SubmitButton } from '~/components/form/submit-button'
import { Button } from '~/components/ui/button'
import { moveLabels, requestMessages as say } from '~/messages/requests'
import { priorityNames } from '~/messages/work'
import { priorities } from '~/permissions/vocabulary'
import { statusActions, statusMoves } from '~/work/statuses'
import type { ListData } from './list'

/** The form that the boxes of the rows belong to. */
export const bulkForm = 'many'

/** What is done with all checked rows: shown while one is checked. */
export function BulkBar({ data: { people, manages, list } }: { data: ListData }) {
  const { pathname, search } = useLocation()
  return (
    <Form
      id={bulkForm}
      method="post"
      action={pathname + search}
      className="bulk-bar"
      aria-label={say.bulk}
      preventScrollReset
      key={list}
    >
      <span className="bulk-count" data-count="" />
      {manages && (
        <Choice name="assignee" label={say.bulkAssign}>
          <option value="nobody">{say.nobody}</option>
          {people.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </Choice>
      )}
      <Choice name="priority" label={say.bulkPriority}>
        {priorities.map((each) => (
          <option key={each} value={each}>
            {priorityNames[each]}
          </option>
        ))}
      </Choice>
      <Choice name="action" label={say.bulkMove}>
        {statusActions
          .filter((each) => statusMoves[each].who === 'works-on-it')
          .map((each) => (
            <option key={each} value={each}>
              {moveLabels[each]}
            </option>
          ))}
      </Choice>
      <SubmitButton name="do" value="change" look="secondary" busyLabel="Working">
        {say.bulkApply}
      </SubmitButton>
      {manages && (
        <Button name="do" value="ask" look="on-dark" icon="trash" className="ml-auto">
          Delete
        </Button>
      )}
    </Form>
  )
}

const Choice = ({
  name,
  label,
  children,
}: {
  name: string
  label: string
  children: ReactNode
}) => (
  <select name={name} className="input" aria-label={label} defaultValue="">
    <option value="">{label}…</option>
    {children}
  </select>
)

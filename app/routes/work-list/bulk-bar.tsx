import type { ComponentProps, ReactNode } from 'react'
import { ActionForm } from '~/components/form/action-form'
import { SubmitButton } from '~/components/form/submit-button'
import { Button, ButtonLink } from '~/components/ui/button'
import { busyWords, controlWords } from '~/messages/controls'
import { moveLabelsOf } from '~/messages/move-labels'
import { priorityNames, workMessages } from '~/messages/work'
import { workListMessages as say } from '~/messages/work-lists'
import { priorities } from '~/permissions/vocabulary'
import { staffActions } from '~/shared/machines'
import { useChosenAt } from './choose-all'
import type { BulkAnswer } from './chosen'
import { askedIn, chooseAll } from './chosen'
import type { WorkListData } from './work-list-data'

/** The form that the boxes of the rows belong to. */
export const bulkForm = 'bulk'

/** Actions on all checked rows: shown while one is checked. `selectionKey`: again with the rows. */
export function BulkBar({
  data: { kind, people, manages },
  answer,
  selectionKey,
}: {
  data: WorkListData
  answer: BulkAnswer | undefined
  selectionKey: number
}) {
  const at = useChosenAt()
  const asked = askedIn(answer)
  return (
    <ActionForm
      id={bulkForm}
      action={at(false)}
      className="bulk-bar"
      aria-label={say.many(kind)}
      preventScrollReset
      key={selectionKey}
    >
      <span className="bulk-count" data-count="" />
      <Choose to={at(true)} on className="md:hidden">
        {say.chooseAllShort}
      </Choose>
      <Choose to={at(false)} on={false}>
        {say.clearChosen}
      </Choose>
      {manages && (
        <ChangeSelect name="assignee" label={say.bulkAssign} value={asked.assignee}>
          <option value="nobody">{workMessages.nobody}</option>
          {people.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </ChangeSelect>
      )}
      <ChangeSelect name="priority" label={say.bulkPriority} value={asked.priority}>
        {priorities.map((each) => (
          <option key={each} value={each}>
            {priorityNames[each]}
          </option>
        ))}
      </ChangeSelect>
      <ChangeSelect name="action" label={say.bulkMove} value={asked.action}>
        {staffActions(kind).map((each) => (
          <option key={each} value={each}>
            {moveLabelsOf[kind][each]}
          </option>
        ))}
      </ChangeSelect>
      <SubmitButton name="do" value="change" look="secondary" busyLabel={busyWords.working}>
        {say.bulkApply}
      </SubmitButton>
      {manages && (
        <Button name="do" value="ask" look="on-dark" icon="trash" className="md:ml-auto">
          {controlWords.delete}
        </Button>
      )}
    </ActionForm>
  )
}

/** Checks all rows or none; without script their list is opened so. */
const Choose = ({ on, ...rest }: { on: boolean } & ComponentProps<typeof ButtonLink>) => (
  <ButtonLink
    look="on-dark"
    preventScrollReset
    {...rest}
    onClick={(event) => {
      event.preventDefault()
      chooseAll(on)
    }}
  />
)

const ChangeSelect = ({
  name,
  label,
  value,
  children,
}: {
  name: string
  label: string
  value: string
  children: ReactNode
}) => (
  <select name={name} className="input" aria-label={label} defaultValue={value}>
    <option value="">{label}…</option>
    {children}
  </select>
)

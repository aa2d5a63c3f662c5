import { openWorkMessages as say } from '~/messages/open-work'
import { RadioField } from '../form/choice-fields'
import type { FieldProps } from '../form/field'
import { TextField } from '../form/text-field'

type Given = Pick<FieldProps, 'name' | 'defaultValue' | 'errors'>

/** What is still open of somebody whose account is about to be deleted, and what becomes of it. */
export function OpenWorkFields({
  open,
  choice,
  to,
}: {
  open: { requests: number; orders: number; calls: number }
  choice: Given
  /** For who may hand the work on to somebody else. */
  to?: Given
}) {
  const isOpen = say.isOpen(open)
  if (!isOpen) return null
  const hasWork = open.requests + open.orders > 0
  return (
    <>
      <p>
        {isOpen} {open.calls > 0 && say.callsEnd}
      </p>
      {hasWork && (
        <RadioField
          {...choice}
          label={say.label}
          defaultValue={choice.defaultValue || 'keep'}
          options={[
            { value: 'keep', label: say.keep, hint: say.keepHint },
            { value: 'complete', label: say.complete, hint: say.completeHint },
            ...(to ? [{ value: 'hand_on', label: say.handOn, hint: say.handOnHint }] : []),
          ]}
        />
      )}
      {hasWork && to && <TextField {...to} type="email" label={say.to} optional />}
    </>
  )
}

import { openWorkMessages as say } from '~/messages/open-work'
import { RadioField } from '../form/choice-fields'
import { useForm } from '../form/form-context'
import { TextField } from '../form/text-field'

/** Open work of somebody whose account is about to be deleted, and the choice of its future. */
export function OpenWorkFields({
  open,
  handsOn = false,
}: {
  open: { requests: number; orders: number; calls: number }
  /** For who may hand the work on to somebody else. */
  handsOn?: boolean
}) {
  const chosen = useForm()?.field('openWork').defaultValue
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
          name="openWork"
          label={say.label}
          defaultValue={chosen || 'keep'}
          options={[
            { value: 'keep', label: say.keep, hint: say.keepHint },
            { value: 'complete', label: say.complete, hint: say.completeHint },
            ...(handsOn ? [{ value: 'hand_on', label: say.handOn, hint: say.handOnHint }] : []),
          ]}
        />
      )}
      {hasWork && handsOn && <TextField name="to" type="email" label={say.to} optional />}
    </>
  )
}

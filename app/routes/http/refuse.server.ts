import type { Submission } from '@conform-to/react'
import { data } from '@remix-run/node'
import { errorText } from '~/messages/errors'
import { Fault } from '~/platform/faults'
import { faultAnswer } from './handle.server'

/** Passwords are not sent back with a refused form. */
const hideFields = ['password', 'confirmPassword', 'currentPassword']

/**
 * Answers a form that cannot be carried out as it is: everything typed stays, the messages stand
 * beside their fields. With `fault` (what the verb threw) its sentence stands beside the field it
 * names, or in the alert of the form. See `useFormAnswer`.
 *
 * @throws `fault` again when it is not a Fault
 */
export function refuse<T>(submission: Submission<T>, fault?: unknown) {
  if (fault === undefined) {
    return data({ result: submission.reply({ hideFields }), fault: null }, { status: 400 })
  }
  if (!(fault instanceof Fault)) throw fault
  const text = errorText(fault)
  const { field } = fault.details
  const errors = field ? { fieldErrors: { [field]: [text] } } : { formErrors: [text] }
  return data(
    { result: submission.reply({ hideFields, ...errors }), ...faultAnswer(fault) },
    { status: fault.status },
  )
}

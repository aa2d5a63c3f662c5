import { PleaseWait } from '../ui/please-wait'
import { SubmitButton, type SubmitButtonProps } from './submit-button'

/** A submit button for work that may take long: a dialog asks to wait, and says `wait`. */
export const PatientButton = ({ wait, ...button }: SubmitButtonProps & { wait: string }) => (
  <SubmitButton {...button} beside={(busy) => <PleaseWait when={busy} text={wait} />} />
)

import { BaseForm } from './base-form'
import { HiddenKey } from './hidden-key'

type ActionFormProps = Omit<Parameters<typeof BaseForm>[0], 'answer'> & {
  /** The version that its screen shows. */
  version?: number | undefined
  /** Counts once, however often it is sent. */
  formKey?: string | undefined
}

/** A form of buttons: what it asks for is done at once. Why it was refused, its screen says. */
export const ActionForm = ({ version, formKey, fields, children, ...form }: ActionFormProps) => (
  <BaseForm {...form} fields={{ ...fields, version }} answer={null}>
    {formKey !== undefined && <HiddenKey value={formKey} />}
    {children}
  </BaseForm>
)

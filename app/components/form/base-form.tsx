import { Form, type FormProps } from '@remix-run/react'
import type { ReactNode, Ref } from 'react'
import { FormContext } from './form-context'
import type { FormAnswer } from './use-form-answer'

/** Props of `CreateForm`, `EditForm` and `ActionForm`. */
export type FormParts = Omit<FormProps, 'children' | 'method' | 'name'> & {
  /** Tells the forms of one screen apart; see `withForms`. */
  name?: string
  /** Hidden fields; null leaves one out. */
  fields?: Record<string, string | number | null | undefined>
  /** When the form is left, `never`: what was typed does not come back; `choices`: they alone do, too. */
  restore?: 'never' | 'choices'
  formRef?: Ref<HTMLFormElement>
  /** A function reads the state of the form. */
  children?: ReactNode | ((answer: FormAnswer) => ReactNode)
}

type Base = Omit<FormParts, 'children'> & { answer: FormAnswer | null; children: ReactNode }

/** A form that is posted, and what its fields read of it. */
export const BaseForm = ({ answer, name, fields, restore, formRef, children, ...rest }: Base) => (
  <FormContext.Provider value={answer}>
    <Form ref={formRef ?? null} method="post" data-restore={restore} {...rest}>
      {Object.entries({ part: name, ...fields }).map(
        ([name, value]) => value != null && <input key={name} type="hidden" {...{ name, value }} />,
      )}
      {children}
    </Form>
  </FormContext.Provider>
)

import { createContext, useContext } from 'react'
import type { FormAnswer } from './use-form-answer'

/** What the fields of a form read of it; null where none of them asks. */
export const FormContext = /* @__PURE__ */ createContext<FormAnswer | null>(null)

/** The state of the form around. */
export const useForm = () => useContext(FormContext)

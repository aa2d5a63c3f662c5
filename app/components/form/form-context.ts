import { createContext, useContext } from 'react'
import type { FormAnswer } from './use-form-answer'

/** Data of a form that its fields read; null when none of them asks. */
export const FormContext = /* @__PURE__ */ createContext<FormAnswer | null>(null)

/** The state of the form around. */
export const useForm = () => useContext(FormContext)

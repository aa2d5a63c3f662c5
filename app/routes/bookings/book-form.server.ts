import { data } from '@remix-run/node'
import { bookSchema } from '~/features/bookings/call-schema.server'
import { textField } from '~/routes/http/form.server'
import type { FormTerms } from '~/routes/http/with-form.server'
import { otherTimesIntent } from './other-times-link'

/** Form that books a call; looking at other times with it books none, and keeps the text. */
export const bookForm: FormTerms<typeof bookSchema, undefined> = {
  schema: bookSchema,
  refused: ({ form, answer: { data: refused } }) =>
    textField(form, 'intent') === otherTimesIntent
      ? data({ ...refused, result: { ...refused.result, error: undefined } })
      : undefined,
}

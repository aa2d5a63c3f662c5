import { Form, useLoaderData } from '@remix-run/react'
import { z } from 'zod'
import { FormError } from '~/components/form/error-summary'
import { HiddenKey } from '~/components/form/hidden-key'
import { SubmitButton } from '~/components/form/submit-button'
import { ButtonLink } from '~/components/ui/button'
import { Dialog, DialogActions } from '~/components/ui/dialog'
import { versionField } from '~/features/form-input/fields.server'
import { builtForm } from '~/features/forms/built-form.server'
import { publishForm } from '~/features/forms/publish-form.server'
import { builderMessages as say } from '~/messages/request-types'
import { redirectWithFlash } from '~/routes/http/flash.server'
import { act, screen } from '~/routes/http/handle.server'
import { useFormAnswer } from '~/routes/http/use-form-answer'
import { builderPath } from '../addresses'
import { productIn } from './builder-data.server'

const here = '/requests/types/:type/builder/:product/publish'

export const loader = screen(here, ({ actor, params }) => {
  const { type, product } = productIn(actor, params)
  const { version, changes, latest } = builtForm(actor, product.formId)
  const next = (latest?.number ?? 0) + 1
  return { version, changes, next, first: !latest, closeTo: builderPath(type.id, product.id) }
})

export const action = act(
  here,
  {
    schema: z.object({ version: versionField }),
    first: ({ actor, params }) => productIn(actor, params),
  },
  ({ actor, value, submission, found: { type, product } }) => {
    const number = publishForm(actor, { formId: product.formId, ...value, submission })
    const to = builderPath(type.id, product.id)
    return redirectWithFlash(to, { kind: 'success', text: say.published(number) })
  },
)

export const meta = () => [{ title: 'Publish form · Panelry' }]

/** Why a form was not published, with the way to publish it as it is now. */
export default function Publish() {
  const { version, changes, next, first, closeTo } = useLoaderData<typeof loader>()
  const { formError, stale } = useFormAnswer()
  return (
    <Dialog title={say.publish(next)} closeTo={closeTo}>
      <Form method="post" className="form" preventScrollReset>
        <FormError>{stale ? say.changedSince : formError}</FormError>
        <HiddenKey value={`${version}`} />
        <input type="hidden" name="version" value={version} />
        <p className="text-n600">{first ? say.unpublished : say.draft(changes)}</p>
        <DialogActions>
          <ButtonLink to={closeTo} preventScrollReset>
            Cancel
          </ButtonLink>
          <SubmitButton busyLabel="Publishing" disabled={changes === 0}>
            {say.publish(next)}
          </SubmitButton>
        </DialogActions>
      </Form>
    </Dialog>
  )
}

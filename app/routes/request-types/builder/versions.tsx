import { Form, useLoaderData } from '@remix-run/react'
import { z } from 'zod'
import { FormError } from '~/components/form/error-summary'
import { SubmitButton } from '~/components/form/submit-button'
import { Accordion } from '~/components/ui/accordion'
import { Dialog } from '~/components/ui/dialog'
import { Time } from '~/components/ui/time'
import { numberField, versionField } from '~/features/form-input/fields.server'
import { type ListedVersion, listVersions } from '~/features/forms/list-versions.server'
import { restoreVersion } from '~/features/forms/restore-version.server'
import { historyOf } from '~/features/history/history-of.server'
import { placeIn } from '~/features/lists/place'
import { fieldKindNames, builderMessages as say } from '~/messages/request-types'
import { displayName } from '~/messages/users'
import { HistoryTab, HistoryTabs, wantsHistory } from '~/routes/history/history-tab'
import { redirectWithFlash } from '~/routes/http/flash.server'
import { act, screen } from '~/routes/http/handle.server'
import { useFormAnswer } from '~/routes/http/use-form-answer'
import { builderPath } from '../addresses'
import { productIn } from './builder-data.server'

const here = '/requests/types/:type/builder/:product/versions'

export const loader = screen(here, ({ actor, params, url: { searchParams } }) => {
  const { type, product } = productIn(actor, params)
  return {
    ...listVersions(actor, product.formId),
    closeTo: builderPath(type.id, product.id),
    history: wantsHistory(searchParams)
      ? historyOf('forms', product.formId, placeIn(searchParams))
      : null,
  }
})

export const action = act(
  here,
  {
    schema: z.object({ number: numberField(1, 1_000_000), version: versionField }),
    first: ({ actor, params }) => productIn(actor, params),
  },
  ({ actor, value, found: { type, product } }) => {
    restoreVersion(actor, { formId: product.formId, ...value })
    const to = builderPath(type.id, product.id)
    return redirectWithFlash(to, { kind: 'success', text: say.restored(value.number) })
  },
)

export const meta = () => [{ title: 'Versions of a form · Panelry' }]

/** The versions of a form with their fields, and the way back to one; or what was done to it. */
export default function Versions() {
  const { versions, version, closeTo, history } = useLoaderData<typeof loader>()
  const { formError, stale } = useFormAnswer()
  return (
    <Dialog title={say.versions} closeTo={closeTo} size="medium">
      <div className="[--edge:0px]">
        <HistoryTabs label={say.versions} history={history !== null} />
      </div>
      {history ? (
        <HistoryTab history={history} />
      ) : (
        <div className="mt-4 grid gap-3">
          <FormError>{stale ? say.changedSince : formError}</FormError>
          <p className="text-n600">{versions.length === 0 ? say.noVersions : say.versionsLead}</p>
          <div>
            {versions.map((each, index) => (
              <Version key={each.id} {...each} current={index === 0} formVersion={version} />
            ))}
          </div>
        </div>
      )}
    </Dialog>
  )
}

function Version({
  number,
  fields,
  publishedAt,
  publisher,
  requests,
  current,
  formVersion,
}: ListedVersion & { current: boolean; formVersion: number }) {
  return (
    <Accordion
      title={say.version(number)}
      extra={[current && say.inUse, say.requestsWith(requests)].filter(Boolean).join(', ')}
    >
      <p className="muted">
        Published <Time at={publishedAt} withTime /> by {displayName(publisher)}
      </p>
      <ol className="version-fields">
        {fields.map(({ id, label, kind }) => (
          <li key={id}>
            {label} <span className="muted">{fieldKindNames[kind]}</span>
          </li>
        ))}
      </ol>
      <Form method="post" className="form-actions" preventScrollReset>
        <input type="hidden" name="version" value={formVersion} />
        <input type="hidden" name="number" value={number} />
        <SubmitButton look="secondary" icon="undo" busyLabel="Taking back">
          {say.restore}
        </SubmitButton>
      </Form>
    </Accordion>
  )
}

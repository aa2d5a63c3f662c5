import { Form } from '@remix-run/react'
import { HiddenKey } from '~/components/form/hidden-key'
import { SubmitButton } from '~/components/form/submit-button'
import { PageHead } from '~/components/shell/dashboard-shell'
import { ButtonLink } from '~/components/ui/button'
import { DialogLink } from '~/components/ui/screen'
import { Time } from '~/components/ui/time'
import { pathTo } from '~/map/path-to'
import { builderMessages as say } from '~/messages/request-types'
import { displayName } from '~/messages/users'
import { builderPath } from '../addresses'
import type { BuilderData } from './builder-data.server'

/** What the form belongs to, its versions, and the way to publish the draft. */
export function BuilderHead({ type, product, form }: BuilderData) {
  const base = builderPath(type.id, product.id)
  const next = (form.latest?.number ?? 0) + 1
  return (
    <PageHead
      title={<span className="wrap-anywhere">{say.title(product.name)}</span>}
      actions={
        <>
          {form.latest && (
            <ButtonLink
              to={pathTo('/requests/create-request/:type/:product', {
                type: type.id,
                product: product.id,
              })}
              icon="external-link"
            >
              {say.openAsClient}
            </ButtonLink>
          )}
          <Form method="post" action={`${base}/publish`} preventScrollReset>
            <HiddenKey value={`${form.version}`} />
            <input type="hidden" name="version" value={form.version} />
            <SubmitButton
              busyLabel="Publishing"
              disabled={form.changes === 0}
              title={form.changes === 0 ? say.nothingToPublish : undefined}
            >
              {say.publish(next)}
            </SubmitButton>
          </Form>
        </>
      }
    >
      <p className="version-line">
        <VersionLine form={form} />
        {form.latest && (
          <>
            <span>{say.draft(form.changes)}</span>
            <DialogLink to={`${base}/versions`} className="link">
              {say.versions}
            </DialogLink>
          </>
        )}
      </p>
    </PageHead>
  )
}

function VersionLine({ form: { latest, kept } }: Pick<BuilderData, 'form'>) {
  if (!latest) return <span>{say.unpublished}</span>
  const [one, ...others] = kept
  const all = kept.reduce((sum, { requests }) => sum + requests, 0)
  return (
    <span>
      <b>{say.version(latest.number)}</b>, published <Time at={latest.publishedAt} /> by{' '}
      {displayName(latest.publisher)}
      {one && `; ${say.kept(all, others.length > 0 ? null : one.number)}`}.
    </span>
  )
}

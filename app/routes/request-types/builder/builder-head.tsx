import { SubmitButton } from '~/components/form/submit-button'
import { PageHead } from '~/components/shell/dashboard-shell'
import { buttonClass } from '~/components/ui/button'
import { Icon } from '~/components/ui/icon'
import { Time } from '~/components/ui/time'
import { pathTo } from '~/map/path-to'
import { builderMessages as say } from '~/messages/request-types'
import { displayName } from '~/messages/users'
import { builderPath } from '../addresses'
import type { BuilderData } from './builder-data.server'
import { StepLink, step } from './step-form'

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
            <StepLink
              to={pathTo('/requests/create-request/:type/:product', {
                type: type.id,
                product: product.id,
              })}
              className={buttonClass('secondary')}
            >
              <Icon name="external-link" />
              {say.openAsClient}
            </StepLink>
          )}
          <SubmitButton
            {...step('publish')}
            busyLabel="Publishing"
            disabled={form.changes === 0}
            title={form.changes === 0 ? say.nothingToPublish : undefined}
          >
            {say.publish(next)}
          </SubmitButton>
        </>
      }
    >
      <p className="version-line">
        <VersionLine form={form} />
        {form.latest && (
          <>
            <span>{say.draft(form.changes)}</span>
            <StepLink to={`${base}/versions`} className="link" preventScrollReset>
              {say.versions}
            </StepLink>
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

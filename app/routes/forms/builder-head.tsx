import { SubmitButton } from '~/components/form/submit-button'
import { PageHead } from '~/components/shell/dashboard-shell'
import { buttonClass } from '~/components/ui/button'
import { Icon } from '~/components/ui/icon'
import { Time } from '~/components/ui/time'
import { builderMessages as say } from '~/messages/builder'
import { busyWords } from '~/messages/controls'
import { displayName } from '~/messages/users'
import type { BuilderData } from './builder-data.server'
import { intent, SavingLink } from './builder-form'

/** Head with the form's owner, its versions, and the way to publish the draft. */
export function BuilderHead({ kind, name, base, openAs, form }: BuilderData) {
  const next = (form.latest?.number ?? 0) + 1
  return (
    <PageHead
      title={<span className="wrap-anywhere">{say.title(name)}</span>}
      actions={
        <>
          {form.latest && openAs && (
            <SavingLink to={openAs} className={buttonClass('secondary')}>
              <Icon name="external-link" />
              {say.openAsClient}
            </SavingLink>
          )}
          <SubmitButton
            {...intent('publish')}
            busyLabel={busyWords.publishing}
            disabled={form.changes === 0}
            title={form.changes === 0 ? say.nothingToPublish : undefined}
          >
            {say.publish(next)}
          </SubmitButton>
        </>
      }
    >
      <p className="version-line">
        <VersionLine kind={kind} form={form} />
        {form.latest && (
          <>
            <span>{say.draft(form.changes)}</span>
            <SavingLink to={`${base}/versions`} className="link" preventScrollReset>
              {say.versions}
            </SavingLink>
          </>
        )}
      </p>
    </PageHead>
  )
}

function VersionLine({ kind, form: { latest, kept } }: Pick<BuilderData, 'kind' | 'form'>) {
  if (!latest) return <span>{say.unpublished[kind]}</span>
  const [one, ...others] = kept
  const all = kept.reduce((sum, { answers }) => sum + answers, 0)
  return (
    <span>
      <b>{say.version(latest.number)}</b>
      {say.thenPublished} <Time at={latest.publishedAt} /> {say.by} {displayName(latest.publisher)}
      {one && `; ${say.kept(kind, all, others.length > 0 ? null : one.number)}`}.
    </span>
  )
}

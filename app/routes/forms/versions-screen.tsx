import { useLoaderData } from '@remix-run/react'
import { ActionForm } from '~/components/form/action-form'
import { FormError } from '~/components/form/error-summary'
import { SubmitButton } from '~/components/form/submit-button'
import { useFormAnswer } from '~/components/form/use-form-answer'
import { Accordion } from '~/components/ui/accordion'
import { Dialog } from '~/components/ui/dialog'
import { Time } from '~/components/ui/time'
import type { ListedVersion } from '~/features/forms/list-versions.server'
import { fieldKindNames, builderMessages as say } from '~/messages/builder'
import { busyWords } from '~/messages/controls'
import { displayName } from '~/messages/users'
import { HistoryTab, HistoryTabs } from '~/routes/history/history-tab'
import type { VersionsData } from './field-screens.server'

export const versionsMeta = () => [{ title: `${say.versionsOfAForm} · Panelry` }]

/** The versions of a form with their fields, and the way back to one; or what was done to it. */
export function Versions() {
  const { kind, versions, version, closeTo, history } = useLoaderData<VersionsData>()
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
          <FormError>{stale ? say.changedSinceVersions : formError}</FormError>
          <p className="text-n600">
            {versions.length === 0 ? say.noVersions : say.versionsLead(kind)}
          </p>
          <div>
            {versions.map((each, index) => (
              <Version
                key={each.id}
                {...each}
                kind={kind}
                current={index === 0}
                formVersion={version}
              />
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
  answers,
  kind,
  current,
  formVersion,
}: ListedVersion & { kind: VersionsData['kind']; current: boolean; formVersion: number }) {
  return (
    <Accordion
      title={say.version(number)}
      extra={[current && say.inUse, say.madeWith(kind, answers)].filter(Boolean).join(', ')}
    >
      <p className="muted">
        {say.publishedLabel} <Time at={publishedAt} withTime /> {say.by} {displayName(publisher)}
      </p>
      <ol className="version-fields">
        {fields.map(({ id, label, kind }) => (
          <li key={id}>
            {label} <span className="muted">{fieldKindNames[kind]}</span>
          </li>
        ))}
      </ol>
      <ActionForm className="form-actions" preventScrollReset>
        <input type="hidden" name="version" value={formVersion} />
        <input type="hidden" name="number" value={number} />
        <SubmitButton look="secondary" icon="undo" busyLabel={busyWords.takingBack}>
          {say.restore}
        </SubmitButton>
      </ActionForm>
    </Accordion>
  )
}

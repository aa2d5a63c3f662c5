import { useActionData, useLoaderData, useOutlet } from '@remix-run/react'
import type { ComponentProps } from 'react'
import { FormError } from '~/components/form/error-summary'
import { DashboardShell } from '~/components/shell/dashboard-shell'
import { Screen } from '~/components/ui/screen'
import type { BuilderData } from './builder-data.server'
import { EnterSaves } from './builder-form'
import { BuilderHead } from './builder-head'
import { BuilderTabs } from './builder-tabs'
import type { IntentAnswer } from './carry-out-intent.server'
import { FieldSettings } from './field-settings'
import { FieldsList } from './fields-list'
import { PreviewPart } from './preview-part'
import { RulesPreview } from './rules-preview'
import { useRestoredFocus } from './use-restored-focus'
import { useSaveFirst } from './use-save-first'

/** A form that staff build: its fields, the chosen one, what it looks like, and a dry run. */
export function BuilderScreen({
  above,
}: {
  above: ComponentProps<typeof DashboardShell>['breadcrumb']
}) {
  const shown = useLoaderData<BuilderData>()
  const { step } = (useActionData() as Partial<IntentAnswer> | undefined) ?? {}
  useRestoredFocus()
  useSaveFirst()
  return (
    <Screen dialog={useOutlet()}>
      <DashboardShell breadcrumb={above}>
        <EnterSaves />
        <BuilderHead {...shown} />
        {step && (
          <div className="px-(--edge) pb-4">
            <FormError>{step.text}</FormError>
          </div>
        )}
        <BuilderTabs {...shown} />
        <div className="builder" data-view={shown.view}>
          <FieldsList {...shown} />
          <FieldSettings {...shown} />
          <div>
            <PreviewPart {...shown} />
            {shown.run && <RulesPreview run={shown.run} />}
          </div>
        </div>
      </DashboardShell>
    </Screen>
  )
}

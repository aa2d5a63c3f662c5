import { useActionData, useLoaderData, useNavigation, useOutlet } from '@remix-run/react'
import { type ComponentProps, useEffect, useRef } from 'react'
import { FormError } from '~/components/form/error-summary'
import type { Answer } from '~/components/form/use-form-answer'
import { DashboardShell } from '~/components/shell/dashboard-shell'
import { Screen } from '~/components/ui/screen'
import { Tabs } from '~/components/ui/tabs'
import { builderMessages as say } from '~/messages/builder'
import type { BuilderData, View } from './builder-data.server'
import { EnterSaves, SavingLink } from './builder-form'
import { BuilderHead } from './builder-head'
import { builderLink } from './builder-link'
import type { IntentAnswer } from './carry-out-intent.server'
import { FieldSettings } from './field-settings'
import { FieldsList } from './fields-list'
import { PreviewPart } from './preview-part'
import { RulesPreview } from './rules-preview'
import { useSaveFirst } from './use-save-first'

/** Gives the focus back after a save has drawn the field again; a new field begins at its label. */
function useRestoredFocus() {
  const { state } = useNavigation()
  const answer = useActionData() as Answer<unknown> | undefined
  const wanted = useRef<string | null>(null)
  useEffect(() => {
    const sent = ({ target, submitter }: SubmitEvent) => {
      if (target instanceof HTMLFormElement) wanted.current = focusAfter(target, submitter)
    }
    window.addEventListener('submit', sent, true)
    return () => window.removeEventListener('submit', sent, true)
  }, [])
  useEffect(() => {
    if (state !== 'idle' || !wanted.current) return
    const element = document.querySelector<HTMLInputElement>(wanted.current)
    wanted.current = null
    if (answer?.result?.error) return
    element?.focus()
    if (element?.name === 'label') element.select()
  }, [state, answer])
}

const nextOption = '.option-rows li:last-child input'

/** Element that gets the focus after a form of the builder was carried out; null leaves it. */
function focusAfter(form: HTMLFormElement, button: HTMLElement | null): string | null {
  if (button?.matches('[name="intent"][value="add"]')) return '.field-form [name="label"]'
  const here = document.activeElement
  if (!form.matches('.field-form') || !here || !form.contains(here)) return null
  if (here.matches(`${nextOption}, [name="intent"][value="more"]`)) return nextOption
  const label = here.getAttribute('aria-label')
  if (label) return `.field-form [aria-label="${CSS.escape(label)}"]`
  return here.id ? `#${CSS.escape(here.id)}` : '.field-form .form-actions .btn'
}

/** On a phone the parts of the builder are tabs. */
function BuilderTabs({ base, form, field, view, phone, run }: BuilderData) {
  const kept = { field: field?.id, width: phone ? 'phone' : '', client: run?.client }
  const tab = (to: View, label: string, count?: number) => ({
    to: builderLink(base, { ...kept, view: to }),
    label,
    count,
    current: view === to,
  })
  return (
    <div className="builder-tabs">
      <Tabs
        label={say.partsOfTheBuilder}
        link={SavingLink}
        tabs={[
          tab('fields', say.fields, form.draft.length),
          tab('field', field?.label ?? say.field),
          tab('preview', say.preview),
          ...(run ? [tab('run', say.testRun)] : []),
        ]}
      />
    </div>
  )
}

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

import { Tabs } from '~/components/ui/tabs'
import { builderMessages as say } from '~/messages/builder'
import type { BuilderData, View } from './builder-data.server'
import { SavingLink } from './builder-form'
import { builderLink } from './builder-link'

/** On a phone the parts of the builder are tabs. */
export function BuilderTabs({ base, form, field, view, phone, run }: BuilderData) {
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

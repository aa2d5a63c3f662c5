import { type Column, Table } from '~/components/ui/table'
import { Time } from '~/components/ui/time'
import type { ListedTemplate } from '~/features/templates/list-templates.server'
import { columnWords } from '~/messages/columns'
import { controlWords } from '~/messages/controls'
import { kindWords, templateMessages as say } from '~/messages/templates'
import type { TemplateKind } from '~/permissions/templates'
import { templatePath } from './addresses'
import { categoryNames, PublishButton, PublishedTag, TemplateMenu } from './template-parts'

/** Templates as a table. */
export function TemplateTable({
  kind,
  templates,
}: {
  kind: TemplateKind
  templates: readonly ListedTemplate[]
}) {
  return (
    <Table
      caption={kindWords[kind].title}
      columns={columnsOf(kind)}
      rows={templates}
      rowKey={({ id }) => id}
      rowHref={({ id }) => templatePath(kind, id)}
    />
  )
}

const columnsOf = (kind: TemplateKind): Column<ListedTemplate>[] => [
  { label: controlWords.name, cell: ({ name }) => name },
  {
    label: kind === 'page' ? columnWords.categories : say.category,
    cell: categoryNames,
    yields: 3,
  },
  ...(kind === 'project' ? [stateColumn] : []),
  {
    label: columnWords.created,
    cell: ({ createdAt }) => <Time at={createdAt} />,
    phone: 'hide',
    size: 'date',
    yields: 1,
  },
  {
    label: columnWords.changed,
    cell: ({ updatedAt }) => <Time at={updatedAt} />,
    size: 'date',
    yields: 2,
  },
  {
    label: columnWords.actions,
    size: 'buttons',
    hideLabel: true,
    align: 'end',
    phone: 'end',
    cell: (template) => (
      <div className="inline-flex items-center gap-1">
        {kind === 'project' && <PublishButton template={template} />}
        <TemplateMenu kind={kind} template={template} />
      </div>
    ),
  },
]

const stateColumn: Column<ListedTemplate> = {
  label: columnWords.state,
  size: 'date',
  cell: ({ published }) => <PublishedTag published={published} />,
}

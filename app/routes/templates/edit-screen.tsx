import { type MetaFunction, useLoaderData } from '@remix-run/react'
import { CancelLink } from '~/components/form/cancel-link'
import { CheckboxField } from '~/components/form/choice-fields'
import { EditForm } from '~/components/form/edit-form'
import type { Compare } from '~/components/form/form-differences'

import { SubmitButton } from '~/components/form/submit-button'

import { DashboardShell, PageHead } from '~/components/shell/dashboard-shell'
import { ButtonLink } from '~/components/ui/button'
import { Time } from '~/components/ui/time'
import { pathTo } from '~/map/path-to'
import { columnWords } from '~/messages/columns'
import { controlWords } from '~/messages/controls'
import { kindWords, templateMessages as say } from '~/messages/templates'
import type { TemplateKind } from '~/permissions/templates'
import { HistoryTabs } from '~/routes/history/history-tab'
import { ProjectHistory } from '~/routes/history/project-history'
import { deleteTemplatePath, templatesPath } from './addresses'
import type { EditTemplateData } from './edit.server'
import { TemplateFields } from './template-fields'
import { PageThumbnail } from './thumbnail'

/** A template's name as the title. */
export const editMeta: MetaFunction = ({ data }) => [
  { title: `${(data as EditTemplateData | undefined)?.template.name ?? 'Template'} · Panelry` },
]

/** One template: its name and categories beside its page; it is built in the editor. */
export function EditTemplate() {
  const { template, chosen, categories, thumbnail, history } = useLoaderData<EditTemplateData>()
  const { id, kind, name, published, version, createdAt } = template
  const words = kindWords[kind]
  return (
    <DashboardShell
      breadcrumb={[
        { label: say.library },
        { label: words.title, to: templatesPath(kind) },
        { label: name },
      ]}
    >
      <PageHead
        title={<span className="wrap-anywhere">{name}</span>}
        actions={
          <>
            <ButtonLink to={deleteTemplatePath(kind, id)} look="quiet-danger" icon="trash">
              {controlWords.delete}
            </ButtonLink>
            <ButtonLink to={pathTo('/projects/:id', { id })} icon="panel">
              {say.openInEditor}
            </ButtonLink>
          </>
        }
      >
        <p className="muted">
          {columnWords.created} <Time at={createdAt} />
        </p>
      </PageHead>
      <HistoryTabs label={words.one} history={history !== null} />
      {history ? (
        <ProjectHistory projectId={id} history={history} />
      ) : (
        <div className="template-edit page-body">
          <EditForm
            row={{ version, name, published, categories: chosen }}
            compare={compared(kind, categories)}
          >
            <TemplateFields {...{ kind, categories }} />
            {kind === 'project' && (
              <CheckboxField name="published" label={say.publishedLabel} hint={say.publishedHint} />
            )}
            <div className="form-actions">
              <SubmitButton>{say.saveTemplate}</SubmitButton>
              <CancelLink to={templatesPath(kind)} />
            </div>
          </EditForm>
          <PageThumbnail thumbnail={thumbnail} width={960} whole label={say.homePageOf(name)} />
        </div>
      )}
    </DashboardShell>
  )
}

/** How what differs reads where two people changed one template. */
const compared = (kind: TemplateKind, categories: EditTemplateData['categories']): Compare => ({
  name: controlWords.name,
  categories: [
    say.categoriesTitle,
    (id) => categories.find((category) => category.id === id)?.name ?? '',
  ],
  ...(kind === 'project' && {
    published: [say.publishedLabel, (on: string) => (on ? 'yes' : 'no')],
  }),
})

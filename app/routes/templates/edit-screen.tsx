import { type MetaFunction, useLoaderData } from '@remix-run/react'
import { CancelLink } from '~/components/form/cancel-link'
import { CheckboxField } from '~/components/form/choice-fields'
import { FormError } from '~/components/form/error-summary'
import { textIn, textsIn } from '~/components/form/form-state'
import { StaleForm } from '~/components/form/stale-form'
import { SubmitButton } from '~/components/form/submit-button'
import { VersionForm } from '~/components/form/version-form'
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
import { type Stale, useFormAnswer } from '~/routes/http/use-form-answer'
import { deleteTemplatePath, templatePath, templatesPath } from './addresses'
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
  const form = useFormAnswer<StoredTemplate>({ name })
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
          {form.stale ? (
            <StaleForm
              stale={form.stale}
              values={changed(form.stale, kind, categories)}
              reloadTo={templatePath(kind, id)}
            />
          ) : (
            <VersionForm version={version} className="form">
              <FormError>{form.formError}</FormError>
              <TemplateFields {...{ kind, categories, chosen, form }} />
              {kind === 'project' && (
                <CheckboxField
                  name="published"
                  label={say.publishedLabel}
                  hint={say.publishedHint}
                  checked={form.typed ? form.typed.published === 'on' : published}
                />
              )}
              <div className="form-actions">
                <SubmitButton>{say.saveTemplate}</SubmitButton>
                <CancelLink to={templatesPath(kind)} />
              </div>
            </VersionForm>
          )}
          <PageThumbnail thumbnail={thumbnail} width={960} whole label={say.homePageOf(name)} />
        </div>
      )}
    </DashboardShell>
  )
}

type StoredTemplate = { name: string; published: boolean; categories: string[] }

/** Both versions, in words. */
function changed(
  { typed, stored }: Stale<StoredTemplate>,
  kind: TemplateKind,
  categories: EditTemplateData['categories'],
) {
  const names = (ids: readonly string[]) =>
    categories
      .filter(({ id }) => ids.includes(id))
      .map(({ name }) => name)
      .join(', ')
  const yes = (on: boolean) => (on ? 'yes' : 'no')
  return [
    { label: controlWords.name, stored: stored.name, yours: textIn(typed, 'name') },
    {
      label: say.categoriesTitle,
      stored: names(stored.categories),
      yours: names(textsIn(typed, 'categories')),
    },
    ...(kind === 'project'
      ? [
          {
            label: say.publishedLabel,
            stored: yes(stored.published),
            yours: yes(typed.published === 'on'),
          },
        ]
      : []),
  ]
}

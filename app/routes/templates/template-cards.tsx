import { Link } from '@remix-run/react'
import { Card } from '~/components/ui/card'
import { Time } from '~/components/ui/time'
import type { ListedTemplate } from '~/features/templates/list-templates.server'
import { templateMessages as say } from '~/messages/templates'
import type { TemplateKind } from '~/permissions/templates'
import { templatePath } from './addresses'
import { categoryNames, PublishButton, PublishedTag, TemplateMenu } from './template-parts'
import { PageThumbnail } from './thumbnail'

/** Templates as cards: the page, then name, categories and dates. */
export function TemplateCards({
  kind,
  templates,
}: {
  kind: TemplateKind
  templates: readonly ListedTemplate[]
}) {
  return (
    <ul className="template-grid page-body">
      {templates.map((template) => (
        <li key={template.id}>
          <Card link className="template-card">
            <PageThumbnail thumbnail={template.thumbnail} />
            <div className="template-facts">
              <div className="min-w-0 flex-1">
                <h2 className="font-medium">
                  <Link
                    to={templatePath(kind, template.id)}
                    className="cover-link truncate-line block"
                  >
                    {template.name}
                  </Link>
                </h2>
                <p className="muted truncate-line">{categoryNames(template)}</p>
                <p className="muted">
                  <Time at={template.createdAt} />
                  {template.updatedAt !== template.createdAt && (
                    <>
                      {say.thenChanged} <Time at={template.updatedAt} />
                    </>
                  )}
                </p>
              </div>
              <div className="above-cover">
                <TemplateMenu kind={kind} template={template} />
              </div>
            </div>
            {kind === 'project' && (
              <div className="template-state above-cover">
                <PublishedTag published={template.published} />
                <PublishButton template={template} />
              </div>
            )}
          </Card>
        </li>
      ))}
    </ul>
  )
}

import { useLocation } from '@remix-run/react'
import { ActionForm } from '~/components/form/action-form'
import { Button } from '~/components/ui/button'
import { Menu, MenuLink } from '~/components/ui/menu'
import { Tag } from '~/components/ui/tag'
import type { ListedTemplate } from '~/features/templates/list-templates.server'
import { pathTo } from '~/map/path-to'
import { controlWords } from '~/messages/controls'
import { templateMessages as say } from '~/messages/templates'
import type { TemplateKind } from '~/permissions/templates'
import { deleteTemplatePath, templatePath } from './addresses'

type Named = Pick<ListedTemplate, 'id' | 'name'>

/** The categories of a template, in a line. */
export const categoryNames = ({ categories }: Pick<ListedTemplate, 'categories'>): string =>
  categories.map(({ name }) => name).join(', ') || say.noCategory

/** Whether a project template is offered. */
export const PublishedTag = ({ published }: { published: boolean }) =>
  published ? <Tag tone="success">{say.publishedLabel}</Tag> : <Tag>{say.notPublished}</Tag>

/** Offers a project template for use, or no longer. */
export function PublishButton({ template }: { template: Named & { published: boolean } }) {
  const { search } = useLocation()
  const { id, name, published } = template
  return (
    <ActionForm
      action={`${pathTo('/admin/project-templates/:template/publish', { template: id })}${search}`}
      preventScrollReset
    >
      <input type="hidden" name="published" value={published ? 'no' : 'yes'} />
      <Button>
        {published ? say.unpublish : say.publish}
        <span className="sr-only"> {name}</span>
      </Button>
    </ActionForm>
  )
}

/** Actions on a template of a list. */
export function TemplateMenu({ kind, template }: { kind: TemplateKind; template: Named }) {
  const { search } = useLocation()
  const { id, name } = template
  return (
    <Menu label={say.moreFor(name)} icon="more" look="quiet" end>
      <MenuLink to={pathTo('/projects/:id', { id })} icon="panel">
        {say.openInEditor}
      </MenuLink>
      <MenuLink to={templatePath(kind, id)} icon="pencil">
        {controlWords.edit}
      </MenuLink>
      <MenuLink
        to={`${deleteTemplatePath(kind, id)}${search}`}
        icon="trash"
        danger
        preventScrollReset
      >
        {controlWords.delete}
      </MenuLink>
    </Menu>
  )
}

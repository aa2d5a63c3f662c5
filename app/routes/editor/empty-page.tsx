import { ButtonLink } from '~/components/ui/button'
import { EmptyState } from '~/components/ui/empty-state'
import { pathTo } from '~/map/path-to'
import { editorMessages as say } from '~/messages/editor'
import { panelsPath } from './addresses'
import { useEditor } from './use-editor'

/** Message of a page without body sections, also between its header and footer. */
export function EmptyPage() {
  const { project, page, staff } = useEditor()
  return (
    <EmptyState
      title={say.emptyTitle}
      drawing="page"
      actions={
        <>
          <ButtonLink
            to={panelsPath(project.id, { for: 'body', p: page.id, after: 'end' })}
            preventScrollReset
            look="primary"
            icon="plus"
          >
            {say.addPanel}
          </ButtonLink>
          {staff && (
            <ButtonLink
              to={pathTo('/projects/:id/templates', { id: project.id }, { p: page.id })}
              preventScrollReset
              icon="template"
            >
              {say.selectATemplate}
            </ButtonLink>
          )}
        </>
      }
    >
      {say.empty}
    </EmptyState>
  )
}

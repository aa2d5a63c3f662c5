import { Form } from '@remix-run/react'
import { HiddenValues } from '~/components/form/hidden-values'
import { Button, ButtonLink } from '~/components/ui/button'
import { EmptyState } from '~/components/ui/empty-state'
import { pathTo } from '~/map/path-to'
import { controlWords } from '~/messages/controls'
import { editorMessages as say } from '~/messages/editor'
import { limits } from '~/permissions/limits'
import { previewWidths } from '~/shared/page-width'
import { editorView } from './addresses'
import { EmptyPage } from './empty-page'
import { PreviewFrame } from './preview-frame'
import { useEditor } from './use-editor'
import { useShown } from './use-page'

/** The page as the website it will be, at a width. */
export function Preview({ width }: { width: number }) {
  const { project, page } = useEditor()
  const sections = useShown(({ order }) => order.length)
  if (sections === 0) {
    return (
      <div className="canvas-page canvas-empty">
        <EmptyPage />
      </div>
    )
  }
  if (sections > limits.sectionsOfWebsite) {
    return (
      <div className="canvas-page canvas-empty">
        <EmptyState
          title={say.tooLongTitle}
          drawing="page"
          actions={
            <ButtonLink to={editorView(project.id, { p: page.id })} icon="pencil">
              {say.build}
            </ButtonLink>
          }
        >
          {say.tooLong(limits.sectionsOfWebsite)}
        </EmptyState>
      </div>
    )
  }
  return (
    <>
      <Form
        key={width}
        method="get"
        action={pathTo('/projects/:id', { id: project.id })}
        className="preview-tools"
        preventScrollReset
      >
        <HiddenValues values={{ p: page.id, view: 'preview' }} />
        <label htmlFor="preview-width" className="label">
          {say.width}
        </label>
        <input
          id="preview-width"
          type="number"
          name="width"
          min={previewWidths.min}
          max={previewWidths.max}
          defaultValue={width}
          required
          className="input"
        />
        <span>{say.px}</span>
        <Button>{controlWords.show}</Button>
      </Form>
      <PreviewFrame key={page.id} width={width} />
    </>
  )
}

import { Link } from '@remix-run/react'
import { memo } from 'react'
import { Icon } from '~/components/ui/icon'
import { SectionPicture } from '~/components/ui/section-picture'
import type { SectionType } from '~/editor/types'
import { editorMessages as say } from '~/messages/editor'
import type { Orientation, PanelColor } from '~/panels/types'
import { editorPath, panelsPath } from './addresses'
import { SectionControls } from './section-controls'
import { useEditor } from './use-editor'

export type FrameProps = {
  id: string
  type: SectionType
  name: string
  src: string
  /** Of the picture at a width of 1440; 0 when there is none. */
  height: number
  orientation: Orientation
  color: PanelColor
  selected: boolean
  /** A link over the picture selects it. */
  covered: boolean
  /** The uppermost of the page: its controls stand inside. */
  top: boolean
  first: boolean
  last: boolean
  eager: boolean
}

/** One section on the canvas. Only the selected one has controls: a long page stays light. */
export const SectionFrame = memo(function SectionFrame(props: FrameProps) {
  const { id, name, src, height, selected, covered, top, eager } = props
  return (
    <div
      id={`s-${id}`}
      className="section"
      data-section={id}
      data-body={props.type === 'body' || undefined}
      data-selected={selected || undefined}
      data-top={top || undefined}
      role="group"
      aria-label={name}
      tabIndex={-1}
    >
      {height > 0 ? (
        <SectionPicture src={src} name={name} height={height} eager={eager} />
      ) : (
        <p className="section-missing">
          {name}: {say.noPicture}
        </p>
      )}
      {covered && !selected && <Cover id={id} name={name} />}
      {selected && <Selection {...props} />}
    </div>
  )
})

function Cover({ id, name }: { id: string; name: string }) {
  const { project, page } = useEditor()
  return (
    <a
      href={editorPath(project.id, page.id, id)}
      className="section-cover"
      data-select={id}
      draggable={false}
    >
      <span className="sr-only">{say.select(name)}</span>
    </a>
  )
}

function Selection(props: FrameProps) {
  const { project, page } = useEditor()
  const { id, type, name } = props
  return (
    <>
      <span className="section-flag">{name}</span>
      <SectionControls {...props} />
      {type === 'body' && (
        <Link
          to={panelsPath(project.id, { for: 'body', p: page.id, after: id })}
          preventScrollReset
          className="add-pill"
        >
          <Icon name="plus" />
          Add panel
        </Link>
      )}
    </>
  )
}

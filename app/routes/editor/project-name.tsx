import { Link } from '@remix-run/react'
import { useEffect, useRef, useState } from 'react'
import { ActionForm } from '~/components/form/action-form'
import { useSubmitting } from '~/components/form/use-submitting'
import { pathTo } from '~/map/path-to'
import { editorMessages as say } from '~/messages/editor'
import { useEditor } from './use-editor'

/**
 * The project's name in the bar, a link to the project settings. With script a press turns it into a
 * field: Enter saves, Esc leaves it as it was. What is refused is answered by the project settings.
 */
export function ProjectName({ selected }: { selected: string | null }) {
  const { project, page } = useEditor()
  const [editing, setEditing] = useState(false)
  const sending = useSubmitting()
  const link = useRef<HTMLAnchorElement>(null)
  // The focus goes back to the name, unless it went elsewhere by itself.
  const back = useRef(false)
  const settings = pathTo('/projects/:id/settings', { id: project.id }, { p: page.id, s: selected })
  const leave = () => {
    back.current = true
    setEditing(false)
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: it was saved, here or elsewhere
  useEffect(() => setEditing(false), [project.version])
  useEffect(() => {
    if (!editing && back.current) link.current?.focus()
    back.current = false
  }, [editing])
  if (!editing) {
    return (
      <Link
        ref={link}
        to={settings}
        preventScrollReset
        className="project-name truncate-line"
        title={say.rename}
        onClick={(event) => {
          if (event.metaKey || event.ctrlKey || event.shiftKey) return
          event.preventDefault()
          setEditing(true)
        }}
      >
        {project.name}
      </Link>
    )
  }
  const { primaryColor, secondaryColor } = project
  return (
    <ActionForm
      version={project.version}
      fields={{ primaryColor, secondaryColor, seen: 'on' }}
      action={settings}
      preventScrollReset
      onSubmit={(event) => {
        const name = new FormData(event.currentTarget).get('name')
        if (sending) event.preventDefault()
        else if (name === project.name) {
          event.preventDefault()
          leave()
        } else back.current = true
      }}
    >
      <input
        ref={focusAll}
        name="name"
        dir="auto"
        aria-label={say.projectName}
        className="input project-name-field"
        defaultValue={project.name}
        autoComplete="off"
        onKeyDown={(event) => event.key === 'Escape' && leave()}
        onBlur={(event) => event.target.value === project.name && setEditing(false)}
      />
    </ActionForm>
  )
}

function focusAll(input: HTMLInputElement | null) {
  input?.focus()
  input?.select()
}

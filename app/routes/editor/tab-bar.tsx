import { Link } from '@remix-run/react'
import { Icon, type IconName } from '~/components/ui/icon'
import { pathTo } from '~/map/path-to'
import { controlWords } from '~/messages/controls'
import { editorMessages as say } from '~/messages/editor'
import { editorView, panelsPath, previewPath } from './addresses'
import { previewOn, screens } from './preview-screens'
import { useEditor } from './use-editor'

/** Bar on a phone: the columns at the sides open as sheets. An open sheet's tab closes it. */
export function TabBar({ side }: { side: string | null }) {
  const { project, page } = useEditor()
  const sheet = (name: string) =>
    pathTo('/projects/:id', { id: project.id }, { p: page.id, side: side === name ? null : name })
  return (
    <nav className="editor-tabs" aria-label={say.partsOfEditor}>
      <Tab to={sheet('panels')} icon="layers" current={side === 'panels'}>
        {say.panels}
      </Tab>
      <Tab to={sheet('pages')} icon="file" current={side === 'pages'}>
        {controlWords.pages}
      </Tab>
      <Tab to={panelsPath(project.id, { for: 'body', p: page.id, after: 'end' })} icon="plus">
        {controlWords.add}
      </Tab>
      <Tab to={sheet('settings')} icon="sliders" current={side === 'settings'}>
        {say.settings}
      </Tab>
    </nav>
  )
}

/** On a phone: the way back from a preview, and to those on other screens. */
export function PreviewTabBar({ width }: { width: number }) {
  const { project, page } = useEditor()
  return (
    <nav className="editor-tabs" aria-label={say.view}>
      <Tab to={editorView(project.id, { p: page.id })} icon="pencil">
        {say.build}
      </Tab>
      {screens.map((s) => (
        <Tab
          key={s.width}
          to={previewPath(project.id, page.id, s.width)}
          icon={s.icon}
          label={previewOn(s)}
          current={width === s.width}
        >
          {s.width}
        </Tab>
      ))}
    </nav>
  )
}

function Tab({
  to,
  icon,
  label,
  current,
  children,
}: {
  to: string
  icon: IconName
  label?: string
  current?: boolean
  children: string | number
}) {
  return (
    <Link
      to={to}
      replace
      preventScrollReset
      aria-label={label}
      aria-current={current ? 'true' : undefined}
    >
      <Icon name={icon} size={20} />
      {children}
    </Link>
  )
}

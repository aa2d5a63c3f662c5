import { Link } from '@remix-run/react'
import { Icon, type IconName } from '~/components/ui/icon'
import { pathTo } from '~/map/path-to'
import { controlWords } from '~/messages/controls'
import { editorMessages as say } from '~/messages/editor'
import { panelsPath } from './addresses'
import { useEditor } from './use-editor'

/** On a phone: what stands at the sides opens as sheets. An open sheet's tab closes it. */
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

function Tab({
  to,
  icon,
  current,
  children,
}: {
  to: string
  icon: IconName
  current?: boolean
  children: string
}) {
  return (
    <Link to={to} replace preventScrollReset aria-current={current ? 'true' : undefined}>
      <Icon name={icon} size={20} />
      {children}
    </Link>
  )
}

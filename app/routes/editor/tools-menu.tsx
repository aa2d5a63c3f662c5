import { useViewer } from '~/components/shell/viewer'
import type { IconName } from '~/components/ui/icon'
import { Menu, MenuLink } from '~/components/ui/menu'
import { type Below, pathTo, queryOf } from '~/map/path-to'
import { editorMessages as say } from '~/messages/editor'
import { capped } from '~/messages/format'
import { pagePath } from './addresses'
import { useEditor } from './use-editor'

type Tool = { label: string; to: string; icon: IconName }

/**
 * Menu of what can be done with the page and the project besides stacking panels. Each is a dialog below the
 * project's address; people see the rows that they may use.
 */
function useTools(selected: string | null): Tool[] {
  const { project, page, access, guest, notes, staff } = useEditor()
  const viewer = useViewer()
  const holds = (flag: string) => viewer?.flags.some((held) => held === flag) ?? false
  const query = { p: page.id, s: selected }
  const at = (what: Below<'/projects/:id'>) =>
    pathTo(`/projects/:id/${what}`, { id: project.id }, query)
  const ofPage = (what: Below<'/projects/:id/pages/:page'>) =>
    pagePath(project.id, page.id, what) + queryOf(query)
  const rows: (Tool & { shown: boolean })[] = [
    { label: say.selectATemplate, to: at('templates'), icon: 'template', shown: staff },
    {
      label: say.savePageAsTemplate,
      to: at('save-as-template'),
      icon: 'bookmark',
      shown: holds('managePageTemplates'),
    },
    {
      label: say.copyProjectAsTemplate,
      to: at('copy-as-template'),
      icon: 'copy',
      shown: holds('manageProjectTemplates'),
    },
    { label: say.copy, to: ofPage('copy'), icon: 'file-text', shown: !guest },
    {
      label: notes[page.id] ? say.notesOf(capped(notes[page.id] ?? 0)) : say.notes,
      to: ofPage('notes'),
      icon: 'note',
      shown: !guest,
    },
    { label: say.versions, to: ofPage('versions'), icon: 'clock', shown: true },
    { label: say.findAndReplace, to: at('words'), icon: 'search', shown: true },
    { label: say.pictures, to: at('pictures'), icon: 'image', shown: !guest },
    { label: say.sitemap, to: at('sitemap'), icon: 'layers', shown: true },
    {
      label: say.shareLink,
      to: at('share'),
      icon: 'share',
      shown: access.owner && project.kind === 'website',
    },
    { label: say.history, to: at('history'), icon: 'history', shown: holds('manageProjects') },
    { label: say.keyboardShortcuts, to: at('shortcuts'), icon: 'keyboard', shown: true },
  ]
  return rows.filter(({ shown }) => shown)
}

/** Rows of `useTools`, for a menu. */
export function ToolRows({ selected }: { selected: string | null }) {
  return useTools(selected).map(({ label, to, icon }) => (
    <MenuLink key={label} to={to} icon={icon} preventScrollReset>
      {label}
    </MenuLink>
  ))
}

/** The menu of tools in the editor's bar. */
export function ToolsMenu({ selected }: { selected: string | null }) {
  return (
    <Menu end label={say.tools} icon="more" look="on-dark">
      <ToolRows selected={selected} />
    </Menu>
  )
}

import { Link } from '@remix-run/react'
import { memo } from 'react'
import { HiddenValues } from '~/components/form/hidden-values'
import { Bell } from '~/components/shell/bell'
import { UserMenu } from '~/components/shell/user-menu'
import { useViewer } from '~/components/shell/viewer'
import { ButtonLink, IconLink } from '~/components/ui/button'
import { classNames } from '~/components/ui/class-names'
import { Icon } from '~/components/ui/icon'
import { Menu, MenuLink } from '~/components/ui/menu'
import { showToast } from '~/components/ui/toasts'
import { useDetails } from '~/components/ui/use-details'
import { pathTo, queryOf } from '~/map/path-to'
import { controlWords } from '~/messages/controls'
import { editorMessages as say } from '~/messages/editor'
import { editorView, pagePath, previewPath } from './addresses'
import { useActions } from './editor-actions'
import { PeopleHere } from './people-here'
import { previewOn, screens } from './preview-screens'
import { ProjectName } from './project-name'
import { ToolRows, ToolsMenu } from './tools-menu'
import { useEditor } from './use-editor'
import { useShown } from './use-page'

/** Undo or redo as a form of one button, which says what it is about. */
function UndoButton({ direction }: { direction: 'undo' | 'redo' }) {
  const { project, page, undo, redo, meant, formKey } = useEditor()
  const { undoOrRedo } = useActions()
  const what = direction === 'undo' ? undo : redo
  const label = direction === 'undo' ? say.undo(undo) : say.redo(redo)
  return (
    <form
      method="post"
      action={pagePath(project.id, page.id, direction)}
      onSubmit={(event) => {
        event.preventDefault()
        if (what) undoOrRedo(direction)
      }}
    >
      <HiddenValues values={{ key: formKey, change: String(meant[direction] ?? '') }} />
      <button
        type="submit"
        className="btn btn-on-dark btn-icon"
        aria-label={label}
        title={label}
        aria-disabled={what ? undefined : true}
      >
        <Icon name={direction} />
      </button>
    </form>
  )
}

/** For staff: a press copies the project's id; without script it shows the id to be selected. */
function ProjectIdChip({ id }: { id: string }) {
  const ref = useDetails()
  return (
    <details ref={ref} className="menu max-lg:hidden">
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a summary is a button */}
      <summary
        className="id-chip"
        onClick={(event) => {
          if (!navigator.clipboard) return
          event.preventDefault()
          navigator.clipboard.writeText(id).then(
            () => showToast({ kind: 'success', text: say.copied }),
            () => {
              if (ref.current) ref.current.open = true
            },
          )
        }}
      >
        {say.projectID}
      </summary>
      <code className="menu-panel block select-all p-3 whitespace-nowrap">{id}</code>
    </details>
  )
}

type BarProps = {
  view: 'build' | 'preview'
  width: number
  /** The section the address names. */
  selected: string | null
}

/** The ink bar: way back, name, state, undo and redo, views, help and download. */
export const EditorBar = memo(function EditorBar({ view, width, selected }: BarProps) {
  const { project, page, backTo, staff, guest } = useEditor()
  const viewer = useViewer()
  const build = editorView(project.id, { p: page.id, s: selected })
  const preview = (to: number) => previewPath(project.id, page.id, to)
  const download = pathTo('/projects/:id/download', { id: project.id }, { p: page.id, s: selected })
  return (
    <header className="editor-bar on-ink">
      <div className="editor-bar-start">
        <IconLink
          to={backTo ?? '/'}
          icon="chevron-left"
          look="on-dark"
          label={backTo ? say.backToProjects : say.backToStart}
        />
        <h1 className="truncate-line font-semibold">
          {view === 'build' ? <ProjectName selected={selected} /> : project.name}
        </h1>
        <SavedState />
        <span className="editor-bar-line" />
        <UndoButton direction="undo" />
        <UndoButton direction="redo" />
        {staff && <ProjectIdChip id={project.id} />}
      </div>
      <nav className="editor-views" aria-label={say.view}>
        <Link to={build} preventScrollReset aria-current={view === 'build' ? 'true' : undefined}>
          <Icon name="pencil" />
          {say.build}
        </Link>
        <span className="view-widths">
          {screens.map((s) => (
            <Link
              key={s.width}
              to={preview(s.width)}
              className="view-width"
              aria-label={previewOn(s)}
              aria-current={view === 'preview' && width === s.width ? 'true' : undefined}
            >
              <Icon name={s.icon} />
              {s.width}
            </Link>
          ))}
        </span>
      </nav>
      <div className="editor-bar-end">
        {staff && (
          <ButtonLink
            to={pathTo('/projects/:id/templates', { id: project.id }, { p: page.id, s: selected })}
            icon="template"
            look="on-dark"
            title={say.selectATemplate}
            className="max-lg:hidden"
            preventScrollReset
          >
            <span className="max-xl:sr-only">{say.selectATemplate}</span>
          </ButtonLink>
        )}
        <PeopleHere />
        <div className="max-md:hidden">
          <ToolsMenu selected={selected} />
        </div>
        {viewer && <Bell count={viewer.bellCount} onDark />}
        {guest && (
          <ButtonLink
            to={`/login${queryOf({ redirectTo: editorView(project.id) })}`}
            look="on-dark"
            className="max-md:hidden"
          >
            {say.login}
          </ButtonLink>
        )}
        <ButtonLink
          to={download}
          preventScrollReset
          look="accent"
          icon="download"
          className="max-md:hidden"
        >
          {say.download}
        </ButtonLink>
        {viewer && (
          <div className="max-md:hidden">
            <UserMenu viewer={viewer} onDark compact />
          </div>
        )}
        <div className="md:hidden">
          <Menu end label={say.more} icon="more" look="on-dark">
            {screens.map((s) => (
              <MenuLink
                key={s.width}
                to={preview(s.width)}
                icon={s.icon}
                aria-label={previewOn(s)}
                aria-current={view === 'preview' && width === s.width ? 'true' : undefined}
              >
                {say.preview} {s.width}
              </MenuLink>
            ))}
            <MenuLink to={download} icon="download">
              {say.download}
            </MenuLink>
            <ToolRows selected={selected} />
            {guest && (
              <MenuLink to={`/login${queryOf({ redirectTo: editorView(project.id) })}`} icon="user">
                {say.login}
              </MenuLink>
            )}
            {viewer && (
              <MenuLink to="/account-settings" icon="user">
                {controlWords.accountSettings}
              </MenuLink>
            )}
          </Menu>
        </div>
      </div>
    </header>
  )
})

function SavedState() {
  const saving = useShown((shown) => shown.saving)
  // It waits just as well where the network is there and our server is not.
  const state = saving === 'offline' && navigator.onLine ? 'unanswered' : saving
  const hints = { offline: say.offlineHint, unanswered: say.unansweredHint, saving: '', saved: '' }
  return (
    <span className="saved-state" role="status" title={hints[state] || undefined}>
      {saving === 'saved' && <Icon name="check" className="text-success" />}
      {saving === 'saving' && <span className="spinner" />}
      {saving === 'offline' && <Icon name="warning" className="text-accent" />}
      <span
        className={classNames(
          state === 'saved' && 'max-lg:sr-only',
          // A longer text would take the room of the name.
          state === 'unanswered' && 'max-md:sr-only',
        )}
      >
        {say[state]}
      </span>
    </span>
  )
}

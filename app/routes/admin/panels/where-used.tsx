import { Link } from '@remix-run/react'
import { SettingsSection } from '~/components/shell/settings-section'
import { ButtonLink } from '~/components/ui/button'
import { SafeImage } from '~/components/ui/safe-image'
import type { PanelUse } from '~/features/panels/panel-use.server'
import type { PanelRow } from '~/features/panels/require-panel.server'
import { filePath } from '~/map/file-path'
import { pathTo } from '~/map/path-to'
import { count } from '~/messages/format'
import { panelAdminMessages as say } from '~/messages/panels-admin'
import type { ProjectKind } from '~/permissions/projects'
import { panelPath } from './addresses'

/** Lists the uses of a panel, and the header drawn beforehand that keeps it out of PDFs. */
export function WhereUsed({
  panel: { id, headerImage },
  use,
  projects,
}: {
  panel: PanelRow
  use: PanelUse
  projects: readonly { id: string; name: string; kind: ProjectKind; sections: number }[] | null
}) {
  return (
    <>
      <SettingsSection title={say.whereUsed}>
        <p className="text-n600">
          {use.sections > 0 ? say.usedNow(use.sections, use.pages, use.projects) : say.usedNowhere}
        </p>
        {projects && projects.length > 0 && (
          <ul className="mt-2 grid grid-cols-1 gap-1">
            {projects.map((project) => (
              <li key={project.id} className="flex gap-2">
                <Link
                  to={pathTo('/projects/:id', { id: project.id })}
                  className="link inline-block min-w-6 truncate-line"
                >
                  {project.name}
                </Link>
                <span className="muted flex-none">
                  {project.kind !== 'website' && 'Template, '}
                  {count(project.sections, 'section')}
                </span>
              </li>
            ))}
            {use.projects > projects.length && (
              <li className="muted">{say.moreProjects(use.projects - projects.length)}</li>
            )}
          </ul>
        )}
      </SettingsSection>
      <SettingsSection title={say.headerImage} lead={say.headerImageLead}>
        {headerImage && (
          <SafeImage
            src={filePath('blocks', headerImage)}
            alt={say.headerImage}
            width={480}
            height={120}
            className="mb-3 h-auto max-w-full rounded border border-n200 object-contain"
          />
        )}
        <ButtonLink to={panelPath(id, 'header-image')} icon="image" preventScrollReset>
          {headerImage ? say.replaceOrRemove : say.addHeaderImage}
        </ButtonLink>
      </SettingsSection>
    </>
  )
}

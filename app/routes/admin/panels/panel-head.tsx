import { ActionForm } from '~/components/form/action-form'
import { SubmitButton } from '~/components/form/submit-button'
import { PageHead } from '~/components/shell/dashboard-shell'
import { ButtonLink } from '~/components/ui/button'
import { Tag } from '~/components/ui/tag'
import type { PanelUse } from '~/features/panels/panel-use.server'
import type { PanelRow } from '~/features/panels/require-panel.server'
import { busyWords, controlWords } from '~/messages/controls'
import { panelAdminMessages as say } from '~/messages/panels-admin'
import { panelPath } from './addresses'

/** Name and state of a panel, and what can be done with it as a whole. */
export function PanelHead({
  panel: { id, name, builtIn, enabled, useCount },
  use,
  copyKey,
}: {
  panel: PanelRow
  use: PanelUse
  copyKey: string
}) {
  return (
    <PageHead
      title={<span className="wrap-anywhere">{name}</span>}
      actions={
        <>
          {!builtIn && (
            <ButtonLink
              to={panelPath(id, 'delete')}
              look="quiet-danger"
              icon="trash"
              preventScrollReset
            >
              {controlWords.delete}
            </ButtonLink>
          )}
          <ActionForm action={panelPath(id, 'enabled')} preventScrollReset>
            <SubmitButton
              look="secondary"
              name="enabled"
              value={enabled ? 'off' : 'on'}
              icon={enabled ? 'eye-off' : 'eye'}
            >
              {enabled ? say.disable : say.enable}
            </SubmitButton>
          </ActionForm>
          <ActionForm formKey={copyKey} action={panelPath(id, 'copy')}>
            <SubmitButton look="secondary" icon="copy" busyLabel={busyWords.copying}>
              {say.copyPanel}
            </SubmitButton>
          </ActionForm>
        </>
      }
    >
      <p className="muted flex flex-wrap items-center gap-2">
        <span>{say.used(useCount)}</span>
        {use.sections > 0 && <span>{say.usedNow(use.sections, use.pages, use.projects)}</span>}
        {builtIn && <Tag>{say.builtInLabel}</Tag>}
        {!enabled && <Tag tone="warning">{say.disabledLabel}</Tag>}
      </p>
    </PageHead>
  )
}

import { useLoaderData } from '@remix-run/react'
import { DashboardShell, PageHead } from '~/components/shell/dashboard-shell'
import { readBackupState } from '~/features/backups/backup-state.server'
import { whyNothingIsSwept } from '~/features/files/sweep-hold.server'
import { listHistory } from '~/features/history/list-history.server'
import { readPageStart } from '~/features/lists/page-start'
import { countLostRows } from '~/features/lost-rows/list-lost-rows.server'
import {
  neverBanner,
  readSettings,
  settingsVersion,
} from '~/features/settings/general-settings.server'
import { saveSettings, settingsHistory } from '~/features/settings/save-settings.server'
import { settingsSchema } from '~/features/settings/settings-schema.server'
import { zoneChoices } from '~/features/settings/zone-choices.server'
import { settingsMessages as say } from '~/messages/settings'
import { readNodesState } from '~/platform/litefs/nodes-state.server'
import { HistoryTab, HistoryTabs, wantsHistory } from '~/routes/history/history-tab'
import { redirectWithFlash } from '~/routes/http/flash.server'
import { act, screen } from '~/routes/http/screen-and-act.server'
import { Backups } from './backups'
import { Servers } from './servers'
import { SettingsForm } from './settings-form'

const here = '/admin/general-settings'

export const loader = screen(async ({ url: { searchParams } }) => {
  const { collection, document } = settingsHistory
  return {
    settings: readSettings(),
    version: settingsVersion(),
    zones: zoneChoices(readSettings().officeZone),
    never: neverBanner,
    nodes: await readNodesState(),
    lost: countLostRows(),
    unswept: whyNothingIsSwept(),
    backups: readBackupState(),
    history: wantsHistory(searchParams)
      ? listHistory(collection, document, readPageStart(searchParams))
      : null,
  }
})

export const action = act(settingsSchema, ({ actor, value }) => {
  saveSettings(actor, value)
  return redirectWithFlash(here, { kind: 'success', text: say.saved })
})

export const meta = () => [{ title: `${say.generalSettings} · Panelry` }]

export default function GeneralSettings() {
  const { settings, version, zones, never, nodes, lost, unswept, backups, history } =
    useLoaderData<typeof loader>()
  return (
    <DashboardShell breadcrumb={[{ label: say.admin }, { label: say.generalSettings }]}>
      <PageHead title={say.generalSettings} />
      <HistoryTabs label={say.settings} history={history !== null} />
      {history ? (
        <HistoryTab history={history} />
      ) : (
        <>
          <SettingsForm {...{ settings, version, zones, never }} />
          <Backups state={backups} />
          {(nodes || lost > 0 || unswept) && <Servers {...{ nodes, lost, unswept }} />}
        </>
      )}
    </DashboardShell>
  )
}

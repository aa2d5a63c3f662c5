import { SettingsSection } from '~/components/shell/settings-section'
import { Facts } from '~/components/ui/facts'
import { settingsMessages as say } from '~/messages/settings'
import type { readNodesState } from '~/platform/litefs/nodes-state.server'

type Nodes = NonNullable<Awaited<ReturnType<typeof readNodesState>>>

/** Which servers there are, and how safe what they save is. */
export function Servers({ nodes: { here, state } }: { nodes: Nodes }) {
  const rows: [name: string, value: string][] = [
    [say.shownBy, here],
    [say.primary, state?.primary ?? say.noPrimary],
  ]
  if (state) {
    const others = state.replicas.map(({ name, behind }) => say.behind(name, behind))
    rows.push([say.otherServers, others.join('; ') || say.noOthers])
    rows.push([say.savedSince, say.writes(state.writes)])
  }
  return (
    <SettingsSection title={say.servers} lead={say.serversLead}>
      <Facts rows={rows} />
    </SettingsSection>
  )
}

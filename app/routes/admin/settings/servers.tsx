import { Link } from '@remix-run/react'
import { SettingsSection } from '~/components/shell/settings-section'
import { Facts } from '~/components/ui/facts'
import { lostRowsMessages } from '~/messages/lost-rows'
import { settingsMessages as say } from '~/messages/settings'
import type { readNodesState } from '~/platform/litefs/nodes-state.server'

type Nodes = NonNullable<Awaited<ReturnType<typeof readNodesState>>>

/**
 * Which servers there are, how safe what they save is, and what one of them had alone when it came back.
 *
 * @param nodes null where there is only this one
 * @param lost how many changes wait to be decided about
 */
export function Servers({ nodes, lost }: { nodes: Nodes | null; lost: number }) {
  const rows: [name: string, value: string][] = []
  if (nodes) {
    rows.push([say.shownBy, nodes.here])
    rows.push([say.primary, nodes.state?.primary ?? say.noPrimary])
  }
  const state = nodes?.state
  if (state) {
    const others = state.replicas.map(({ name, behind }) => say.behind(name, behind))
    rows.push([say.otherServers, others.join('; ') || say.noOthers])
    rows.push([say.savedSince, say.writes(state.writes)])
  }
  return (
    <SettingsSection title={say.servers} lead={nodes && say.serversLead}>
      {rows.length > 0 && <Facts rows={rows} />}
      {lost > 0 && (
        <p className="mt-2">
          {lostRowsMessages.waiting(lost)}.{' '}
          <Link to="/admin/lost-rows" className="link">
            {lostRowsMessages.decide}
          </Link>
        </p>
      )}
    </SettingsSection>
  )
}

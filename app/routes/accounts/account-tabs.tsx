import { useViewer } from '~/components/shell/viewer'
import { Tabs } from '~/components/ui/tabs'
import { pathTo } from '~/map/path-to'
import { availabilityMessages } from '~/messages/availability'

/** The views of the account settings; only staff have more than one. */
export function AccountTabs({ current }: { current: 'account' | 'availability' }) {
  const viewer = useViewer()
  if (viewer?.role !== 'admin' && !viewer?.organization) return null
  return (
    <Tabs
      label="Account Settings"
      tabs={[
        { to: pathTo('/account-settings'), label: 'Account', current: current === 'account' },
        {
          to: pathTo('/account-settings/availability'),
          label: availabilityMessages.tab,
          current: current === 'availability',
        },
      ]}
    />
  )
}

import { useViewer } from '~/components/shell/viewer'
import { Tabs } from '~/components/ui/tabs'
import { pathTo } from '~/map/path-to'
import { accountMessages as say } from '~/messages/accounts'
import { availabilityMessages } from '~/messages/availability'
import { controlWords } from '~/messages/controls'

/** The views of the account settings; only staff have more than one. */
export function AccountTabs({ current }: { current: 'account' | 'availability' }) {
  const viewer = useViewer()
  if (viewer?.role !== 'admin' && !viewer?.organization) return null
  return (
    <Tabs
      label={controlWords.accountSettings}
      tabs={[
        { to: pathTo('/account-settings'), label: say.account, current: current === 'account' },
        {
          to: pathTo('/account-settings/availability'),
          label: availabilityMessages.tab,
          current: current === 'availability',
        },
      ]}
    />
  )
}
